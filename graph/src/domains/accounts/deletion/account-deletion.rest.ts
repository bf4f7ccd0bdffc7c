import { enumValues } from '@fitness-zone/contract/enums.ts';
import { Type } from 'typebox';
import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { deleteAccount } from './delete-own-account.service.ts';
import { deleteUser } from './delete-user-as-admin.service.ts';
import { viewDeletionEffects } from './deletion-effects.queries.ts';

/** The REST paths that delete accounts. */
export const accountDeletionRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/deletionEffects',
    summary: 'What follows when an account is deleted (the own one; admins: any)',
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
        { description: 'The oldest 20 sales and purchases that are paid and not finished.' },
      ),
      openBusinessCount: Type.Integer({ description: 'How many there are in all.' }),
      products: Type.Integer({ description: 'Removed from sale.' }),
      offersMade: Type.Integer({ description: 'Of the account; withdrawn.' }),
      offersReceived: Type.Integer({ description: 'For its products; closed.' }),
      openPayments: Type.Integer({ description: 'Under way at the card provider.' }),
      listEntries: Type.Integer({ description: 'Of both lists; removed.' }),
      threads: Type.Integer({ description: 'Conversations that end.' }),
      reviews: Type.Integer({ description: 'Of the account; removed.' }),
    }),
    handler: async ({ context, query }) => {
      const { openBusiness, ...effects } = await viewDeletionEffects(context, query.id);
      return {
        openBusiness: openBusiness.map(({ payment: { _id, productName }, reason, isSale }) => ({
          paymentId: _id.toHexString(),
          ...{ productName, reason, isSale },
        })),
        ...effects,
      };
    },
  }),
  route({
    method: 'DELETE',
    url: '/deleteUser',
    summary: 'Delete an account, here and at the identity provider (admins)',
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
