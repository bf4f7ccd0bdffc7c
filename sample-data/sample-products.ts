import { categories, type SampleCategory } from './categories.ts';
import type { SampleProduct } from './product.ts';
import { random } from './random.ts';

type PlacedProduct = {
  category: SampleCategory;
  product: SampleProduct;
  /** the written product whose picture it shows: itself, or the one that it varies */
  pictured: SampleProduct;
};

/** All written products, one of each category in turn, so that any first few are a fair selection. */
const written: PlacedProduct[] = Array.from({ length: 11 }, (_, row) =>
  categories.flatMap((category): PlacedProduct[] => {
    const product = category.products[row];
    return product ? [{ category, product, pictured: product }] : [];
  }),
).flat();

export const writtenProducts = written.length;

const editions = ['II', 'III', 'Classic', 'Plus', 'Sport', 'Home', 'Club', 'Compact', 'XL', 'Lite'];
const notes = [
  'Available for pick-up most evenings.',
  'I can help to carry it to the car.',
  'Price is firm until the weekend.',
  'Smoke-free home.',
  'Please bring a blanket for the drive.',
  'Shown in use before you pay.',
];

/** The product at an index from 0: the written ones first, then endless variations of them. */
export function sampleProduct(index: number): PlacedProduct {
  const base = written[index % written.length];
  if (!base) throw new RangeError(`There is no sample product ${index}.`);
  return index < written.length ? base : { ...base, product: vary(base.product, index) };
}

function vary({ sold, advertised, ...product }: SampleProduct, index: number): SampleProduct {
  const chance = random(`${product.name}/${index}`);
  const other = chance.pick(written).product;
  const condition = chance.pick(['Excellent', 'Good', 'Good', 'Fair'] as const);
  const kept = { Excellent: 0.66, Good: 0.46, Fair: 0.24 }[condition];
  return {
    ...product,
    name: `${product.name} ${chance.pick(editions)}`,
    condition,
    years: condition === 'Excellent' ? chance.integer(1, 2) : chance.integer(2, 10),
    original: Math.round(product.original * chance.between(0.85, 1.2)),
    resale: Math.max(5, Math.round(product.original * kept * chance.between(0.8, 1.15))),
    seller: other.seller,
    place: other.place,
    body: `${product.body} ${chance.pick(notes)}`,
  };
}
