import Box from '@mui/material/Box';
import type { ProductNumbers } from './useSellerStatistics.ts';

/** How often a product is looked at and remembered, in words; nothing until that is known. */
export function NumbersCell({ numbers }: { numbers: ProductNumbers | undefined }) {
  if (!numbers) return null;
  const { viewCount, wishCount } = numbers;
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexDirection: { md: 'column' }, columnGap: 1.5, flexWrap: 'wrap' },
        ...{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', typography: 'body2' },
        color: 'text.secondary',
      }}
    >
      <span>{viewCount === 1 ? '1 view' : `${viewCount} views`}</span>
      <span>{wishCount === 1 ? 'on 1 wish list' : `on ${wishCount} wish lists`}</span>
    </Box>
  );
}
