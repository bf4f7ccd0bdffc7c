import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { ProductDocument, useProductQuery } from '../../../generated/catalog.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { CompareButton } from '../../browsing/CompareButton.tsx';
import { useNoteSeen } from '../../browsing/useNoteSeen.ts';
import { BuyButtons } from '../../lists/buttons/BuyButtons.tsx';
import { AskSeller } from '../../messages/ask/AskSeller.tsx';
import { HoldNote } from '../../offers/HoldNote.tsx';
import { OfferPanel } from '../../offers/product-page/OfferPanel.tsx';
import { OffersLink } from '../../offers/product-page/OffersLink.tsx';
import { LazyProductPriceGuide } from '../../price-guide/LazyProductPriceGuide.tsx';
import { ReportProduct } from '../../reports/ReportProduct.tsx';
import { ProductRating } from '../../reviews/ProductRating.tsx';
import { useSession } from '../../session/session.ts';
import { HiddenNote } from '../hiding/HiddenNote.tsx';
import { useCachedProductSummary } from '../ProductSummary.tsx';
import { RecentlySeen } from '../recent/RecentlySeen.tsx';
import { UnknownProduct } from '../UnknownProduct.tsx';
import { EditLink } from './EditLink.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductLayout, productColumns } from './ProductLayout.tsx';
import { ShareButton } from './ShareButton.tsx';

graphql(`
  query Product($id: ID!) {
    product(id: $id) {
      id
      productName
      category {
        id
        title
      }
      resalePrice {
        amount
      }
      viewerCanEdit
      seller {
        id
      }
      ...ProductSummary_product
      ...Gallery_product
      ...ProductDetails_product
      ...ProductFacts_product
      ...ProductPriceGuide_product
      ...ProductRating_product
      ...BuyButtons_product
      ...AskSeller_product
      ...OfferPanel_product
      ...HoldNote_product
      ...HiddenNote_product
      ...ProductModeration_product
      ...ReportProduct_product
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

const ProductModeration = lazyChunk(
  async () => (await import('../hiding/ProductModeration.tsx')).ProductModeration,
);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: ProductDocument, variables: { id } });

/** A product's page. Data from its card appears at once, the rest once it loads. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductQuery({ variables: { id } });
  const summary = useCachedProductSummary(id);
  const product = data?.product;
  const { user } = useSession();
  const isOwn = user !== null && product?.seller?.id === user.uid;
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
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          {isOwn && <OffersLink productId={id} />}
          {product.viewerCanEdit && <EditLink id={id} />}
          <CompareButton id={id} />
          <ShareButton title={productName} />
        </Box>
      </Box>
      <ProductLayout
        summary={product}
        gallery={<Gallery product={product} />}
        rating={<ProductRating product={product} />}
        facts={<ProductFacts product={product} />}
        actions={
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <BuyButtons product={product} />
            <OfferPanel product={product} />
            {isOwn && <HoldNote product={product} />}
            <HiddenNote product={product} />
            {user?.role === 'ADMIN' && <ProductModeration product={product} />}
          </Box>
        }
      >
        <AskSeller product={product} />
        <ProductDetails product={product} />
        <LazyProductPriceGuide
          product={product}
          marked={{ amount: product.resalePrice.amount, name: 'This price' }}
        />
        <ReportProduct product={product} />
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
        sx={{ aspectRatio: '4 / 3', height: 'auto', borderRadius: '16px' }}
      />
      <Box>
        <Skeleton width="40%" height={28} />
        <Skeleton width="90%" height={64} />
        <Skeleton width="50%" height={48} />
        <Skeleton variant="rounded" height={300} sx={{ mt: 3, borderRadius: '12px' }} />
      </Box>
    </Box>
  );
}
