import type { QueryFilter } from 'mongoose';
import type { Models } from '../../../context/merged-types.ts';
import type { ProductSource, ReadProducts, SourceProduct } from '../../../search/product-source.ts';
import { type Identified, idTexts, objectIdOf } from '../../../shared/ids.ts';
import type { ProductRecord } from '../product.model.ts';

const projection = {
  inStock: 1,
  productName: 1,
  body: 1,
  location: 1,
  condition: 1,
  categoryId: 1,
  sellerId: 1,
  resalePrice: 1,
  originalPrice: 1,
  yearsOfUsedProduct: 1,
  advertisement: 1,
} as const;

type Found = Pick<ProductRecord, '_id' | keyof typeof projection>;

/** Others are answered between two batches. */
const batchSize = 250;

/** Reads products and their sellers' accounts for searches. */
export function productSource({ Product, User }: Pick<Models, 'Product' | 'User'>): ProductSource {
  const available = { inStock: 'available' } as const;
  const read = async (filter: QueryFilter<ProductRecord>): Promise<Found[]> =>
    Product.find(filter, projection).lean();
  return {
    async *all() {
      const cursor = Product.find(available, projection)
        .sort({ _id: 1 })
        .lean()
        .cursor({ batchSize });
      let batch: SourceProduct[] = [];
      for await (const product of cursor) {
        batch.push(searched(product));
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },
    async byIds(ids) {
      const products = await read({ _id: { $in: ids.map(objectIdOf) }, ...available });
      const forSale = products.map(searched);
      const found = new Set(forSale.map(({ id }) => id));
      return { forSale, others: ids.filter((id) => !found.has(id)) };
    },
    async ofSellers(accountIds) {
      return apart(await read({ sellerId: { $in: accountIds.map(objectIdOf) }, ...available }));
    },
    async changedSince(moment) {
      const changed = { changedAt: { $gte: new Date(moment) } };
      const [products, accounts] = await Promise.all([
        read(changed),
        User.find(changed, { _id: 1 }).lean(),
      ]);
      return { products: apart(products), accountIds: accounts.map(idOf) };
    },
    async verifiedAmong(accountIds) {
      const verified = { _id: { $in: accountIds.map(objectIdOf) }, verified: true };
      return (await User.find(verified, { _id: 1 }).lean()).map(idOf);
    },
  };
}

const idOf = ({ _id }: Identified): string => _id.toHexString();

const apart = (products: readonly Found[]): ReadProducts => ({
  forSale: products.filter(({ inStock }) => inStock === 'available').map(searched),
  others: products.filter(({ inStock }) => inStock !== 'available').map(idOf),
});

const idText = idTexts();

const searched = ({ _id, inStock: _inStock, categoryId, sellerId, ...product }: Found) => ({
  ...product,
  id: _id.toHexString(),
  categoryId: idText(categoryId),
  sellerId: idText(sellerId),
});
