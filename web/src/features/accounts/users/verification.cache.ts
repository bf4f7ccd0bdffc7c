import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';
import type {
  AdminUnverifyUserMutationOptions,
  VerifyUserMutationOptions,
} from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateUserConnections } from './users.cache.ts';

graphql(`
  mutation VerifyUser($email: EmailAddress!) {
    verifyUser(email: $email) {
      ...MutationPayload_outcome
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Marks a buyer or seller as verified. */
export const verifyUserOptions: VerifyUserMutationOptions = {
  update: (cache, { data }) => updateUserConnections(cache, data?.verifyUser.user?.id),
  optimisticUpdate: (cache, { email }) => showVerified(cache, (user) => user.email === email, true),
};

type Named = { id?: string; email?: string };

function showVerified(
  cache: ApolloCache,
  isTheirs: (user: Named) => boolean,
  verified: boolean,
): void {
  for (const id of findRecords(cache, 'User', isTheirs)) {
    cache.modify({ id: refTo('User', id).__ref, fields: { verified: () => verified } });
  }
}

graphql(`
  mutation AdminUnverifyUser($userId: ID!) {
    adminUnverifyUser(userId: $userId) {
      ...MutationPayload_outcome
      user {
        id
        ...User_person
      }
    }
  }
`);

/** Takes the verification from a buyer or seller. */
export const adminUnverifyUserOptions: AdminUnverifyUserMutationOptions = {
  update: (cache, { data }) => updateUserConnections(cache, data?.adminUnverifyUser.user?.id),
  optimisticUpdate: (cache, { userId }) => showVerified(cache, (user) => user.id === userId, false),
};
