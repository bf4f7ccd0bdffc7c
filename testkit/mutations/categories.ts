import { expect } from 'vitest';
import { aCategory } from '../factories.ts';
import { admins } from '../permissions/permission.ts';
import { mutation, oneOf } from './mutation.ts';

export const categoryMutations = {
  addCategory: mutation({
    may: admins,
    sample: () => ({ input: aCategory({ body: 'For the back.' }) }),
    effect: [
      'category { body availableCount }',
      { category: { body: 'For the back.', availableCount: 0 } },
    ],
  }),
  adminUpdateCategory: mutation({
    may: admins,
    sample: ({ records }) => ({
      input: { id: records.categoryId, ...aCategory({ body: 'For the legs.' }) },
    }),
    effect: ['category { body }', { category: { body: 'For the legs.' } }],
  }),
  adminMoveCategory: mutation<{ id: string; before: string | null }>({
    may: admins,
    sample: async ({ records, pick }) => ({
      id: (await records.categoryIds()).empty,
      before: oneOf([records.categoryId, null], pick),
    }),
    effect: [
      'categories { availableCount }',
      { categories: expect.arrayContaining([{ availableCount: 0 }]) },
    ],
  }),
  adminDeleteCategory: mutation<{ id: string; moveProductsTo: string | null }>({
    may: admins,
    sample: async ({ records, pick }) => ({
      id: (await records.categoryIds()).empty,
      moveProductsTo: oneOf([null, records.categoryId], pick),
    }),
    effect: ['movedCount', { movedCount: 0 }],
  }),
};
