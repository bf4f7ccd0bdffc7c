import type { Context } from '../../../context/context.ts';
import type { Eventually } from '../../../shared/when-ready.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { nearestInPrice } from './nearest-in-price.ts';

/**
 * Other available products of a product's category, nearest in price first. Reads an index twice, up and down from the
 * price, and no more than the answer needs.
 * @param first how many at most
 */
export function similarProducts(
  { models: { Product }, cache }: Pick<Context, 'models' | 'cache'>,
  { _id, categoryId, resalePrice }: ProductRecord,
  first: number,
): Eventually<ProductRecord[]> {
  const find = (price: { $lte: number } | { $gt: number }) =>
    Product.find({ categoryId, inStock: 'available', resalePrice: price }).lean();
  return cache.read({
    key: `${first} similar to ${_id.toHexString()}`,
    load: async () => {
      const [cheaper, dearer] = await Promise.all([
        // Includes the product itself.
        find({ $lte: resalePrice })
          .sort({ resalePrice: -1, _id: -1 })
          .limit(first + 1),
        find({ $gt: resalePrice }).sort({ resalePrice: 1, _id: 1 }).limit(first),
      ]);
      const others = [...cheaper, ...dearer].filter((one) => !one._id.equals(_id));
      return nearestInPrice(others, resalePrice, (one) => ({
        id: one._id.toHexString(),
        price: one.resalePrice,
      })).slice(0, first);
    },
  });
}
