import type { ApolloCache, Reference } from '@apollo/client';
import { mostSignIns } from '@fitness-zone/contract/accounts/sign-ins.ts';
import {
  editConnections,
  refTo,
  removeWhere,
  withEntry,
} from '../../../apollo/connections/editConnections.ts';
import { newestFirstCursor } from '../../../apollo/connections/keysetConnection.ts';

const connection = { field: 'adminSignIns' } as const;

/** Adds a sign-in to the cached lists of its account, which keep the newest ones. Can run twice. */
export function addSignIn(cache: ApolloCache, id: string): void {
  const record = refTo('SignIn', id);
  editConnections(cache, connection, (stored, { userId }, { readField }) => {
    const user = readField<Reference | null>('user', record);
    if (user?.__ref !== refTo('User', String(userId).toLowerCase()).__ref) return stored;
    const next = withEntry(stored, record, newestFirstCursor(record));
    return { ...next, edges: next.edges.slice(0, mostSignIns) };
  });
}

/** Removes the sign-ins to a deleted account from the cached lists. */
export function removeSignInsOf(cache: ApolloCache, userId: string): void {
  const { __ref: gone } = refTo('User', userId);
  removeWhere(
    cache,
    connection,
    (record, readField) => readField<Reference | null>('user', record)?.__ref === gone,
  );
}
