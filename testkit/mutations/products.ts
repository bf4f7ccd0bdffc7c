import { randomUUID } from 'node:crypto';
import { anUpdate, aProduct, type ProductInput, type ProductUpdate } from '../factories.ts';
import {
  admins,
  nobody,
  type SampleCase,
  sellers,
  sellersAndAdmins,
} from '../permissions/permission.ts';
import { mutation, oneOf } from './mutation.ts';

const ownProduct = async ({ whose }: SampleCase) => ({ id: await whose.productId() });

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
  }),
  updateProduct: mutation<{ input: ProductUpdate }>({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ records, whose }) => ({
      input: anUpdate({ id: await whose.productId(), category: { id: records.categoryId } }),
    }),
    effect: ['product { revision }', { product: { revision: 1 } }],
  }),
  pauseProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'PAUSED' } }],
  }),
  resumeProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.pausedId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
  }),
  markSoldElsewhere: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'SOLD_ELSEWHERE' } }],
  }),
  relistProduct: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.soldElsewhereId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
  }),
  deleteProduct: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: ownProduct,
    effect: ['product { inStock }', { product: { inStock: 'REMOVED' } }],
  }),
  advertiseProduct: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: ownProduct,
    effect: ['product { advertisement }', { product: { advertisement: true } }],
  }),
  endAdvertisement: mutation({
    may: sellersAndAdmins,
    mayForOthers: admins,
    sample: async ({ whose }) => ({ id: await whose.advertisedId() }),
    effect: ['product { advertisement }', { product: { advertisement: false } }],
  }),
  adminHideProduct: mutation({
    may: admins,
    sample: async ({ whose }) => ({
      input: { id: await whose.productId(), reason: 'It is unsafe.' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'HIDDEN' } }],
  }),
  adminRestoreProduct: mutation({
    may: admins,
    sample: async ({ records }) => ({ id: await records.hiddenId() }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
  }),
};
