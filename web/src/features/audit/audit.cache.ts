import type { ApolloCache } from '@apollo/client';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import { editConnections, follow, refTo } from '../../apollo/connections/editConnections.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { AuditEntryFilter } from '../../generated/graphql.ts';

/** Adds an entry to the cached audit log. Refetches filtered lists. Can run twice. */
export function addAuditEntry(cache: ApolloCache, id: string): void {
  const record = refTo('AuditEntry', id);
  const changeNumber = numberOfChange(cache, record.__ref, 'added');
  editConnections(
    cache,
    { field: 'adminAuditLog' },
    (stored, args, { storeFieldName, readField }) => {
      const { text, action, from, to } = (args.filter ?? {}) as AuditEntryFilter;
      if (text || action || from || to) {
        expireField(cache, storeFieldName, { changeNumber, entries: true });
        return stored;
      }
      const createdAt = readField<string>('createdAt', record) ?? '';
      const cursor = cursorOf({ id, key: -Date.parse(createdAt) || 0 });
      return follow(stored, record, { cursor, belongs: true }).connection;
    },
  );
}
