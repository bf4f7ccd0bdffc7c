import type { ApiClient, Request } from '../api/api-client.ts';
import type { TestUser } from '../users/create-users.ts';
import { type Actor, actors } from './actors.ts';
import type { OwnedRecords, PermissionRecords } from './permission-records.ts';

type Caller = ApiClient & Partial<Pick<TestUser, 'email' | 'idToken' | 'name' | 'role'>>;
/** What an operation needs to know: who asks, and whose record it is about. */
export type PermissionCase = { records: PermissionRecords; caller: Caller; whose: OwnedRecords };

/** What a mutation's sample is made of; `pick` chooses among several good ones. */
export type SampleCase = {
  records: Omit<PermissionRecords, 'callers' | 'own' | 'other' | 'makeAll'>;
  caller: Caller;
  whose: OwnedRecords;
  pick?: number;
};
type Asks =
  | {
      graphql: string;
      variables?: (testCase: PermissionCase) => object | Promise<object>;
      /** What the answer says when it was done. */
      effect?: object;
    }
  | RestAsk;
type RestAsk = { rest: (testCase: PermissionCase) => Request | Promise<Request> };

export type Permission = Asks & {
  /** Who may do it with what is theirs, or at all where nobody owns the record. */
  may: readonly Actor[];
  /** Who may do it with somebody else's record; absent where nobody owns the record. */
  mayForOthers?: readonly Actor[];
};
export const everyone = actors;
export const signedIn = ['buyer', 'seller', 'admin'] as const;
/** The two who write to each other. */
export const correspondents = ['buyer', 'seller'] as const;
export const buyers = ['buyer'] as const;
export const sellers = ['seller'] as const;
export const sellersAndAdmins = ['seller', 'admin'] as const;
export const buyersAndSellers = ['buyer', 'seller'] as const;
export const admins = ['admin'] as const;
export const nobody = [] as const;
/** Whoever has an account, and whose account is gone already: a repeat is answered as the first time. */
export const accountOwners = actors.filter(
  (actor) => !['visitor', 'ended admin', 'suspended buyer', 'suspended seller'].includes(actor),
);

/** A list of records, by the name of its query. */
export const list = (field: string) =>
  `{ ${field} { totalCount nodes { id } edges { node { id } } } }`;

/** The variable `id`: a product. */
export const productId = {
  variables: async ({ whose }: PermissionCase) => ({ id: await whose.productId() }),
};

/** What an account proves itself with; that of nobody for a visitor. */
export const proofOf = ({ email: address, idToken }: Partial<TestUser>) => ({
  email: address ?? 'nobody@example.com',
  idToken: idToken ?? 'no-token',
});
