import type { Shop } from '../../context/context.ts';
import { loadById } from '../../shared/load-by-key.ts';
import type { CategoryRecord } from './category.model.ts';
import type { ProductRecord } from './product.model.ts';

export const catalogLoaders = ({ models }: Shop) => ({
  category: loadById<CategoryRecord>((ids) => models.Category.find({ _id: { $in: ids } }).lean()),
  product: loadById<ProductRecord>((ids) => models.Product.find({ _id: { $in: ids } }).lean()),
});
