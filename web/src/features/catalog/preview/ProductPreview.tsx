import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductPreview_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { ConditionBadge } from '../condition/ConditionBadge.tsx';
import { OriginalPrice } from '../OriginalPrice.tsx';

graphql(`
  fragment ProductPreview_product on Product {
    id
    productName
    inStock
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
    ...ConditionBadge_product
    ...OriginalPrice_product
  }
`);

type Props = {
  product: FragmentType<ProductPreview_ProductFragment>;
  /** the way to the whole page */
  children: ReactNode;
};

const whyNot = {
  SOLD: 'It has been sold.',
  SOLD_ELSEWHERE: 'It has been sold elsewhere.',
  PAUSED: 'It is paused by its seller.',
  HIDDEN: 'It is no longer offered.',
  REMOVED: 'It is no longer offered.',
};

/** A product's picture, name and price, for visitors redirected from its page. */
export function ProductPreview(props: Props) {
  const product = unmask<ProductPreview_ProductFragment>(props.product);
  return (
    <Box
      component="section"
      aria-label={product.productName}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
      }}
    >
      <Picture
        image={product.image}
        alt=""
        priority
        ratio="auto"
        sizes="(min-width: 600px) 160px, 112px"
      />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, p: 2, minWidth: 0 }}>
        <ConditionBadge product={product} />
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {product.productName}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
          <PriceText price={product.resalePrice} variant="h3" component="span" />
          <OriginalPrice product={product} variant="body2" />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {product.inStock === 'AVAILABLE' ? props.children : whyNot[product.inStock]}
        </Typography>
      </Box>
    </Box>
  );
}
