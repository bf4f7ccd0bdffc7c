import type { ApolloCache } from '@apollo/client';
import { refTo, updateLists } from '../../../apollo/connections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';
import { graphql } from '../../../lib/graphql.ts';
import { removeFromAuditLog } from '../../audit/audit.cache.ts';
import { updateProductLists } from '../../catalog/product.cache.ts';
import { expireVerifiedLists } from '../../catalog/productLists/expireVerifiedLists.ts';
import { removeSeller } from '../../catalog/seller.cache.ts';
import {
  type AddAdminMutationOptions,
  type DeleteUserMutationOptions,
  type DemoteAdminMutationOptions,
  User_ListedFragmentDoc,
  type VerifyUserMutationOptions,
} from './users.cache.generated.ts';

graphql(`
  mutation VerifyUser($email: EmailAddress!) {
    verifyUser(email: $email) {
      success
      message
      code
      field
      alreadyDone
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Marks a buyer or seller as verified. */
export const verifyUserOptions: VerifyUserMutationOptions = {
  update: (cache, { data }) => updateUserLists(cache, data?.verifyUser.user?.id),
  optimisticUpdate(cache, { email }) {
    const isTheirs = (user: { email?: string }) => user.email === email;
    for (const id of findRecords(cache, 'User', isTheirs)) {
      cache.modify({ id: refTo('User', id).__ref, fields: { verified: () => true } });
    }
  },
};

graphql(`
  mutation AddAdmin($email: EmailAddress!) {
    addAdmin(email: $email) {
      success
      message
      code
      field
      alreadyDone
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Makes an existing account an admin. */
export const addAdminOptions: AddAdminMutationOptions = {
  update: (cache, { data }) => updateUserLists(cache, data?.addAdmin.user?.id),
};

graphql(`
  mutation DemoteAdmin($email: EmailAddress!) {
    demoteAdmin(email: $email) {
      success
      message
      code
      field
      alreadyDone
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Takes the admin's rights from an account. */
export const demoteAdminOptions: DemoteAdminMutationOptions = {
  update: (cache, { data }) => updateUserLists(cache, data?.demoteAdmin.user?.id),
};

graphql(`
  mutation DeleteUser($email: EmailAddress!) {
    deleteUser(email: $email) {
      success
      message
      code
      field
      alreadyDone
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
    for (const product of removedProducts ?? []) updateProductLists(cache, product.id);
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
 * Adds an account to the list of its role and removes it from the lists of the others. Lists of verified sellers'
 * products are asked again.
 */
export function updateUserLists(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const record = refTo('User', id);
  const user = cache.readFragment({
    fragment: User_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!user) return;
  updateLists(cache, { field: 'users' }, record, ({ role }) => role === user.role);
  expireVerifiedLists(cache, user);
}

/** Removes an account from every list, and its name from the products that it sold. */
export function removeUser(cache: ApolloCache, id: string): void {
  updateLists(cache, { field: 'users' }, refTo('User', id), () => false);
  removeSeller(cache, id);
  removeFromAuditLog(cache, id);
}
