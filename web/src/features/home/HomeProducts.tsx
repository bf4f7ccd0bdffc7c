import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useHomeQuery } from '../../generated/home.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton } from '../../ui/state/Skeletons.tsx';
import { TileRow } from '../product/cards/TileRow.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { homeLists } from './homeLists.ts';

const Collections = lazyChunk(async () => (await import('./Collections.tsx')).Collections, {
  suspends: true,
});
// Loaded on demand, since few visitors see it.
const NoProducts = lazyChunk(
  async () => (await import('../product/cards/NoProducts.tsx')).NoProducts,
  {
    suspends: true,
  },
);
if (import.meta.env.SSR) await Promise.all([Collections.load(), NoProducts.load()]);

graphql(`
  query Home {
    categories {
      ...CategoryStrip_category
      ...CategoryGrid_category
    }
    products(first: 20) {
      ...HomeList_products
    }
    advertised: products(first: 8, filter: { advertised: true }) {
      ...HomeList_products
    }
  }
`);

graphql(`
  fragment HomeList_products on ProductConnection {
    edges {
      node {
        inStock
        ...TileRow_product
        ...ProductTile_product
      }
    }
  }
`);

/** The shop's categories, its newest products, and the content below the first screen. */
export function HomeProducts() {
  const { data, error, refetch } = useHomeQuery();
  const lists = data && homeLists(data);
  return (
    <>
      {data ? <CategoryStrip categories={data.categories} /> : <Skeleton height={96} />}
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Section
          title="Just in"
          action={
            <ButtonLink to={paths.pages} sx={{ px: 1.25, mx: -1.25 }}>
              See all products
            </ButtonLink>
          }
        >
          {!lists && <CardGridSkeleton cards={8} />}
          {lists && lists.newest.length > 0 && (
            <TileRow products={lists.newest} rows={2} priority />
          )}
          {lists && lists.newest.length === 0 && (
            <Suspense fallback={<Box sx={{ minHeight: 340 }} />}>
              <NoProducts />
            </Suspense>
          )}
        </Section>
      )}
      <Suspense fallback={<Box sx={{ minHeight: { xs: 2800, md: 2200 } }} />}>
        <Collections categories={data?.categories ?? null} lists={lists ?? null} />
      </Suspense>
    </>
  );
}
