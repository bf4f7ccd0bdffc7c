import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { SellerDocument, useSellerQuery } from '../../../generated/finding.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ProductGrid } from '../../product/cards/ProductGrid.tsx';
import { SellerLayout, SellerSkeleton } from './SellerLayout.tsx';
import { UnknownSeller } from './UnknownSeller.tsx';

graphql(`
  query Seller($id: ID!, $after: String) {
    seller(userId: $id) {
      ...SellerLayout_user
      productsForSale(after: $after) {
        ...ProductGrid_products
      }
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: SellerDocument, variables: { id } });

export function SellerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchPage } = useSellerQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SellerSkeleton />;
  const { seller } = data;
  if (!seller?.productsForSale) return <UnknownSeller />;
  return (
    <SellerLayout seller={seller} shows="for sale">
      <ProductGrid
        products={seller.productsForSale}
        onMore={(after) => fetchPage(after)}
        emptyAction={
          <ButtonLink to={paths.pages} variant="contained">
            Browse all products
          </ButtonLink>
        }
      />
    </SellerLayout>
  );
}
