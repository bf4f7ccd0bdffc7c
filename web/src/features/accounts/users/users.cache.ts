import type { ApolloCache } from '@apollo/client';
import {
  refTo,
  removeFromConnection,
  updateConnections,
} from '../../../apollo/connections/editConnections.ts';
import { User_ListedFragmentDoc } from '../../../generated/accounts.ts';
import type { UserFilter } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { removeBuyer } from '../../offers/offerConnections.cache.ts';
import { expireSearchedPayments } from '../../payments/paymentConnections.cache.ts';
import { expireVerifiedConnections } from '../../product/product-connections/followProductConnections.ts';
import { removeSeller } from '../../product/seller.cache.ts';
import { removeReviewsOf } from '../../reviews/review.cache.ts';
import { removeNameOf } from './deletedAccount.cache.ts';
import { expirePeople } from './people.cache.ts';
import { removeSignInsOf } from './signIns.cache.ts';

graphql(`
  fragment User_listed on User {
    role
    verified
  }
`);

/**
 * Adds an account to the list of its role and removes it from the other roles' lists. Refetches lists of people,
 * searched payments and verified sellers' products.
 */
export function updateUserConnections(cache: ApolloCache, id: string): void {
  const record = refTo('User', id);
  const user = cache.readFragment({
    fragment: User_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!user) return;
  updateConnections(
    cache,
    { field: 'users' },
    record,
    ({ filter }) => ((filter as UserFilter | undefined)?.role ?? user.role) === user.role,
  );
  expireVerifiedConnections(cache, user);
  expireSearchedPayments(cache, user);
  expirePeople(cache, id);
}

/** Removes an account from every list, its name from records, and the reviews about it. */
export function removeUser(cache: ApolloCache, id: string): void {
  for (const field of ['users', 'followedSellers'] as const) {
    removeFromConnection(cache, { field }, refTo('User', id));
  }
  removeSeller(cache, id);
  removeReviewsOf(cache, id);
  removeBuyer(cache, id);
  removeNameOf(cache, id);
  removeSignInsOf(cache, id);
  const person = refTo('Person', id);
  updateConnections(cache, { field: 'adminPeople' }, person, () => false);
  cache.evict({ id: person.__ref });
  expirePeople(cache, id);
}
