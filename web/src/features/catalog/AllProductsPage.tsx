import type { Prefetch } from '../../apollo/prefetch.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PublicPageTitle } from '../../ui/PublicPageTitle.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton } from '../../ui/state/Skeletons.tsx';
import { fetchAllProductsQuery, useAllProductsQuery } from './AllProductsPage.generated.ts';
import { ProductGrid } from './ProductGrid.tsx';

graphql(`
  query AllProducts($after: String) {
    products(after: $after) {
      ...ProductGrid_products
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => fetchAllProductsQuery(client);

/** Every product that can be bought. */
export function AllProductsPage() {
  return (
    <>
      <PublicPageTitle
        title="All products"
        lead="Everything that is for sale, the newest first."
        description="Every piece of used fitness equipment that is for sale, the newest first."
        path={paths.pages}
      />
      <AllProducts />
    </>
  );
}

function AllProducts() {
  const { data, error, refetch, fetchMore } = useAllProductsQuery();
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
