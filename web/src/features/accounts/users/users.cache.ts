import type { ApolloCache } from '@apollo/client';
import { action } from '../../../apollo/action.ts';
import { placeInLists, refTo } from '../../../apollo/connections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';
import type { AddAdminMutation, DeleteUserMutation } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';
import { placeProduct } from '../../catalog/product.cache.ts';
import { sellerIsGone } from '../../catalog/seller.cache.ts';

/** Marks a buyer or seller as verified. */
export const verifyUser = action({
  mutation: graphql(`
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
  `),
  paint(cache, { email }) {
    const isTheirs = (user: { email?: string }) => user.email === email;
    for (const id of findRecords(cache, 'User', isTheirs)) {
      cache.modify({ id: refTo('User', id).__ref, fields: { verified: () => true } });
    }
  },
});

/** Makes an existing account an admin. */
export const addAdmin = action({
  mutation: graphql(`
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
  `),
  onAnswer: onAdminAdded,
});

/** Deletes an account; its products leave the shelves with it. */
export const deleteUser = action({
  mutation: graphql(`
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
      }
    }
  `),
  onAnswer: onUserDeleted,
});

export function onAdminAdded(cache: ApolloCache, { data }: { data: AddAdminMutation }): void {
  placeUser(cache, data.addAdmin.user?.id);
}

export function onUserDeleted(cache: ApolloCache, { data }: { data: DeleteUserMutation }): void {
  const { deletedUserId, removedProducts } = data.deleteUser;
  if (deletedUserId) userIsGone(cache, deletedUserId);
  for (const product of removedProducts ?? []) placeProduct(cache, product.id);
}

const User_place = graphql(`
  fragment User_place on User {
    id
    role
  }
`);

/** Makes the list of each role hold an account exactly if the account has that role. */
export function placeUser(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const record = refTo('User', id);
  const user = cache.readFragment({ fragment: User_place, from: record, optimistic: true });
  if (user) placeInLists(cache, { field: 'users' }, record, ({ role }) => role === user.role);
}

/** Takes an account out of every list, and its name off the goods that it sold. */
export function userIsGone(cache: ApolloCache, id: string): void {
  placeInLists(cache, { field: 'users' }, refTo('User', id), () => false);
  sellerIsGone(cache, id);
}
