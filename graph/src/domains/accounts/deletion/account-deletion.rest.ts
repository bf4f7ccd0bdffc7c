import { enumValues } from '@fitness-zone/contract/enums.ts';
import { Type } from 'typebox';
import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { deleteAccount } from './delete-own-account.service.ts';
import { deleteUser } from './delete-user-as-admin.service.ts';
import { viewDeletionEffects } from './deletion-effects.queries.ts';

export const accountDeletionRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/deletionEffects',
    summary: "Effects of deleting an account (the caller's own; for admins, any)",
    bearer: true,
    querystring: inputSchema('QueryDeletionEffectsArgs'),
    response: Type.Object({
      openBusiness: Type.Array(
        Type.Object({
          paymentId: Type.String(),
          productName: Type.String(),
          reason: Type.Enum(Object.values(enumValues.OpenBusinessReason)),
          isSale: Type.Boolean(),
        }),
        { description: 'The oldest 20 paid and unfinished sales and purchases.' },
      ),
      openBusinessCount: Type.Integer({
        description: 'Total number of unfinished sales and purchases.',
      }),
      products: Type.Integer({ description: 'Products that come off sale.' }),
      offersMade: Type.Integer({ description: 'Its offers that are withdrawn.' }),
      offersReceived: Type.Integer({ description: 'Offers for its products that are closed.' }),
      openPayments: Type.Integer({ description: 'Payments in progress at the card provider.' }),
      listEntries: Type.Integer({ description: 'Booking and wish list entries that are removed.' }),
      threads: Type.Integer({ description: 'Conversations that end.' }),
      reviews: Type.Integer({ description: 'Reviews of the account that are removed.' }),
    }),
    handler: async ({ context, query }) => {
      const { openBusiness, ...effects } = await viewDeletionEffects(context, query.userId);
      return {
        openBusiness: openBusiness.map(({ payment: { _id, productName }, reason, isSale }) => ({
          paymentId: _id.toHexString(),
          productName,
          reason,
          isSale,
        })),
        ...effects,
      };
    },
  }),
  route({
    method: 'DELETE',
    url: '/deleteUser',
    summary: 'Delete an account in the shop and at the identity provider (admins)',
    bearer: true,
    querystring: inputSchema('MutationDeleteUserArgs'),
    response: Type.Object({ ...outcome.properties, deletedCount: Type.Integer() }),
    handler: async ({ context, query }) => {
      const { deletedCount, ...answer } = await deleteUser(context, query.email);
      return { ...succeeded(answer), deletedCount };
    },
  }),
  route({
    method: 'POST',
    url: '/deleteAccount',
    summary:
      'Delete the own account, here and at the identity provider; needs a recent sign-in, and no unfinished sale or purchase',
    bearer: true,
    body: inputSchema('DeleteAccountInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await deleteAccount(context, body)),
  }),
];
