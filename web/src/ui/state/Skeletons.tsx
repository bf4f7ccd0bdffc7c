import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { cardGrid } from '../cardGrid.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for one picture card. */
function CardSkeleton({ ratio = '4 / 3' }: { ratio?: string }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto' }} />
      <Box sx={{ p: 2 }}>
        <Skeleton width="75%" height={24} />
        <Skeleton width="40%" height={24} />
      </Box>
    </Box>
  );
}

/** Placeholder for a grid of picture cards. */
export function CardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={cardGrid}>
      {numbers(cards).map((number) => (
        <CardSkeleton key={number} ratio="16 / 10" />
      ))}
    </Box>
  );
}

/** Placeholder for a table, or for its cards on a phone. */
export function TableSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {numbers(rows).map((number) => (
        <Skeleton
          key={number}
          variant="rounded"
          sx={{ height: { xs: 180, md: 56 }, borderRadius: '12px' }}
        />
      ))}
    </Box>
  );
}

/** Placeholder for a page whose chunk is loading. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: '70vh' }}>
      <Skeleton width="min(420px, 70%)" height={56} />
      <Skeleton width="min(560px, 90%)" height={28} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" sx={{ height: 320, borderRadius: '12px' }} />
    </Box>
  );
}
