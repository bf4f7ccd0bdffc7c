import type { ProductTile_ProductFragment } from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import { CarouselRow } from '../../ui/carousel/CarouselRow.tsx';
import { ProductTile } from '../product/cards/ProductTile.tsx';

/** 4 a slide, 3 below 1024 px, 2 below 600 px, 1 below 480 px. */
const slideWidth = {
  flexBasis: '25%',
  '@media (max-width: 1023.95px)': { flexBasis: '33.3333%' },
  '@media (max-width: 599.95px)': { flexBasis: '50%' },
  '@media (max-width: 479.95px)': { flexBasis: '100%' },
};

type Props = { products: readonly ({ id: string } & FragmentType<ProductTile_ProductFragment>)[] };

/** Available products, in an endless row. */
export function ProductCarousel({ products }: Props) {
  return (
    <CarouselRow label="Available products" slideWidth={slideWidth}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </CarouselRow>
  );
}
