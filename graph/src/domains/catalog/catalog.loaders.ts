import type { Models } from '../../context/merged-types.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { CategoryRecord } from './category.model.ts';
import type { ProductRecord } from './product.model.ts';

declare module '../../context/merged-types.ts' {
  interface Loaders extends ReturnType<typeof catalogLoaders> {}
}

/** One request's loaders of categories and products. */
export const catalogLoaders = (
  { Category, Product }: Pick<Models, 'Category' | 'Product'>,
  readModel: ReadModel,
) => ({
  category: readModel.loader<CategoryRecord>({
    collection: Category.collection.name,
    findAll: (ids) => Category.find({ _id: { $in: ids }, deletingAt: null }).lean(),
  }),
  product: readModel.loader<ProductRecord>({
    collection: Product.collection.name,
    findAll: (ids) => Product.find({ _id: { $in: ids } }).lean(),
  }),
});
