import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ProductCarousel_ProductsFragment } from '../../generated/graphql.ts';
import { lazySection } from '../../lib/chunks/lazySection.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { CarouselRow } from '../../ui/carousel/CarouselRow.tsx';
import { ProductTile } from '../catalog/cards/ProductTile.tsx';

// Few visitors see it.
const { Section: NoProducts, loadSection: loadNoProducts } = lazySection(
  async () => (await import('../catalog/NoProducts.tsx')).NoProducts,
);
if (import.meta.env.SSR) await loadNoProducts();

graphql(`
  fragment ProductCarousel_products on ProductConnection {
    edges {
      node {
        id
        inStock
        ...ProductTile_product
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`);

/** 4 a slide, 3 below 1024 px, 2 below 600 px, 1 below 480 px. */
export const slideWidth = {
  flexBasis: '25%',
  '@media (max-width: 1023.95px)': { flexBasis: '33.3333%' },
  '@media (max-width: 599.95px)': { flexBasis: '50%' },
  '@media (max-width: 479.95px)': { flexBasis: '100%' },
};

/** The newest products that can be bought, in an endless row. */
export function ProductCarousel(props: {
  products: FragmentType<ProductCarousel_ProductsFragment>;
}) {
  const { edges } = unmask<ProductCarousel_ProductsFragment>(props.products);
  // One that was sold a moment ago leaves the row at once, though the list still names it.
  const products = edges.map(({ node }) => node).filter(({ inStock }) => inStock === 'AVAILABLE');
  if (products.length === 0) {
    return (
      <Suspense fallback={<Box sx={{ minHeight: 340 }} />}>
        <NoProducts />
      </Suspense>
    );
  }
  return (
    <CarouselRow label="Available products" slideWidth={slideWidth}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </CarouselRow>
  );
}
