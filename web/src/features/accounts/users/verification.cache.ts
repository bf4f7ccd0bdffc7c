import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import { findRecords } from '../../../apollo/findRecords.ts';
import type {
  AdminUnverifyUserMutationOptions,
  VerifyUserMutationOptions,
} from '../../../generated/accounts.ts';

/** Marks a buyer or seller as verified. */
export const verifyUserOptions: VerifyUserMutationOptions = {
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

/** Revokes a buyer's or seller's verification. */
export const adminUnverifyUserOptions: AdminUnverifyUserMutationOptions = {
  optimisticUpdate: (cache, { userId }) => showVerified(cache, (user) => user.id === userId, false),
};
