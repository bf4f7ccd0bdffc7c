import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ComparedHead_ProductFragmentDoc } from '../../generated/compare.ts';
import type { ComparedHead_ProductFragment } from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import { ComparedHead } from './ComparedHead.tsx';
import { cell, headBox, rowGrid } from './comparison.styles.ts';
import { rows } from './rows.tsx';

/** Placeholder for the comparison; products whose card was shown have picture and name at once. */
export function ComparisonSkeleton({ ids }: { ids: readonly string[] }) {
  return (
    <Box role="status" aria-label="Loading">
      <Box sx={headBox}>
        <Box sx={rowGrid(ids.length)}>
          <Box sx={{ display: { xs: 'none', md: 'block' } }} />
          {ids.map((id) => (
            <Box key={id} sx={cell}>
              <CachedHead id={id} />
            </Box>
          ))}
        </Box>
      </Box>
      {rows.map(({ name }) => (
        <Skeleton key={name} sx={{ height: { xs: 72, md: 56 }, transform: 'none', my: 0.5 }} />
      ))}
    </Box>
  );
}

function CachedHead({ id }: { id: string }) {
  const { complete, data } = useFragment({
    fragment: ComparedHead_ProductFragmentDoc,
    fragmentName: 'ComparedHead_product',
    from: { __typename: 'Product', id },
  });
  if (!complete) {
    return (
      <>
        <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', height: 'auto' }} />
        <Skeleton width="80%" sx={{ mt: 1 }} />
      </>
    );
  }
  // The cache returns the fragment's data unmasked; components take it masked, as from a query.
  return <ComparedHead product={data as unknown as FragmentType<ComparedHead_ProductFragment>} />;
}
