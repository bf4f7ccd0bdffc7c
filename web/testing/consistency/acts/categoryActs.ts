import { aCategory } from '@fitness-zone/testkit/factories.ts';
import {
  deleteCategoryOptions,
  moveCategoryOptions,
  updateCategoryOptions,
} from '../../../src/features/catalog/categories/categories.cache.ts';
import { addCategoryOptions } from '../../../src/features/catalog/category/category.cache.ts';
import {
  AddCategoryDocument,
  DeleteCategoryDocument,
  MoveCategoryDocument,
  UpdateCategoryDocument,
} from '../../../src/generated/catalog.ts';
import type { Participants } from '../participants.ts';
import type { Act } from './act.ts';

const one = ({ categoryId, otherCategoryId }: Participants, pick: number) =>
  pick % 2 === 0 ? categoryId : otherCategoryId;

/** What admins do with categories. */
export const categoryActs = {
  addsCategory: (_all, participant, _pick, send) =>
    send(participant, AddCategoryDocument, {
      ...addCategoryOptions,
      variables: { input: aCategory() },
    }),
  updatesCategory: (all, participant, pick, send) =>
    send(participant, UpdateCategoryDocument, {
      ...updateCategoryOptions,
      variables: { input: { id: one(all, pick), ...aCategory() } },
    }),
  movesCategory: (all, participant, pick, send) =>
    send(participant, MoveCategoryDocument, {
      ...moveCategoryOptions,
      variables: {
        id: one(all, pick),
        before: pick % 3 === 0 ? null : one(all, pick + 1),
      },
    }),
  /** The one that has all products, or one without any. */
  deletesCategory: (all, participant, pick, send) =>
    send(participant, DeleteCategoryDocument, {
      ...deleteCategoryOptions,
      variables: { id: one(all, pick), moveProductsTo: one(all, pick + 1) },
    }),
} satisfies Record<string, Act>;
