import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ComparedProduct_ProductFragment } from '../../generated/graphql.ts';
import { timeAgo } from '../../lib/time/dates.ts';
import { shopNow } from '../../lib/time/shopClock.ts';
import { PriceText } from '../../ui/text/PriceText.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { StockTag } from '../lists/StockTag.tsx';
import { LocationText } from '../places/LocationText.tsx';
import { ConditionBadge } from '../product/condition/ConditionBadge.tsx';
import { OriginalPrice } from '../product/OriginalPrice.tsx';
import { PreviousPrice } from '../product/PreviousPrice.tsx';
import { yearsOfUse } from '../product/yearsOfUse.ts';

/** A product with the fields that the comparison shows. */
export type Compared = ComparedProduct_ProductFragment;

/** One aspect of the comparison. */
export type Row = {
  name: string;
  /** text to compare; null if the seller didn't state it */
  text: (product: Compared) => string | null;
  /** cell content; by default the text */
  show?: (product: Compared) => ReactNode;
  /** higher is better, null if unknown; `name` labels the best product */
  best?: { of: (product: Compared) => number | null; name: string };
};

function savingOf({ originalPrice, resalePrice }: Compared): string {
  const saved = originalPrice.amount - resalePrice.amount;
  if (saved <= 0) return 'None';
  const percent = Math.round((100 * saved) / originalPrice.amount);
  return `${formatMoney(saved, resalePrice.currency)} (${percent}%)`;
}

/** The compared aspects, in the order of the rows. */
export const rows: readonly Row[] = [
  {
    name: 'Price',
    text: ({ resalePrice }) => resalePrice.formatted,
    show: (product) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <PriceText price={product.resalePrice} variant="h4" component="span" />
        <OriginalPrice product={product} />
        <PreviousPrice product={product} />
      </Box>
    ),
    best: { of: ({ resalePrice }) => -resalePrice.amount, name: 'Lowest price' },
  },
  { name: 'Saving', text: savingOf },
  {
    name: UpdateProductInput.condition.label,
    text: ({ condition }) => condition,
    show: (product) => <ConditionBadge product={product} />,
  },
  {
    name: 'Used for',
    text: ({ yearsOfUsedProduct }) => yearsOfUse(yearsOfUsedProduct),
    best: { of: ({ yearsOfUsedProduct }) => -yearsOfUsedProduct, name: 'Least used' },
  },
  {
    name: UpdateProductInput.location.label,
    text: ({ location }) => location || 'Unknown',
    show: (product) => (product.location ? <LocationText product={product} /> : 'Unknown'),
  },
  {
    name: 'Seller',
    text: ({ sellerName, seller }) =>
      `${sellerName ?? 'This account was closed'}${seller?.verified ? ', verified' : ''}`,
    show: ({ sellerName, seller }) => (
      <>
        {sellerName ?? 'This account was closed'}
        {seller?.verified && (
          <Typography
            variant="caption"
            component="span"
            sx={{ display: 'block', color: 'primary.main' }}
          >
            Verified seller
          </Typography>
        )}
      </>
    ),
  },
  { name: 'Category', text: ({ category }) => category?.title ?? 'None' },
  {
    name: 'Posted',
    text: ({ postedTime }) => timeAgo(postedTime, shopNow()),
    show: ({ postedTime }) => <RelativeDate at={postedTime} />,
  },
  {
    name: 'In stock',
    text: ({ inStock }) => inStock,
    show: (product) => <StockTag product={product} />,
  },
];

export const differs = ({ text }: Row, products: readonly Compared[]): boolean =>
  new Set(products.map(text).filter((one) => one !== null)).size > 1;

/**
 * The best available product in an aspect.
 * @returns its id; null for a tie, an unknown value, or fewer than two available products
 */
export function bestOf({ best }: Row, products: readonly Compared[]): string | null {
  const offered = products.filter(({ inStock }) => inStock === 'AVAILABLE');
  if (!best || offered.length < 2) return null;
  const amounts = offered.map(best.of);
  if (amounts.includes(null)) return null;
  const most = Math.max(...amounts.map(Number));
  const those = offered.filter((_product, index) => amounts[index] === most);
  return those.length === 1 ? (those[0]?.id ?? null) : null;
}
