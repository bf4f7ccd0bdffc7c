import { mdiTagPlusOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { ProductCell, ProductThumbnail } from '../../lists/ProductCell.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { AdvertisementCell } from './AdvertisementCell.tsx';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import { fetchMyProductsQuery, useMyProductsQuery } from './ProductListPage.generated.ts';

graphql(`
  query MyProducts($after: String) {
    myProducts(after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductCell_product
          ...StockTag_product
          ...AdvertisementCell_product
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

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => fetchMyProductsQuery(client);

/** A seller's own products. */
export function ProductListPage() {
  return (
    <>
      <PageTitle title="My products" actions={post} />
      <PagedTable
        label="My products"
        query={useMyProductsQuery()}
        list={({ myProducts }) => myProducts}
        empty={
          <EmptyState icon={mdiTagPlusOutline} title="You have nothing for sale yet" action={post}>
            Post your first product: a photo, a price and a few honest words are enough.
          </EmptyState>
        }
        columns={[
          { header: 'Product Image', cell: (product) => <ProductThumbnail product={product} /> },
          { header: 'Product Name', cell: (product) => <ProductCell product={product} /> },
          { header: 'In Stock', cell: (product) => <StockTag product={product} /> },
          { header: 'Ad', cell: (product) => <AdvertisementCell product={product} /> },
          { header: 'Delete', cell: (product) => <DeleteProductButton product={product} /> },
        ]}
      />
    </>
  );
}
