import Typography from '@mui/material/Typography';
import { countText } from '../../../lib/countText.ts';
import type { ProductNumbers } from './useSellerStatistics.ts';

/** Views and wish list entries of a product, in words; an empty line while loading. */
export function NumbersText({ numbers }: { numbers: ProductNumbers | undefined }) {
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ fontVariantNumeric: 'tabular-nums', minHeight: '1.66em' }}
    >
      {numbers && inWords(numbers)}
    </Typography>
  );
}

const inWords = ({ viewCount, wishCount }: ProductNumbers) =>
  `${countText(viewCount, 'view')}, on ${countText(wishCount, 'wish list')}`;
