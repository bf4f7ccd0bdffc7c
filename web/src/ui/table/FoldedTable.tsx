import Box from '@mui/material/Box';

/** A row of a collapsible table: its head and its cells' texts. */
export type FoldedRow = { key: string; name: string; cells: readonly string[] };

type Props = {
  /** the text of the line that opens it */
  summary: string;
  /** the columns' names, beginning with that of the row heads */
  columns: readonly string[];
  rows: readonly FoldedRow[];
};

/** The numbers of a chart in a collapsible table. */
export function FoldedTable({ summary, columns, rows }: Props) {
  return (
    <Box
      component="details"
      sx={{
        '& summary': { cursor: 'pointer', color: 'text.secondary', py: 1, typography: 'body2' },
        '& table': { borderCollapse: 'collapse', width: '100%', maxWidth: 420 },
        '& :is(th, td)': {
          py: 0.5,
          textAlign: 'end',
          fontWeight: 400,
          typography: 'body2',
          '&:not(:first-of-type)': { pl: 1.5 },
        },
        '& th:first-of-type': { textAlign: 'start' },
        '& thead th': { color: 'text.secondary' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
