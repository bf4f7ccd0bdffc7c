import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { ProductDocument, useProductQuery } from '../../../generated/product.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { useNoteSeen } from '../../browsing/useNoteSeen.ts';
import { StockTag } from '../../lists/StockTag.tsx';
import { LazyProductPriceGuide } from '../../price-guide/LazyProductPriceGuide.tsx';
import { useCachedProductSummary } from '../ProductSummary.tsx';
import { RecentlySeen } from '../recent/RecentlySeen.tsx';
import { UnknownProduct } from '../UnknownProduct.tsx';
import { BuyBox } from './buy-box/BuyBox.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { mostHeight } from './gallery/GalleryFrame.tsx';
import { MissingFacts } from './MissingFacts.tsx';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductContact } from './ProductContact.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { besidePhotos, ProductLayout, productColumns } from './ProductLayout.tsx';
import { ProductMenu } from './ProductMenu.tsx';

graphql(`
  query Product($id: ID!) {
    product(id: $id) {
      productName
      category {
        title
      }
      resalePrice {
        amount
      }
      ...ProductSummary_product
      ...Gallery_product
      ...StockTag_product
      ...BuyBox_product
      ...ProductFacts_product
      ...MissingFacts_product
      ...ProductPriceGuide_product
      ...ProductContact_product
      ...ProductMenu_product
    }
  }
`);

// Full height while loading, so that the page below doesn't move.
const topLine = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 34,
  mb: 1.5,
};

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: ProductDocument, variables: { id } });

/** A product's page. Data from its card appears at once, the rest once it loads. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductQuery({ variables: { id } });
  const summary = useCachedProductSummary(id);
  const product = data?.product;
  useNoteSeen(product?.id);
  if (data && !product) return <UnknownProduct />;
  if (!product) {
    if (error) return <ErrorState onRetry={() => void refetch()} />;
    if (summary) {
      return (
        <>
          <Box sx={topLine} />
          <ProductLayout summary={summary} />
        </>
      );
    }
    return <ProductSkeleton />;
  }
  const { category, productName } = product;
  return (
    <>
      <DocumentTitle title={productName} />
      <Box sx={topLine}>
        <Breadcrumbs
          trail={[
            { text: 'PAGES', to: paths.pages },
            ...(category ? [{ text: category.title, to: paths.category(category.id) }] : []),
          ]}
          here={productName}
        />
        <ProductMenu product={product} />
      </Box>
      <ProductLayout
        summary={product}
        gallery={<Gallery product={product} />}
        stock={<StockTag product={product} />}
        box={<BuyBox product={product} />}
      >
        <ProductFacts product={product} />
        <MissingFacts product={product} />
        <LazyProductPriceGuide
          product={product}
          marked={{ amount: product.resalePrice.amount, name: 'This price' }}
        />
        <ProductContact product={product} />
      </ProductLayout>
      <MoreProducts id={id} />
      <Box sx={{ mt: { xs: 6, md: 9 } }}>
        <RecentlySeen except={id} />
      </Box>
    </>
  );
}

function ProductSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ ...productColumns, pt: '46px' }}>
      <Skeleton
        variant="rectangular"
        sx={{ aspectRatio: '4 / 3', height: 'auto', maxHeight: mostHeight, borderRadius: '16px' }}
      />
      <Box sx={besidePhotos}>
        <Box>
          <Skeleton width="60%" height={28} />
          <Skeleton width="90%" height={56} />
        </Box>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
      </Box>
    </Box>
  );
}
