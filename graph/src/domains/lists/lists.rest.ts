import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { stockShownTo } from '../catalog/shown-to-viewer.rules.ts';
import { absolutePicture } from '../pictures/picture-url.rules.ts';
import type { ListEntryRecord } from './list-entry.model.ts';
import { listEntries } from './lists.queries.ts';
import { addToBookingList, addToWishList, deleteEntry } from './lists.service.ts';

const entryShape = Type.Object(
  {
    _id: Type.String(),
    userName: Type.String(),
    userEmail: Type.String(),
    productId: Type.String(),
    productName: Type.String(),
    image: Type.String(),
    productPrice: Type.Number({ description: 'The price when the entry was added.' }),
    inStock: Type.Enum(Object.values(enumValues.Stock)),
  },
  { title: 'ListEntry' },
);

export const listRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/bookingProducts',
    summary: "Booking entries: the caller's own; for admins, all",
    response: Type.Array(entryShape),
    points: 10,
    handler: ({ context }) => showEntries(context, 'Booking'),
  }),
  route({
    method: 'GET',
    url: '/wishProducts',
    summary: "Wish entries: the caller's own; for admins, all",
    response: Type.Array(entryShape),
    points: 10,
    handler: ({ context }) => showEntries(context, 'Wish'),
  }),
  route({
    method: 'POST',
    url: '/addBookingList',
    summary: 'Book a product (buyers)',
    bearer: true,
    // The other documented fields are accepted but ignored: the server knows name, price and buyer.
    body: inputSchema('MutationAddToBookingListArgs'),
    response: outcome,
    handler: async ({ context, body }) =>
      succeeded(await addToBookingList(context, body.productId)),
  }),
  route({
    method: 'POST',
    url: '/addWishList',
    summary: 'Add a product to the wish list (buyers)',
    bearer: true,
    body: inputSchema('MutationAddToWishListArgs'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await addToWishList(context, body.productId)),
  }),
  route({
    method: 'DELETE',
    url: '/deleteBookingProduct',
    summary: "Remove an entry from the caller's booking list",
    bearer: true,
    querystring: inputSchema('MutationDeleteBookingProductArgs'),
    response: outcome,
    handler: async ({ context, query }) =>
      succeeded(await deleteEntry(context, 'Booking', query.id)),
  }),
  route({
    method: 'DELETE',
    url: '/deleteWishProduct',
    summary: "Remove an entry from the caller's wish list",
    bearer: true,
    querystring: inputSchema('MutationDeleteWishProductArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await deleteEntry(context, 'Wish', query.id)),
  }),
];

async function showEntries(context: Context, list: 'Booking' | 'Wish') {
  const entries = await listEntries(context, list);
  return Promise.all(entries.map((entry) => showEntry(context, entry)));
}

async function showEntry(context: Context, entry: ListEntryRecord) {
  const { config, loaders } = context;
  const [user, product] = await Promise.all([
    loaders.user.load(entry.userId),
    loaders.product.load(entry.productId),
  ]);
  return {
    _id: entry._id.toHexString(),
    userName: user?.name ?? '',
    userEmail: user?.email ?? '',
    productId: entry.productId.toHexString(),
    productName: product?.productName ?? '',
    image: product ? absolutePicture(config, product.image) : '',
    productPrice: toMajor(entry.productPrice, config.currency),
    inStock: product ? stockShownTo(context, product) : ('removed' as const),
  };
}
