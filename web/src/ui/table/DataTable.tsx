import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useLazyOverlay } from '../useOverlay.ts';
import {
  cellAsLine,
  cellInGrid,
  endOfHead,
  headOffScreen,
  rowAsCard,
  rowAsGrid,
  tableFrame,
} from './dataTable.styles.ts';
import { followRow, useRowKeys } from './useRowKeys.ts';

const TableKeys = lazyChunk(async () => (await import('./TableKeys.tsx')).TableKeys);

export type Column<Row> = {
  header: string;
  /** content of the cell; `index` counts from 0 */
  cell: (row: Row, index: number) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** the cell's grid area on a phone, if the table has areas */
  area?: string;
};

type Props<Row> = {
  /** names the table for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** the layout of a card on a phone, as `grid-template-areas`; without it every cell is a line */
  areas?: string | undefined;
  /** a click anywhere on a row follows its first link */
  opensRows?: boolean;
  /** a control at the end of the head */
  headEnd?: ReactNode;
};

/**
 * A compact table. On a phone each row becomes a card, whose cells are labelled lines or have grid areas. The roles are
 * explicit because a table laid out as blocks loses its own.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, areas, opensRows = false, headEnd } = props;
  const rowStyles = [
    rowAsCard,
    ...(areas ? [rowAsGrid(areas)] : []),
    ...(opensRows ? [{ cursor: 'pointer' }] : []),
  ] as SxProps<Theme>;
  const help = useLazyOverlay();
  const onKeyDown = useRowKeys(help.open);
  return (
    <TableContainer sx={tableFrame}>
      <Table role="table" aria-label={label} aria-keyshortcuts="J K Enter Shift+?" size="small">
        <TableHead role="rowgroup" sx={headOffScreen}>
          <TableRow role="row">
            {columns.map(({ header, align = 'left' }, index) => {
              const end = index === columns.length - 1 && headEnd;
              return (
                <TableCell
                  key={header}
                  role="columnheader"
                  scope="col"
                  align={align}
                  {...(end && { 'aria-label': header })}
                >
                  {end ? (
                    <Box sx={endOfHead}>
                      {header}
                      {end}
                    </Box>
                  ) : (
                    header
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" onKeyDown={onKeyDown} {...(opensRows && { onClick: followRow })}>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row)} role="row" tabIndex={-1} sx={rowStyles}>
              {columns.map(({ header, cell, area, align = 'left' }) => (
                <TableCell
                  key={header}
                  role="cell"
                  align={align}
                  data-header={header}
                  sx={areas ? cellInGrid(area) : cellAsLine}
                >
                  {cell(row, index)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {help.overlay && <TableKeys {...help.overlay} />}
    </TableContainer>
  );
}
