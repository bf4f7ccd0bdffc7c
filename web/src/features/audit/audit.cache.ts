import type { ApolloCache, Reference } from '@apollo/client';
import { refTo, updateLists } from '../../apollo/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';

/** Adds an entry to the cached audit log. */
export const addAuditEntry = (cache: ApolloCache, id: string): void =>
  updateLists(cache, { field: 'auditLog' }, refTo('AuditEntry', id), () => true);

type Named = { actor?: Reference | null; user?: Reference | null };

/** Removes a deleted account from the cached entries of the audit log, which keep its id alone. */
export function removeFromAuditLog(cache: ApolloCache, userId: string): void {
  const { __ref: gone } = refTo('User', userId);
  const names = ({ actor, user }: Named) => actor?.__ref === gone || user?.__ref === gone;
  const withoutUser = (user: Reference | null) => (user?.__ref === gone ? null : user);
  for (const id of findRecords(cache, 'AuditEntry', names)) {
    cache.modify<Named>({
      id: refTo('AuditEntry', id).__ref,
      fields: { actor: withoutUser, user: withoutUser },
    });
  }
}
