import { longMonth } from '../../../lib/time/months.ts';
import { FoldedTable } from '../../../ui/table/FoldedTable.tsx';
import type { Sales } from './sales.ts';

/** Sales by month in a collapsible table, latest first. */
export function SalesTable({ sales }: { sales: Sales }) {
  return (
    <FoldedTable
      summary="Sales by month as a table"
      columns={['Month', 'Sold', 'For']}
      rows={sales.toReversed().map(({ month, count, amount }) => ({
        key: month,
        name: longMonth(month),
        cells: [String(count), amount.formatted],
      }))}
    />
  );
}
