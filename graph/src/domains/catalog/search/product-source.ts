import type { Models } from '../../../context/merged-types.ts';
import type { IndexedProduct } from '../../../search/indexed-product.ts';
import type { ProductSource } from '../../../search/product-source.ts';
import { type Identified, idTexts, objectIdOf } from '../../../shared/ids.ts';
import type { ProductRecord } from '../product.model.ts';

const projection = {
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

/** How the search index reads products and the accounts of their sellers. */
export function productSource({ Product, User }: Pick<Models, 'Product' | 'User'>): ProductSource {
  const available = { inStock: 'available' } as const;
  return {
    async byIds(ids) {
      const _id = { $in: ids.map(objectIdOf) };
      return (await Product.find({ _id, ...available }, projection).lean()).map(indexed);
    },
    async after(id, limit) {
      const newer = id === null ? {} : { _id: { $gt: objectIdOf(id) } };
      const products = await Product.find({ ...newer, ...available }, projection)
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return products.map(indexed);
    },
    async changedSince(moment) {
      const changed = { changedAt: { $gte: new Date(moment) } };
      const [products, accounts] = await Promise.all([
        Product.find(changed, { _id: 1 }).lean(),
        User.find(changed, { _id: 1 }).lean(),
      ]);
      return { products: products.map(idOf), accounts: accounts.map(idOf) };
    },
    async verifiedAmong(accountIds) {
      const verified = { _id: { $in: accountIds.map(objectIdOf) }, verified: true };
      return (await User.find(verified, { _id: 1 }).lean()).map(idOf);
    },
  };
}
const idOf = ({ _id }: Identified): string => _id.toHexString();

const idText = idTexts();

const indexed = ({ _id, categoryId, sellerId, ...product }: Found): IndexedProduct => ({
  id: _id.toHexString(),
  productName: product.productName,
  body: product.body,
  location: product.location,
  condition: product.condition,
  categoryId: idText(categoryId),
  sellerId: idText(sellerId),
  resalePrice: product.resalePrice,
  originalPrice: product.originalPrice,
  yearsOfUsedProduct: product.yearsOfUsedProduct,
  advertisement: product.advertisement,
});
