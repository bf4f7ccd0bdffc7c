import type { Cache } from '../../cache/cache.ts';
import { RecordLoader } from '../../cache/record-loader.ts';
import type { Models } from '../../context/merged-types.ts';
import type { CategoryRecord } from './category.model.ts';
import type { ProductRecord } from './product.model.ts';

declare module '../../context/merged-types.ts' {
  interface Loaders extends ReturnType<typeof catalogLoaders> {}
}

/** One request's loaders of categories and products. */
export const catalogLoaders = (
  { Category, Product }: Pick<Models, 'Category' | 'Product'>,
  cache: Cache,
) => ({
  category: new RecordLoader<CategoryRecord>(cache, {
    collection: Category.collection.name,
    findAll: (ids) => Category.find({ _id: { $in: ids }, deletingAt: null }).lean(),
  }),
  product: new RecordLoader<ProductRecord>(cache, {
    collection: Product.collection.name,
    findAll: (ids) => Product.find({ _id: { $in: ids } }).lean(),
  }),
});
