import Checkbox from '@mui/material/Checkbox';
import type { Column } from '../table/DataTable.tsx';
import type { ChosenRows } from './useChosenRows.ts';

/**
 * The column of a table in which its rows are chosen.
 * @param nameOf a row's name, for screen readers
 */
export const chooseColumn = <Row extends { id: string }>(
  { isChosen, toggle }: ChosenRows<Row>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  header: 'Choose',
  area: 'choose',
  cell: (row) => (
    <Checkbox
      size="small"
      checked={isChosen(row.id)}
      onChange={() => toggle(row.id)}
      slotProps={{ input: { 'aria-label': `Choose ${nameOf(row)}` } }}
      sx={{ m: -1 }}
    />
  ),
});
