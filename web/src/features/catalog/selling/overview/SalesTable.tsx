import Box from '@mui/material/Box';
import { longMonthOf, type Sales } from './sales.ts';

/** What was sold in each month as a table, behind a line that opens it: the latest first. */
export function SalesTable({ sales }: { sales: Sales }) {
  return (
    <Box
      component="details"
      sx={{
        '& summary': { cursor: 'pointer', color: 'text.secondary', py: 1, typography: 'body2' },
        '& table': { borderCollapse: 'collapse', width: '100%', maxWidth: 420 },
        '& :is(th, td)': { ...{ py: 0.5, textAlign: 'end', fontWeight: 400 }, typography: 'body2' },
        '& :is(th, td):first-of-type': { textAlign: 'start' },
        '& thead th': { color: 'text.secondary' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <summary>Sales by month as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Sold</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {sales.toReversed().map(({ month, count, amount }) => (
            <tr key={month}>
              <th scope="row">{longMonthOf(month)}</th>
              <td>{count}</td>
              <td>{amount.formatted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
