import type { SellersStockChange } from '@fitness-zone/contract/catalog/stock.ts';
import { Type } from 'typebox';
import { outcome, succeeded } from '../../../rest/answers.ts';
import { inMinorUnits, inputSchema } from '../../../rest/contract-schema.ts';
import { pictureAddresses } from '../../../rest/picture-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { changeOwnStock } from '../stock/change-own-stock.service.ts';
import { updateProduct } from './update-product.service.ts';

const stockRoute = (url: string, change: SellersStockChange, summary: string): RestRoute =>
  route({
    method: 'PATCH',
    url,
    summary,
    bearer: true,
    querystring: inputSchema('MutationPauseProductArgs'),
    response: outcome,
    handler: async ({ context, query }) =>
      succeeded(await changeOwnStock(context, change, query.id)),
  });

export const editingRoutes: RestRoute[] = [
  route({
    method: 'PATCH',
    url: '/updateProduct',
    summary:
      'Edit a product that is for sale or paused (its seller); all fields, prices in major units, with the `revision` that was edited',
    bearer: true,
    querystring: inputSchema('MutationPauseProductArgs'),
    body: inputSchema('UpdateProductInput', {
      omit: ['id'],
      add: { images: Type.Array(pictureAddresses.items, { ...pictureAddresses, minItems: 1 }) },
    }),
    response: outcome,
    handler: async ({ context, query, body }) => {
      const { currency } = context.config;
      const product = inMinorUnits('UpdateProductInput', { ...body, id: query.id }, currency);
      return succeeded(await updateProduct(context, product));
    },
  }),
  stockRoute('/pauseProduct', 'pause', 'Take a product from sale for a while (its seller)'),
  stockRoute('/resumeProduct', 'resume', 'Offer a paused product again (its seller)'),
  stockRoute(
    '/markSoldElsewhere',
    'markSoldElsewhere',
    'Mark a product as sold outside the shop (its seller)',
  ),
  stockRoute(
    '/relistProduct',
    'relist',
    'Offer a product again that was marked as sold elsewhere (its seller)',
  ),
];
