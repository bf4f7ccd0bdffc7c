import { formatShortMoney, toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import { shortMonth } from '../../../lib/time/months.ts';
import { LazyBarsChart } from '../../../ui/chart/LazyBarsChart.tsx';
import type { Sales } from './sales.ts';

/** Sales by month, as bars. The table beside it has the same data for screen readers. */
export function SalesChart({ sales }: { sales: Sales }) {
  const currency = sales[0]?.amount.currency ?? '';
  const money = (major: number) => formatShortMoney(toMinor(major, currency), currency);
  return (
    <LazyBarsChart
      names={sales.map(({ month }) => shortMonth(month))}
      series={[
        {
          label: 'Sold for',
          color: 'primary',
          data: sales.map(({ amount }) => toMajor(amount.amount, currency)),
          note: (index) => `(${sales[index]?.count})`,
        },
      ]}
      formatValue={money}
    />
  );
}
