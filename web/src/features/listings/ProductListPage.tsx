import { mdiTagPlusOutline } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { MyProductsDocument, useMyProductsQuery } from '../../generated/listings.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { AdvertisementCell } from '../advertising/AdvertisementCell.tsx';
import { HiddenNote } from '../catalog/hiding/HiddenNote.tsx';
import { ProductCell, ProductThumbnail } from '../lists/ProductCell.tsx';
import { StockTag } from '../lists/StockTag.tsx';
import { HoldNote } from '../offers/HoldNote.tsx';
import { SetupAfterPosting } from '../payouts/set-up/SetupAfterPosting.tsx';
import { isJustPosted } from './add/justPosted.ts';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import { NumbersText } from './overview/NumbersText.tsx';
import { SellerOverview } from './overview/SellerOverview.tsx';
import { useSellerStatistics } from './overview/useSellerStatistics.ts';
import { ProductActions } from './stock/ProductActions.tsx';
import { TownHint } from './TownHint.tsx';

graphql(`
  query MyProducts($after: String) {
    myProducts(after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductCell_product
          ...StockTag_product
          ...HoldNote_product
          ...HiddenNote_product
          ...TownHint_product
          ...AdvertisementCell_product
          ...ProductActions_product
          ...DeleteProductButton_product
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const post = (
  <ButtonLink to={paths.addProduct} variant="contained">
    Add Product
  </ButtonLink>
);

export const prefetch: Prefetch = (client) => client.query({ query: MyProductsDocument });

/** Picture on the left, product on the right, actions below. */
const areas = '"image name name" "image state state" "ad ad ad" "actions actions delete"';

/** A seller's products, statistics and sales. */
export function ProductListPage() {
  const { state } = useLocation();
  const query = useMyProductsQuery();
  const ids = query.data?.myProducts.edges.map(({ node }) => node.id);
  const { numbers, overview, failed, retry } = useSellerStatistics(ids);
  return (
    <>
      <PageTitle title="My products" actions={post} />
      {isJustPosted(state) && <SetupAfterPosting />}
      {ids?.length !== 0 && <SellerOverview overview={overview} failed={failed} onRetry={retry} />}
      <PagedTable
        label="My products"
        query={query}
        areas={areas}
        list={({ myProducts }) => myProducts}
        empty={
          <EmptyState icon={mdiTagPlusOutline} title="You have nothing for sale yet" action={post}>
            Post your first product: a photo, a price and a few honest words are enough.
          </EmptyState>
        }
        columns={[
          {
            header: 'Product Image',
            area: 'image',
            cell: (product) => <ProductThumbnail product={product} />,
          },
          {
            header: 'Product Name',
            area: 'name',
            cell: (product) => (
              <>
                <ProductCell product={product} />
                <NumbersText numbers={numbers.get(product.id)} />
                <TownHint product={product} />
              </>
            ),
          },
          {
            header: 'In Stock',
            area: 'state',
            cell: (product) => (
              <>
                <StockTag product={product} own />
                <HoldNote product={product} />
                <HiddenNote product={product} />
              </>
            ),
          },
          {
            header: 'Ad',
            area: 'ad',
            cell: (product) => <AdvertisementCell product={product} />,
          },
          {
            header: 'Actions',
            area: 'actions',
            cell: (product) => <ProductActions product={product} />,
          },
          {
            header: 'Delete',
            area: 'delete',
            cell: (product) => <DeleteProductButton product={product} />,
          },
        ]}
      />
    </>
  );
}
