import type {
  DeleteCategoryMutationOptions,
  MoveCategoryMutationOptions,
  UpdateCategoryMutationOptions,
} from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { addCategoryToList } from '../category/category.cache.ts';
import { expireProducts, removeCategory } from './removeCategory.ts';

graphql(`
  mutation UpdateCategory($input: UpdateCategoryInput!) {
    updateCategory(input: $input) {
      success
      message
      code
      field
      alreadyDone
      category {
        id
        ...Category_record
      }
    }
  }
`);

/** Changes title, description and picture of a category. */
export const updateCategoryOptions: UpdateCategoryMutationOptions = {
  update(cache, { data }) {
    const { category } = data?.updateCategory ?? {};
    if (!category) return;
    addCategoryToList(cache, category.id);
    expireProducts(cache);
  },
};

graphql(`
  mutation MoveCategory($id: ID!, $before: ID) {
    moveCategory(id: $id, before: $before) {
      success
      message
      code
      field
      alreadyDone
      categories {
        id
        ...Category_record
      }
    }
  }
`);

/** Puts a category before another one, or at the end. */
export const moveCategoryOptions: MoveCategoryMutationOptions = {
  update(cache, { data }) {
    for (const { id } of data?.moveCategory.categories ?? []) addCategoryToList(cache, id);
  },
};

graphql(`
  mutation DeleteCategory($id: ID!, $moveProductsTo: ID) {
    deleteCategory(id: $id, moveProductsTo: $moveProductsTo) {
      success
      message
      code
      field
      alreadyDone
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
export const deleteCategoryOptions: DeleteCategoryMutationOptions = {
  update(cache, { data }) {
    const { deletedCategoryId, movedTo } = data?.deleteCategory ?? {};
    if (deletedCategoryId) removeCategory(cache, deletedCategoryId, movedTo?.id);
  },
};
