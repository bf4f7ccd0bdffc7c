import type { AdminUpdateCategoryMutationOptions } from '../../generated/categories.ts';
import { expireProducts } from './removeCategory.ts';

/** Changes title, description and picture of a category. Products are found by its title. */
export const adminUpdateCategoryOptions: AdminUpdateCategoryMutationOptions = {
  update(cache, { data }) {
    if (data?.adminUpdateCategory.category) expireProducts(cache);
  },
};
