import type {
  AdminDeleteCategoryMutationOptions,
  AdminMoveCategoryMutationOptions,
  AdminUpdateCategoryMutationOptions,
} from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { addToCategories } from '../category/category.cache.ts';
import { expireProducts, removeCategory } from './removeCategory.ts';

graphql(`
  mutation AdminUpdateCategory($input: AdminUpdateCategoryInput!) {
    adminUpdateCategory(input: $input) {
      ...MutationPayload_outcome
      category {
        id
        ...Category_record
      }
    }
  }
`);

/** Changes title, description and picture of a category. */
export const adminUpdateCategoryOptions: AdminUpdateCategoryMutationOptions = {
  update(cache, { data }) {
    const { category } = data?.adminUpdateCategory ?? {};
    if (!category) return;
    addToCategories(cache, category.id);
    expireProducts(cache);
  },
};

graphql(`
  mutation AdminMoveCategory($id: ID!, $before: ID) {
    adminMoveCategory(id: $id, before: $before) {
      ...MutationPayload_outcome
      categories {
        id
        ...Category_record
      }
    }
  }
`);

/** Puts a category before another one, or at the end. */
export const adminMoveCategoryOptions: AdminMoveCategoryMutationOptions = {
  update(cache, { data }) {
    for (const { id } of data?.adminMoveCategory.categories ?? []) addToCategories(cache, id);
  },
};

graphql(`
  mutation AdminDeleteCategory($id: ID!, $moveProductsTo: ID) {
    adminDeleteCategory(id: $id, moveProductsTo: $moveProductsTo) {
      ...MutationPayload_outcome
      deletedCategoryId
      movedCount
      movedTo {
        id
        ...Category_record
      }
    }
  }
`);

/** Deletes a category, whose products go to another one. */
export const adminDeleteCategoryOptions: AdminDeleteCategoryMutationOptions = {
  update(cache, { data }) {
    const { deletedCategoryId, movedTo } = data?.adminDeleteCategory ?? {};
    if (deletedCategoryId) removeCategory(cache, deletedCategoryId, movedTo?.id);
  },
};
