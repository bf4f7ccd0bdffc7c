import type { ApiClient, Request } from '../api/api-client.ts';
import type { TestUser } from '../users/create-users.ts';
import { type Actor, actors } from './actors.ts';
import type { OwnedRecords, PermissionRecords } from './permission-records.ts';

type Caller = ApiClient & Partial<Pick<TestUser, 'email' | 'idToken' | 'name' | 'role'>>;
/** The caller, and whose record the operation is about. */
export type PermissionCase = { records: PermissionRecords; caller: Caller; whose: OwnedRecords };

/** `pick` chooses among several valid samples. */
export type SampleCase = {
  records: Omit<PermissionRecords, 'callers' | 'own' | 'other' | 'makeAll' | 'again'>;
  caller: Caller;
  whose: OwnedRecords;
  pick?: number;
};
type Asks =
  | {
      graphql: string;
      variables?: (testCase: PermissionCase) => object | Promise<object>;
      /** Expected values of the answer. */
      effect?: object;
    }
  | RestAsk;
type RestAsk = { rest: (testCase: PermissionCase) => Request | Promise<Request> };

export type Permission = Asks & {
  /** For their own records, or for any record if nobody owns them. */
  may: readonly Actor[];
  /** For others' records; absent if nobody owns them. */
  mayForOthers?: readonly Actor[];
};
export const everyone = actors;
export const signedIn = ['buyer', 'seller', 'admin'] as const;
/** The two sides of a thread. */
export const correspondents = ['buyer', 'seller'] as const;
export const buyers = ['buyer'] as const;
export const sellers = ['seller'] as const;
export const sellersAndAdmins = ['seller', 'admin'] as const;
export const buyersAndSellers = ['buyer', 'seller'] as const;
export const admins = ['admin'] as const;
export const nobody = [] as const;
/** Everyone who has or had an account: a repeat gets the first answer. */
export const accountOwners = actors.filter(
  (actor) => !['visitor', 'ended admin', 'suspended buyer', 'suspended seller'].includes(actor),
);

/** A selection of a list of records, by its query's name. */
export const list = (field: string) =>
  `{ ${field} { totalCount nodes { id } edges { node { id } } } }`;

/** The variable `id` for a product. */
export const productId = {
  variables: async ({ whose }: PermissionCase) => ({ id: await whose.productId() }),
};

/** Proof of the account; for a visitor, of no account. */
export const proofOf = ({ email: address, idToken }: Partial<TestUser>) => ({
  email: address ?? 'nobody@example.com',
  idToken: idToken ?? 'no-token',
});
