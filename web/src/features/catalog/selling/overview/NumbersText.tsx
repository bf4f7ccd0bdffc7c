import Typography from '@mui/material/Typography';
import type { ProductNumbers } from './useSellerStatistics.ts';

/** How often a product is looked at and remembered, in words; an empty line until that is known. */
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
