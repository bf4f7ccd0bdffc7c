import { enumValues } from '@fitness-zone/contract/enums.ts';
import type {
  MutationAddCategoryArgs,
  MutationAddToBookingListArgs,
  MutationDeleteProductArgs,
  MutationRecordPaymentArgs,
  MutationVerifyUserArgs,
} from '../../graph/src/generated/graphql.ts';
import type { ProductInput } from '../factories.ts';
import type { Json, Request } from './api-client.ts';

const conditions: Record<string, string> = enumValues.Condition;

const byEmail =
  (method: 'PATCH' | 'DELETE', path: string) =>
  ({ email }: MutationVerifyUserArgs): Request => ({
    method,
    url: `${path}?email=${encodeURIComponent(email)}`,
  });

const byId =
  (method: 'PATCH' | 'DELETE', path: string) =>
  ({ id }: MutationDeleteProductArgs): Request => ({ method, url: `${path}?id=${id}` });

const byProduct =
  (path: string) =>
  ({ productId }: MutationAddToBookingListArgs): Request => ({
    method: 'POST',
    url: path,
    payload: { productId },
  });

/** The REST requests that do what the mutations of these names do, each from the mutation's variables. */
export const restMutations = {
  getToken: ({ input }: { input: Json }): Request => ({
    method: 'POST',
    url: '/getToken',
    payload: input,
  }),
  addUser: ({ input }: { input: Json & { userRole: string } }): Request => ({
    method: 'POST',
    url: '/addUser',
    payload: { ...input, userRole: input.userRole.toLowerCase() },
  }),
  addAdmin: byEmail('PATCH', '/addAdmin'),
  demoteAdmin: byEmail('PATCH', '/demoteAdmin'),
  signOutEverywhere: (_none: Record<string, never>): Request => ({
    method: 'POST',
    url: '/signOutEverywhere',
    payload: {},
  }),
  verifyUser: byEmail('PATCH', '/verifyUser'),
  deleteUser: byEmail('DELETE', '/deleteUser'),
  addCategory: ({ input }: MutationAddCategoryArgs): Request => ({
    method: 'POST',
    url: '/addCategory',
    payload: input,
  }),
  /** Prices in major units. */
  addProduct: ({ input }: { input: ProductInput }): Request => ({
    method: 'POST',
    url: '/addProduct',
    payload: {
      ...input,
      condition: conditions[input.condition],
      resalePrice: input.resalePrice / 100,
      originalPrice: input.originalPrice / 100,
    },
  }),
  deleteProduct: byId('DELETE', '/deleteProduct'),
  advertiseProduct: byId('PATCH', '/addAdvertisement'),
  endAdvertisement: byId('PATCH', '/endAdvertisement'),
  addToBookingList: byProduct('/addBookingList'),
  addToWishList: byProduct('/addWishList'),
  deleteBookingProduct: byId('DELETE', '/deleteBookingProduct'),
  deleteWishProduct: byId('DELETE', '/deleteWishProduct'),
  markNotificationsRead: ({ ids }: { ids: string[] }): Request => ({
    method: 'PATCH',
    url: '/markNotificationsRead',
    payload: { ids },
  }),
  createPaymentIntent: ({ productId }: MutationAddToBookingListArgs): Request => ({
    method: 'POST',
    url: '/create-payment-intent',
    payload: { _id: productId },
  }),
  recordPayment: ({ input }: MutationRecordPaymentArgs): Request => ({
    method: 'POST',
    url: '/payment',
    payload: { status: 'succeeded', ...input },
  }),
};

/** A mutation that REST has, too. */
export type SharedMutation = keyof typeof restMutations;

/** The variables of such a mutation. */
export type VariablesOf<Name extends SharedMutation> = Parameters<(typeof restMutations)[Name]>[0];
