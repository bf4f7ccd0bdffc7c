import { randomUUID } from 'node:crypto';
import { enumValues } from '@fitness-zone/contract/generated/enums.ts';
import { anUpdate, aProduct, type ProductInput, type ProductUpdate } from '../factories.ts';
import {
  admins,
  nobody,
  type SampleCase,
  sellers,
  sellersAndAdmins,
} from '../permissions/permission.ts';
import { asBodyById, byId, mutation, oneOf } from './mutation.ts';

const ownProduct = async ({ whose }: SampleCase) => ({ id: await whose.productId() });

/** Prices in major units, and the condition as REST writes it. */
const inRest = <Input extends Pick<ProductInput, 'condition' | 'resalePrice' | 'originalPrice'>>(
  input: Input,
) => ({
  ...input,
  // A test may give a condition that there isn't.
  condition: enumValues.Condition[input.condition] as string | undefined,
  resalePrice: input.resalePrice / 100,
  originalPrice: input.originalPrice / 100,
});

export const productMutations = {
  addProduct: mutation<{ input: ProductInput }>({
    may: sellers,
    sample: ({ records, pick = 0 }) => ({
      input: aProduct({
        categoryId: records.categoryId,
        condition: oneOf(['EXCELLENT', 'GOOD', 'FAIR'], pick),
        resalePrice: 100_00 + 1_00 * pick,
        requestId: randomUUID(),
      }),
    }),
    effect: [
      'product { inStock reported }',
      { product: { inStock: 'AVAILABLE', reported: false } },
    ],
    rest: [
      'POST /addProduct',
      ({ input: { requestId: _none, ...input } }) => ({ payload: inRest(input) }),
    ],
  }),
  updateProduct: mutation<{ input: ProductUpdate }>({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ records, whose }) => ({
      input: anUpdate({ id: await whose.productId(), category: { id: records.categoryId } }),
    }),
    effect: ['product { revision }', { product: { revision: 1 } }],
    rest: ['PATCH /updateProduct', ({ input }) => asBodyById({ input: inRest(input) })],
  }),
  pauseProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'PAUSED' } }],
    rest: ['PATCH /pauseProduct', byId],
  }),
  resumeProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.pausedId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
    rest: ['PATCH /resumeProduct', byId],
  }),
  markSoldElsewhere: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'SOLD_ELSEWHERE' } }],
    rest: ['PATCH /markSoldElsewhere', byId],
  }),
  relistProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.soldElsewhereId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
    rest: ['PATCH /relistProduct', byId],
  }),
  deleteProduct: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'REMOVED' } }],
    rest: ['DELETE /deleteProduct', byId],
  }),
  advertiseProduct: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: ownProduct,
    effect: ['product { advertisement }', { product: { advertisement: true } }],
    rest: ['PATCH /addAdvertisement', byId],
  }),
  endAdvertisement: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: async ({ whose }) => ({ id: await whose.advertisedId() }),
    effect: ['product { advertisement }', { product: { advertisement: false } }],
    rest: ['PATCH /endAdvertisement', byId],
  }),
  adminHideProduct: mutation({
    may: admins,
    sample: async ({ whose }) => ({
      input: { id: await whose.productId(), reason: 'It is unsafe.' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'HIDDEN' } }],
    rest: ['PATCH /hideProduct', asBodyById],
  }),
  adminRestoreProduct: mutation({
    may: admins,
    sample: async ({ records }) => ({ id: await records.hiddenId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
    rest: ['PATCH /restoreProduct', byId],
  }),
};
