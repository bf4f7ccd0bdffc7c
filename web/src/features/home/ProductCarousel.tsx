import type { ProductCarousel_ProductsFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { CarouselRow } from '../../ui/carousel/CarouselRow.tsx';
import { NoProducts } from '../catalog/NoProducts.tsx';
import { ProductTile } from '../catalog/ProductTile.tsx';

graphql(`
  fragment ProductCarousel_products on ProductConnection {
    edges {
      node {
        id
        inStock
        ...ProductTile_product
      }
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
  if (products.length === 0) return <NoProducts />;
  return (
    <CarouselRow label="Available products" slideWidth={slideWidth}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </CarouselRow>
  );
}
