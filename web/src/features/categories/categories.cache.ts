import type { AdminUpdateCategoryMutationOptions } from '../../generated/categories.ts';
import { expireSearches } from './removeCategory.ts';

/** Changes title, description and picture of a category. Refetches searches, which also match the title. */
export const adminUpdateCategoryOptions: AdminUpdateCategoryMutationOptions = {
  update(cache, { data }) {
    if (data?.adminUpdateCategory.category) expireSearches(cache);
  },
};
