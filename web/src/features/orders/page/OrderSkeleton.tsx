import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { columns } from './orderPage.styles.ts';

/** Placeholder for an order while it loads. */
export const OrderSkeleton = () => (
  <Box role="status" aria-label="Loading">
    <Box sx={{ display: 'flex', gap: 2.5, mb: 3 }}>
      <Skeleton
        variant="rounded"
        sx={{ width: { xs: 96, md: 152 }, aspectRatio: '4 / 3', height: 'auto', flexShrink: 0 }}
      />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="min(160px, 50%)" />
        <Skeleton width="min(420px, 90%)" height={48} />
        <Skeleton width={110} height={28} />
      </Box>
    </Box>
    <Box sx={columns}>
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  </Box>
);
