import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { barsHeight } from '../../../ui/chart/bars.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesTable } from './SalesTable.tsx';
import { totalOf } from './sales.ts';
import type { Overview } from './useSellerStatistics.ts';

type Props = {
  /** undefined until loaded */
  overview: Overview | undefined;
  /** it could not be loaded */
  failed: boolean;
  onRetry: () => void;
};

/** A seller's sales of the last year, views and wishes of all products, and the number of followers. */
export function SellerOverview({ overview, failed, onRetry }: Props) {
  const id = useId();
  if (failed && !overview)
    return <ErrorState title="We couldn’t load the numbers" onRetry={onRetry} />;
  const sales = overview?.salesOverTime;
  const sold = sales && totalOf(sales);
  const totals = [
    ['Products sold', sold && String(sold.count)],
    ['Sales', sold?.amount],
    ['Views', overview && String(overview.sellerStatistics.viewCount)],
    ['On wish lists', overview && String(overview.sellerStatistics.wishCount)],
    ['Followers', overview && String(overview.sellerStatistics.followerCount)],
  ];
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        ...cardFrame,
        p: { xs: 2, md: 3 },
        mb: 3,
      }}
    >
      <Typography id={id} variant="h5" component="h2">
        Overview
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Sales of the last 12 months
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          mb: 1,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' },
        }}
      >
        {totals.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="h5"
              sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
            >
              {value ?? <Skeleton width="3ch" />}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ height: barsHeight() }}>{sales && <SalesChart sales={sales} />}</Box>
      {sales ? <SalesTable sales={sales} /> : <Skeleton width="20ch" height={37} />}
    </Box>
  );
}
