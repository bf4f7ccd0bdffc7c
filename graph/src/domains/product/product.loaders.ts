import type { Cache } from '../../cache/cache.ts';
import { RecordLoader } from '../../cache/record-loader.ts';
import type { Models } from '../../context/merged-types.ts';
import type { ProductRecord } from './product.model.ts';

export const productLoaders = ({ Product }: Pick<Models, 'Product'>, cache: Cache) => ({
  product: new RecordLoader<ProductRecord>(cache, {
    collection: Product.collection.name,
    findAll: (ids) => Product.find({ _id: { $in: ids } }).lean(),
  }),
});
