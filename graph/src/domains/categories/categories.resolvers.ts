import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { categoryAttributes } from './attributes/product-attributes.rules.ts';
import { addCategory, browseCategories, viewCategory } from './category.service.ts';
import { deleteCategory } from './delete-category.service.ts';
import { moveCategory } from './move-category.service.ts';
import { updateCategory } from './update-category.service.ts';

export const categoryResolvers: Resolvers = {
  Query: {
    categories: (_root, _args, context) => browseCategories(context),
    category: nullIfNotFound((context, { id }) => viewCategory(context, id)),
  },
  Mutation: {
    addCategory: mutation((context, { input }) => addCategory(context, input)),
    adminUpdateCategory: mutation((context, { input }) => updateCategory(context, input)),
    adminMoveCategory: mutation((context, args) => moveCategory(context, args)),
    adminDeleteCategory: mutation((context, args) => deleteCategory(context, args)),
  },
  Category: {
    position: ({ position }) => position ?? 0,
    // Counts products in any state, for admins.
    productCount: ({ productCount }, _args, { viewer }) =>
      viewer?.role === 'admin' ? (productCount ?? 0) : null,
    attributes: categoryAttributes,
  },
};
