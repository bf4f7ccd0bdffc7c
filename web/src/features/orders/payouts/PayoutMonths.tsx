import { formatShortMoney, toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import type { PayoutMonths_PayoutSummaryFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ChartCard } from '../../../ui/chart/ChartCard.tsx';
import { longMonth, monthsBefore, shortMonth } from './months.ts';

graphql(`
  fragment PayoutMonths_payoutSummary on PayoutSummary {
    months {
      month
      charged {
        formatted
      }
      returned {
        formatted
      }
      fee {
        formatted
      }
      share {
        amount
        formatted
      }
    }
  }
`);

type Props = { summary: FragmentType<PayoutMonths_PayoutSummaryFragment> };

/** As bars and as a table. */
export function PayoutMonths(props: Props) {
  const { currency } = useConfig();
  const { months } = unmask<PayoutMonths_PayoutSummaryFragment>(props.summary);
  const before = monthsBefore(months);
  const only = months.length === 1 ? months[0] : undefined;
  return (
    <ChartCard
      title="Your share by month"
      lead={
        only
          ? `${only.share.formatted} for the sales of ${longMonth(only.month)}, after refunds and fees.`
          : 'What you get for the sales of each month, after refunds and fees.'
      }
      bars={{
        names: [...before, ...months.map(({ month }) => month)].map(shortMonth),
        series: [
          {
            label: 'You get',
            color: 'primary',
            data: [
              ...before.map(() => 0),
              ...months.map(({ share }) => toMajor(share.amount, currency)),
            ],
          },
        ],
        formatValue: (major) => formatShortMoney(toMinor(major, currency), currency),
      }}
      isLoading={false}
      columns={['Month', 'Paid', 'Returned', 'Fee', 'You get']}
      rows={months.toReversed().map(({ month, charged, returned, fee, share }) => ({
        key: month,
        name: longMonth(month),
        cells: [charged.formatted, returned.formatted, fee.formatted, share.formatted],
      }))}
      empty="Nothing is left of these sales."
    />
  );
}
