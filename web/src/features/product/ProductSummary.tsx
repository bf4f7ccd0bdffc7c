import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductSummary_ProductFragment } from '../../generated/graphql.ts';
import { ProductSummary_ProductFragmentDoc } from '../../generated/product.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { ExplainedCondition } from './condition/ExplainedCondition.tsx';
import { GalleryFrame } from './product-page/gallery/GalleryFrame.tsx';
import { GalleryPicture } from './product-page/gallery/GalleryPicture.tsx';

/** The fields that every card has, so that a product's page can start with them. */
graphql(`
  fragment ProductSummary_product on Product {
    productName
    body
    postedTime
    image {
      ...GalleryFrame_image
      ...GalleryPicture_image
    }
    ...ExplainedCondition_product
    ...BuyPrice_product
  }
`);

type Masked = FragmentType<ProductSummary_ProductFragment>;
type SummaryProps = { product: Masked };

/** A product's card fields from the cache; null if no card was shown yet. */
export function useCachedProductSummary(id: string): Masked | null {
  const { complete, data } = useFragment({
    fragment: ProductSummary_ProductFragmentDoc,
    fragmentName: 'ProductSummary_product',
    from: { __typename: 'Product', id },
  });
  // The cache returns the fragment's data unmasked; components take it masked, as from a query.
  return complete ? (data as unknown as Masked) : null;
}

/** The large picture, uncropped. */
export function ProductPicture(props: SummaryProps) {
  const { image, productName } = unmask<ProductSummary_ProductFragment>(props.product);
  return (
    <GalleryFrame first={image}>
      <GalleryPicture photo={{ image, alt: productName }} priority />
    </GalleryFrame>
  );
}

type HeadingProps = SummaryProps & {
  /** the state of the sale; its space is reserved while it loads */
  stock?: ReactNode;
};

/** Condition, state, time since the post, and the name. */
export function ProductHeading({ stock, ...props }: HeadingProps) {
  const product = unmask<ProductSummary_ProductFragment>(props.product);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap' }}>
        <ExplainedCondition product={product} />
        {stock ?? <Skeleton variant="rounded" width={72} height={24} />}
        <Typography variant="body2" color="textSecondary">
          Posted <RelativeDate at={product.postedTime} />
        </Typography>
      </Box>
      <Typography
        variant="h2"
        component="h1"
        sx={{ overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '14 6 6' }}
      >
        {product.productName}
      </Typography>
    </Box>
  );
}

/** The seller's description. */
export function ProductBody(props: SummaryProps) {
  const { body } = unmask<ProductSummary_ProductFragment>(props.product);
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {body}
    </Typography>
  );
}
