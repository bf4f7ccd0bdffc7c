import Typography from '@mui/material/Typography';
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
  `${plural(viewCount, 'view')}, on ${plural(wishCount, 'wish list')}`;

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
