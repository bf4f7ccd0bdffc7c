import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PreviewHead_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { ProductDistance } from '../../places/ProductDistance.tsx';
import { ExplainedCondition } from '../condition/ExplainedCondition.tsx';
import { BoxLine } from '../product-page/buy-box/BoxLine.tsx';
import { BuyPrice } from '../product-page/buy-box/BuyPrice.tsx';
import { Gallery } from '../product-page/gallery/Gallery.tsx';

graphql(`
  fragment PreviewHead_product on Product {
    productName
    inStock
    postedTime
    place {
      name
      region
      country
      ...ProductDistance_place
    }
    ...ExplainedCondition_product
    ...BuyPrice_product
    ...Gallery_product
  }
`);

type Props = {
  product: FragmentType<PreviewHead_ProductFragment>;
  /** the link to the seller */
  children: ReactNode;
};

const whyNot = {
  SOLD: 'This product is sold.',
  SOLD_ELSEWHERE: 'This product was sold elsewhere.',
  PAUSED: 'Paused by the seller. It may come back.',
  HIDDEN: 'This product is no longer offered.',
  REMOVED: 'This product is no longer offered.',
};

/** A product's photos, name, price and town, for visitors redirected from its page. */
export function PreviewHead(props: Props) {
  const product = unmask<PreviewHead_ProductFragment>(props.product);
  const { productName, inStock, place } = product;
  return (
    <Box
      component="section"
      aria-label={productName}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        '--below-photos': '210px',
      }}
    >
      <Gallery product={product} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap' }}>
          <ExplainedCondition product={product} />
          <Typography variant="body2" color="textSecondary">
            Posted <RelativeDate at={product.postedTime} />
          </Typography>
        </Box>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {productName}
        </Typography>
        <BuyPrice product={product} agreed={null} />
        {place && (
          // The seller's own text may name a street.
          <BoxLine icon={mdiMapMarkerOutline}>
            <ProductDistance place={place} />
            {placeText({ ...place, postalCode: null })}
          </BoxLine>
        )}
        <Typography sx={{ fontWeight: 600 }}>
          {inStock === 'AVAILABLE' ? props.children : whyNot[inStock]}
        </Typography>
      </Box>
    </Box>
  );
}
