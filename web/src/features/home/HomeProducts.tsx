import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useHomeQuery } from '../../generated/home.ts';
import { lazySection } from '../../lib/chunks/lazySection.tsx';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CardGridSkeleton, CardSkeleton } from '../../ui/state/Skeletons.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { ProductCarousel, slideWidth } from './ProductCarousel.tsx';

const { Section: AdvertisedRow, loadSection: loadAdvertisedRow } = lazySection(
  async () => (await import('./AdvertisedRow.tsx')).AdvertisedRow,
);
if (import.meta.env.SSR) await loadAdvertisedRow();

graphql(`
  query Home {
    categories {
      id
      ...CategoryGrid_category
    }
    products(first: 12) {
      ...ProductCarousel_products
    }
    advertised: products(first: 8, filter: { advertised: true }) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
      }
      ...AdvertisedRow_products
    }
  }
`);

export function HomeProducts() {
  const { data, error, refetch } = useHomeQuery();
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <>
      <Section
        title="Just in"
        lead="The newest products, ready to be picked up."
        action={
          <ButtonLink to={paths.pages} sx={{ px: 1.25, mx: -1.25 }}>
            See all products
          </ButtonLink>
        }
      >
        {data ? <ProductCarousel products={data.products} /> : <CarouselSkeleton />}
      </Section>
      {data && data.advertised.edges.length > 0 && (
        <Suspense fallback={<Box sx={{ minHeight: 420 }} />}>
          <AdvertisedRow products={data.advertised} />
        </Suspense>
      )}
      {data?.categories.length !== 0 && (
        <Section title="Shop by category" lead="Find the kind of training you are after.">
          {data ? <CategoryGrid categories={data.categories} /> : <CardGridSkeleton cards={9} />}
        </Section>
      )}
    </>
  );
}

function CarouselSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'flex', overflow: 'hidden', mx: -1.25 }}>
      {[...'abcd'].map((name) => (
        <Box key={name} sx={{ flexShrink: 0, px: 1.25, ...slideWidth }}>
          <CardSkeleton />
        </Box>
      ))}
    </Box>
  );
}
