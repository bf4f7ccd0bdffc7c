import { formatShortMoney, toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import type { PayoutMonths_PayoutSummaryFragment } from '../../generated/graphql.ts';
import { useConfig } from '../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { longMonth, monthsBetween, shortMonth } from '../../lib/time/months.ts';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';

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

const fewestMonths = 6;
const mostMonths = 12;

/** A seller's payouts by month, as bars and as a table. */
export function PayoutMonths(props: Props) {
  const { currency } = useConfig();
  const { months } = unmask<PayoutMonths_PayoutSummaryFragment>(props.summary);
  const shares = new Map(months.map(({ month, share }) => [month.slice(0, 7), share.amount]));
  const shown = monthsShown([...shares.keys()]);
  const only = months.length === 1 ? months[0] : undefined;
  return (
    <ChartCard
      title="Earnings by month"
      lead={
        only
          ? `${only.share.formatted} for the sales of ${longMonth(only.month)}, after refunds and fees.`
          : 'Sales of each month, after refunds and fees.'
      }
      bars={{
        names: shown.map(shortMonth),
        series: [
          {
            label: 'You get',
            color: 'primary',
            data: shown.map((month) => toMajor(shares.get(month) ?? 0, currency)),
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

/**
 * The months to show, up to the last one with sales, and at least `fewestMonths`: a single bar would be as wide as the
 * chart.
 */
export function monthsShown(sold: readonly string[]): string[] {
  const last = sold.at(-1) ?? '';
  const start = new Date(last);
  start.setUTCMonth(start.getUTCMonth() + 1 - fewestMonths);
  const earliest = start.toISOString().slice(0, 7);
  const first = sold[0] ?? last;
  return monthsBetween(first < earliest ? first : earliest, last).slice(-mostMonths);
}
