import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { cellAsLine, headOffScreen, rowAsCard, tableFrame } from './dataTable.styles.ts';

export type Column<Row> = {
  header: string;
  /** what the cell shows; `index` counts from 0 */
  cell: (row: Row, index: number) => ReactNode;
  align?: 'left' | 'center' | 'right';
};

type Props<Row> = {
  /** names the table for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A compact table; on a phone each row becomes a card whose lines carry the column's name.
 * The roles are written out because a table that is laid out as blocks loses its own.
 */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <TableContainer sx={tableFrame}>
      <Table role="table" aria-label={label} size="small">
        <TableHead role="rowgroup" sx={headOffScreen}>
          <TableRow role="row">
            {columns.map(({ header, align = 'left' }) => (
              <TableCell key={header} role="columnheader" scope="col" align={align}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <TableRow key={rowKey(row)} role="row" sx={rowAsCard}>
              {columns.map(({ header, cell, align = 'left' }) => (
                <TableCell
                  key={header}
                  role="cell"
                  align={align}
                  data-header={header}
                  sx={cellAsLine}
                >
                  {cell(row, index)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
