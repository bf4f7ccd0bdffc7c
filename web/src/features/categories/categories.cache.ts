import type { AdminUpdateCategoryMutationOptions } from '../../generated/categories.ts';
import { expireSearches } from './removeCategory.ts';

/** Changes title, description and picture of a category. Products are found by its title. */
export const adminUpdateCategoryOptions: AdminUpdateCategoryMutationOptions = {
  update(cache, { data }) {
    if (data?.adminUpdateCategory.category) expireSearches(cache);
  },
};
