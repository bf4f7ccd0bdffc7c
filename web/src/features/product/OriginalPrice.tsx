import Typography from '@mui/material/Typography';
import type { OriginalPrice_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { PriceText } from '../../ui/text/PriceText.tsx';

graphql(`
  fragment OriginalPrice_product on Product {
    originalPrice {
      amount
      ...PriceText_money
    }
    resalePrice {
      amount
    }
  }
`);

/** A product's price when new: struck through only if the resale price is lower. */
export function OriginalPrice(props: { product: FragmentType<OriginalPrice_ProductFragment> }) {
  const { originalPrice, resalePrice } = unmask<OriginalPrice_ProductFragment>(props.product);
  if (originalPrice.amount > resalePrice.amount) {
    return <PriceText price={originalPrice} former variant="body2" />;
  }
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      Originally{' '}
      <PriceText price={originalPrice} variant="inherit" color="inherit" sx={{ fontWeight: 400 }} />
    </Typography>
  );
}
