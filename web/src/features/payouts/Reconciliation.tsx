import { mdiCheckCircleOutline, mdiScaleBalance } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayoutDifferenceKind, ReconciliationQuery } from '../../generated/graphql.ts';
import { useReconciliationQuery } from '../../generated/payouts.ts';
import { useConfig } from '../../lib/config.ts';
import { countText } from '../../lib/countText.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { formatMoment } from '../../lib/time/dates.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';

graphql(`
  query Reconciliation {
    adminReconciliation {
      checkedAt
      count
      differences {
        kind
        reference
        orderId
        recorded {
          formatted
        }
        provided {
          formatted
        }
        recordedState
        providedState
      }
    }
  }
`);

/** An amount and its state, such as `$40.00, failed`. */
const sideText = (money: { formatted: string } | null, state: string | null): string =>
  [money?.formatted, state?.replaceAll('_', ' ')].filter(Boolean).join(', ') || 'Missing';

type Compared = NonNullable<ReconciliationQuery['adminReconciliation']>;

const lead =
  'Once a day the shop compares a week’s payments, refunds, disputes, transfers and reversals with the payment provider’s books, and how payouts and sellers’ accounts stand.';

const kinds: Record<PayoutDifferenceKind, string> = {
  CHARGE: 'Payment',
  REFUND: 'Refund',
  DISPUTE: 'Dispute',
  TRANSFER: 'Transfer',
  REVERSAL: 'Reversal',
  BANK_PAYOUT: 'Payout to the bank',
  ACCOUNT: 'Seller’s account',
};

/** The last comparison with the card provider's books: every difference, or a note that there is none. */
export function Reconciliation() {
  const { payouts } = useConfig();
  const { data, error, refetch } = useReconciliationQuery();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const compared = data.adminReconciliation;
  if (!compared) {
    return (
      <EmptyState icon={mdiScaleBalance} title="Not compared yet">
        {payouts.isOn ? `${lead} The first time is within a minute of the start.` : noPayouts}
      </EmptyState>
    );
  }
  const { differences } = compared;
  return (
    <>
      {differences.length === 0 ? (
        <EmptyState icon={mdiCheckCircleOutline} title="Everything agrees">
          {`${lead} Nothing differs.`}
        </EmptyState>
      ) : (
        <>
          <Alert severity="warning" sx={{ mb: 2 }}>
            {countText(differences.length, 'difference')} between the shop’s records and the payment
            provider’s books. Look each id up at the provider before you hold or retry anything.
          </Alert>
          <Differences differences={differences} />
        </>
      )}
      <Compare compared={compared} />
    </>
  );
}

const noPayouts = 'This shop arranges payouts outside, so there’s nothing to compare.';

function Compare({ compared: { checkedAt, count } }: { compared: Compared }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
      Last compared <RelativeDate at={checkedAt} />, {formatMoment(checkedAt)}:{' '}
      {countText(count, 'entry', 'entries')} at the provider.
    </Typography>
  );
}

function Differences({ differences }: Pick<Compared, 'differences'>) {
  return (
    <DataTable
      label="Differences"
      rows={differences}
      rowKey={({ kind, reference }) => `${kind} ${reference}`}
      columns={[
        { header: 'What', cell: ({ kind }) => kinds[kind] },
        {
          header: 'Provider’s id',
          cell: ({ reference }) => (
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              {reference}
            </Box>
          ),
        },
        {
          header: 'Order',
          cell: ({ orderId, reference }) =>
            orderId ? (
              <TextLink to={paths.order(orderId)} aria-label={`Order of ${reference}`}>
                Open order
              </TextLink>
            ) : (
              'No order'
            ),
        },
        {
          header: 'Shop’s records',
          cell: ({ recorded, recordedState }) => sideText(recorded, recordedState),
        },
        {
          header: 'Provider’s books',
          cell: ({ provided, providedState }) => sideText(provided, providedState),
        },
      ]}
    />
  );
}
