import type { Cache } from '../../cache/cache.ts';
import { RecordLoader } from '../../cache/record-loader.ts';
import type { Models } from '../../context/merged-types.ts';
import type { CategoryRecord } from './category.model.ts';

export const categoryLoaders = ({ Category }: Pick<Models, 'Category'>, cache: Cache) => ({
  category: new RecordLoader<CategoryRecord>(cache, {
    collection: Category.collection.name,
    findAll: (ids) => Category.find({ _id: { $in: ids }, deletingAt: null }).lean(),
  }),
});
