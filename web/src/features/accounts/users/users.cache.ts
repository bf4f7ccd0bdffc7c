import type { ApolloCache } from '@apollo/client';
import {
  refTo,
  removeFromConnection,
  updateConnections,
} from '../../../apollo/connections/editConnections.ts';
import {
  type AddAdminMutationOptions,
  type AdminDemoteAdminMutationOptions,
  type DeleteUserMutationOptions,
  User_ListedFragmentDoc,
} from '../../../generated/accounts.ts';
import type { UserFilter } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../../catalog/product.cache.ts';
import { expireVerifiedConnections } from '../../catalog/product-connections/followProductConnections.ts';
import { removeSeller } from '../../catalog/seller.cache.ts';
import { removeBuyer } from '../../offers/offerConnections.cache.ts';
import { expireSearchedPayments } from '../../payments/paymentConnections.cache.ts';
import { removeReviewsOf } from '../../reviews/review.cache.ts';
import { removeNameOf } from './deletedAccount.cache.ts';
import { expirePeople } from './people.cache.ts';
import { removeSignInsOf } from './signIns.cache.ts';

graphql(`
  mutation AddAdmin($email: EmailAddress!) {
    addAdmin(email: $email) {
      ...MutationPayload_outcome
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Makes an existing account an admin. */
export const addAdminOptions: AddAdminMutationOptions = {
  update: (cache, { data }) => updateUserConnections(cache, data?.addAdmin.user?.id),
};

graphql(`
  mutation AdminDemoteAdmin($userId: ID!) {
    adminDemoteAdmin(userId: $userId) {
      ...MutationPayload_outcome
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Takes the admin's rights from an account. */
export const adminDemoteAdminOptions: AdminDemoteAdminMutationOptions = {
  update: (cache, { data }) => updateUserConnections(cache, data?.adminDemoteAdmin.user?.id),
};

graphql(`
  mutation DeleteUser($email: EmailAddress!) {
    deleteUser(email: $email) {
      ...MutationPayload_outcome
      deletedCount
      deletedUserId
      removedProducts {
        id
        ...Product_record
      }
      anonymizedPayments {
        id
        ...Payment_record
      }
    }
  }
`);

/** Deletes an account and removes its products from sale. */
export const deleteUserOptions: DeleteUserMutationOptions = {
  update(cache, { data }) {
    const { deletedUserId, removedProducts } = data?.deleteUser ?? {};
    if (deletedUserId) removeUser(cache, deletedUserId);
    for (const product of removedProducts ?? []) updateProductConnections(cache, product.id);
  },
};

graphql(`
  fragment User_listed on User {
    id
    role
    verified
  }
`);

/**
 * Adds an account to the list of its role and removes it from the lists of the others. Refetches lists of people,
 * searched payments and verified sellers' products.
 */
export function updateUserConnections(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
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

/** Removes an account from every list, its name from the records that have it, and the reviews of it. */
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
