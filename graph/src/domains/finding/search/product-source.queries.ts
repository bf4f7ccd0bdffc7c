import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import type { Query, QueryFilter } from 'mongoose';
import type { Models } from '../../../context/merged-types.ts';
import type { ProductSource, ReadProducts } from '../../../search/product-source.ts';
import { type Identified, idTexts, objectIdOf } from '../../../shared/ids.ts';
import type { PlaceRecord } from '../../places/place.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';

const projection = {
  inStock: 1,
  productName: 1,
  body: 1,
  location: 1,
  place: 1,
  attributes: 1,
  condition: 1,
  categoryId: 1,
  sellerId: 1,
  resalePrice: 1,
  originalPrice: 1,
  yearsOfUsedProduct: 1,
  advertisement: 1,
  changedAt: 1,
} as const;

type Found = Pick<ProductRecord, '_id' | keyof typeof projection>;

export const batchSize = 250;

/** Reads products and their sellers' accounts for searches. */
export function productSource({ Product, User }: Pick<Models, 'Product' | 'User'>): ProductSource {
  const available = { inStock: 'available' } as const;
  const read = async (filter: QueryFilter<ProductRecord>): Promise<Found[]> =>
    Product.find(filter, projection).lean();
  return {
    async *all() {
      const found = inBatches(lean(Product.find(available, projection).sort({ _id: 1 })));
      for await (const batch of found) yield batch.map(searched);
    },
    async byIds(ids) {
      const found = await read({ _id: { $in: ids.map(objectIdOf) } });
      const { forSale, others } = apart(found);
      const known = new Set([...forSale, ...others].map(({ id }) => id));
      const lost = ids.filter((id) => !known.has(id));
      return { forSale, others: [...others, ...lost.map((id) => ({ id, changedAt: Date.now() }))] };
    },
    async ofSellers(accountIds) {
      return apart(await read({ sellerId: { $in: accountIds.map(objectIdOf) }, ...available }));
    },
    async *changedSince(moment) {
      const changed = Product.find({ changedAt: { $gte: new Date(moment) } }, projection);
      const found = inBatches(lean(changed));
      for await (const batch of found) yield apart(batch);
    },
    async accountsChangedSince(moment) {
      const changed = User.find({ changedAt: { $gte: new Date(moment) } }, { _id: 1 }).lean();
      const ids: string[] = [];
      for await (const account of changed.cursor({ batchSize })) ids.push(idOf(account));
      return ids;
    },
    async verifiedAmong(accountIds) {
      const verified = { _id: { $in: accountIds.map(objectIdOf) }, verified: true };
      return (await User.find(verified, { _id: 1 }).lean()).map(idOf);
    },
  };
}

const lean = (query: Query<unknown, ProductRecord>) => query.lean<Found>().cursor({ batchSize });

/** Groups records into batches, between which other requests get answered. */
export async function* inBatches<Found>(found: AsyncIterable<Found>): AsyncIterable<Found[]> {
  let batch: Found[] = [];
  for await (const record of found) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const idOf = ({ _id }: Identified): string => _id.toHexString();

const apart = (products: readonly Found[]): ReadProducts => ({
  forSale: products.filter(({ inStock }) => inStock === 'available').map(searched),
  others: products
    .filter(({ inStock }) => inStock !== 'available')
    .map((product) => ({ id: idOf(product), changedAt: changedAtOf(product) })),
});

const changedAtOf = ({ changedAt }: Pick<ProductRecord, 'changedAt'>): number =>
  changedAt?.getTime() ?? 0;

const idText = idTexts();

export const townOf = ({ name, region, country, latitude, longitude }: PlaceRecord) => ({
  town: placeText({ name, region, country }),
  latitude,
  longitude,
});

const searched = ({ _id, inStock: _inStock, categoryId, sellerId, place, ...product }: Found) => ({
  ...product,
  changedAt: changedAtOf(product),
  place: place ? townOf(place) : null,
  id: _id.toHexString(),
  categoryId: idText(categoryId),
  sellerId: idText(sellerId),
});
