import type { ProductPriceGuide_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { PriceGuide } from './PriceGuide.tsx';
import type { MarkedPrice } from './priceGuideTexts.ts';

graphql(`
  fragment ProductPriceGuide_product on Product {
    productName
    condition
    category {
      id
    }
    attributes {
      name
      value
    }
  }
`);

type Props = {
  product: FragmentType<ProductPriceGuide_ProductFragment>;
  /** the price to compare; null for none */
  marked: MarkedPrice | null;
};

/** Compares a price with those of products of the same kind, condition and brand. */
export function ProductPriceGuide({ marked, ...props }: Props) {
  const { productName, category, condition, attributes } =
    unmask<ProductPriceGuide_ProductFragment>(props.product);
  if (!category) return null;
  const brand = attributes.find(({ name }) => name === 'brand')?.value ?? null;
  return (
    <PriceGuide
      categoryId={category.id}
      productName={productName}
      condition={condition}
      brand={brand}
      marked={marked}
    />
  );
}
