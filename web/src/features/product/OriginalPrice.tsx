import Typography, { type TypographyProps } from '@mui/material/Typography';
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

type Props = {
  product: FragmentType<OriginalPrice_ProductFragment>;
  variant: NonNullable<TypographyProps['variant']>;
};

/** A product's price when new: struck through only if the resale price is lower. */
export function OriginalPrice({ product, variant }: Props) {
  const { originalPrice, resalePrice } = unmask<OriginalPrice_ProductFragment>(product);
  if (originalPrice.amount > resalePrice.amount) {
    return <PriceText price={originalPrice} former variant={variant} />;
  }
  return (
    <Typography component="span" variant={variant} color="textSecondary">
      Originally{' '}
      <PriceText price={originalPrice} variant="inherit" color="inherit" sx={{ fontWeight: 400 }} />
    </Typography>
  );
}
