import { useQuery } from '@apollo/client/react';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { graphql } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton } from '../../ui/state/Skeletons.tsx';
import { ProductGrid } from './ProductGrid.tsx';

export const AllProductsQuery = graphql(`
  query AllProducts($after: String) {
    products(after: $after) {
      ...ProductGrid_products
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => client.query({ query: AllProductsQuery });

/** Every product that can be bought. */
export function AllProductsPage() {
  return (
    <>
      <PageTitle title="All products" lead="Everything that is for sale, the newest first." />
      <AllProducts />
    </>
  );
}

function AllProducts() {
  const { data, error, refetch, fetchMore } = useQuery(AllProductsQuery);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <CardGridSkeleton />;
  return (
    <ProductGrid
      products={data.products}
      onMore={(after) => fetchMore({ variables: { after } })}
      emptyAction={
        <ButtonLink to={paths.home} variant="contained">
          Home
        </ButtonLink>
      }
    />
  );
}
