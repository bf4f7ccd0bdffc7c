import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Migration } from './migration.ts';

type Entry = { reason?: string; address?: string; searchTokens?: string[] };

/** Entries of the audit log get their search tokens; nothing else in them changes. */
export const auditTokens: Migration = {
  name: '2026-11-26-audit-tokens',
  async up({ collection, walk }) {
    await walk<Entry>('audit', ['reason', 'address'], (batch) =>
      collection<Entry>('audit').bulkWrite(
        batch.map(({ _id, reason = '', address = '' }) => {
          const $set = { searchTokens: searchTokens([reason, address]) };
          return { updateOne: { filter: { _id } as object, update: { $set } } };
        }),
      ),
    );
  },
};
