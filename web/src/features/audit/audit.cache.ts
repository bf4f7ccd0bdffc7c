import type { ApolloCache, Reference } from '@apollo/client';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import { editLists, follow, refTo } from '../../apollo/cached-lists/connections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { AuditEntryFilter } from '../../generated/graphql.ts';

/** Adds an entry to the cached audit log. Its lists with a filter are asked again. Can run twice. */
export function addAuditEntry(cache: ApolloCache, id: string): void {
  const record = refTo('AuditEntry', id);
  const changeNumber = numberOfChange(cache, record.__ref, 'added');
  editLists(cache, { field: 'adminAuditLog' }, (stored, args, { storeFieldName, readField }) => {
    const { text, action, from, to } = (args.filter ?? {}) as AuditEntryFilter;
    if (text || action || from || to) {
      expireField(cache, storeFieldName, { changeNumber, entries: true });
      return stored;
    }
    const createdAt = readField<string>('createdAt', record) ?? '';
    const cursor = cursorOf({ id, key: -Date.parse(createdAt) || 0 });
    return follow(stored, record, { cursor, belongs: true }).list;
  });
}

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
