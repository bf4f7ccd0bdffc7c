import type { ProductImageRecord, ProductRecord } from '../records.ts';

/** What the shop sets of a product that is posted. */
const fresh = {
  inStock: 'AVAILABLE',
  advertisement: false,
  advertisedUntil: null,
  reported: false,
  disputed: false,
  revision: 0,
  previousPrice: null,
  requestKey: null,
  hold: null,
  hidden: null,
  stockBefore: null,
} as const satisfies Partial<ProductRecord>;

/** A product as it is posted, from what its seller says of it. */
export const newProduct = <Details extends { image: string; images?: ProductImageRecord[] }>(
  details: Details,
) => ({
  ...fresh,
  edits: [],
  ...details,
  images: details.images ?? [{ url: details.image, description: '' }],
});
