import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { cardFrame } from '../cardFrame.ts';
import { type FoldedRow, FoldedTable } from '../table/FoldedTable.tsx';
import { type Bars, barsHeight } from './bars.ts';
import { LazyBarsChart } from './LazyBarsChart.tsx';

type Props = {
  title: string;
  /** description of the numbers, in a sentence */
  lead: string;
  bars: Bars;
  isLoading: boolean;
  /** the columns and rows of the table with the same numbers */
  columns: readonly string[];
  rows: readonly FoldedRow[];
  empty: string;
};

/** A framed chart with its numbers in a collapsible table. */
export function ChartCard({ title, lead, bars, isLoading, columns, rows, empty }: Props) {
  const id = useId();
  const isEmpty = bars.series.every(({ data }) => data.every((value) => value === 0));
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        ...cardFrame,
        p: { xs: 2, md: 3 },
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {lead}
      </Typography>
      {bars.series.length > 1 && <Legend series={bars.series} />}
      <Box sx={{ minHeight: barsHeight(bars.maxHorizontalBars) + 8, mt: 'auto', pt: 1 }}>
        {isLoading && (
          <Skeleton variant="rounded" height={barsHeight(bars.maxHorizontalBars) - 20} />
        )}
        {!isLoading && isEmpty && <Nothing>{empty}</Nothing>}
        {!isLoading && !isEmpty && <LazyBarsChart {...bars} />}
      </Box>
      {isLoading ? (
        <Skeleton width="20ch" height={37.4} />
      ) : (
        <FoldedTable summary={`${title} as a table`} columns={columns} rows={rows} />
      )}
    </Box>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 200, textAlign: 'center' }}>
      <Typography color="textSecondary">{children}</Typography>
    </Box>
  );
}

function Legend({ series }: Pick<Bars, 'series'>) {
  return (
    <Box
      component="ul"
      aria-hidden
      sx={{ display: 'flex', gap: 2, m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'caption' }}
    >
      {series.map(({ label, color }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: `${color}.main` }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
