import type { Prefetch } from '../../apollo/prefetch.ts';
import { PayoutFigures } from '../../features/payouts/PayoutFigures.tsx';
import { PayoutMonths } from '../../features/payouts/PayoutMonths.tsx';
import { PayoutSetup } from '../../features/payouts/set-up/PayoutSetup.tsx';
import { feeTermsText } from '../../features/payouts/shareText.ts';
import { PayoutsPageDocument, usePayoutsPageQuery } from '../../generated/payouts.ts';
import { useConfig } from '../../lib/config.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { PageSkeleton } from '../../ui/state/Skeletons.tsx';
import { PayoutsList } from './PayoutsList.tsx';

graphql(`
  query PayoutsPage {
    payoutAccount {
      ...PayoutSetup_payoutAccount
    }
    payoutSummary {
      ...PayoutFigures_payoutSummary
      ...PayoutMonths_payoutSummary
      months {
        month
      }
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: PayoutsPageDocument });

/** A seller's payouts: the set-up, the totals, and each sale's share. */
export function PayoutsPage() {
  const { payouts, currency } = useConfig();
  const { data, error, refetch } = usePayoutsPageQuery();
  const fee = feeTermsText(payouts.fee, currency);
  return (
    <>
      <PageTitle
        title="Payouts"
        lead={
          <>
            Your earnings, and when we send them.{' '}
            {fee ? `The shop’s fee is ${fee} of each sale.` : 'The shop takes no fee.'}{' '}
            <TextLink to={paths.howItWorksSection('payouts')}>How payouts work</TextLink>
          </>
        }
      />
      {data ? (
        <>
          <PayoutSetup account={data.payoutAccount} refetch={refetch} />
          {data.payoutSummary.months.length > 0 && (
            <>
              <PayoutFigures summary={data.payoutSummary} />
              <PayoutMonths summary={data.payoutSummary} />
            </>
          )}
          <PayoutsList months={data.payoutSummary.months.map(({ month }) => month)} />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
