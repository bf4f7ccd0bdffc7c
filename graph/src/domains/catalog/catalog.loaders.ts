import type { Models } from '../../context/registry.ts';
import { loadById } from '../../shared/load-by-key.ts';
import type { CategoryRecord } from './category.model.ts';
import type { ProductRecord } from './product.model.ts';

declare module '../../context/registry.ts' {
  interface Loaders extends ReturnType<typeof catalogLoaders> {}
}

/** One request's loaders of categories and products. */
export const catalogLoaders = (models: Pick<Models, 'Category' | 'Product'>) => ({
  category: loadById<CategoryRecord>((ids) => models.Category.find({ _id: { $in: ids } }).lean()),
  product: loadById<ProductRecord>((ids) => models.Product.find({ _id: { $in: ids } }).lean()),
});
