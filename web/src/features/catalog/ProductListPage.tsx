import { useQuery } from '@apollo/client/react';
import { mdiTagPlusOutline } from '@mdi/js';
import { graphql } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../ui/Skeletons.tsx';
import { ProductLine, ProductThumb } from '../lists/ProductLine.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import { StockTag } from './StockTag.tsx';

export const MyProductsQuery = graphql(`
  query MyProducts($after: String) {
    myProducts(after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductLine_product
          ...StockTag_product
          ...AdvertiseButton_product
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

/** A seller's own products. */
export function ProductListPage() {
  return (
    <>
      <PageTitle title="My products" actions={post} />
      <MyProducts />
    </>
  );
}

function MyProducts() {
  const { data, error, refetch, fetchMore } = useQuery(MyProductsQuery);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.myProducts;
  if (edges.length === 0) {
    return (
      <EmptyState icon={mdiTagPlusOutline} title="You have nothing for sale yet" action={post}>
        Post your first product: a photo, a price and a few honest words are enough.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label="My products"
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        columns={[
          { header: 'SL No', cell: (_product, index) => index + 1 },
          { header: 'Product Image', cell: (product) => <ProductThumb product={product} /> },
          { header: 'Product Name', cell: (product) => <ProductLine product={product} /> },
          { header: 'In Stock', cell: (product) => <StockTag product={product} /> },
          { header: 'Ad', cell: (product) => <AdvertiseButton product={product} /> },
          { header: 'Delete', cell: (product) => <DeleteProductButton product={product} /> },
        ]}
      />
      <LoadMore
        more={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
