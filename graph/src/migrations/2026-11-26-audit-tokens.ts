import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Types } from 'mongoose';
import type { Migration } from './migration.ts';

type Entry = {
  actorId?: Types.ObjectId;
  targetId: Types.ObjectId;
  reason?: string;
  address?: string;
  searchTokens?: string[];
};

/** Entries of the audit log get what they are found by; nothing else of them is written. */
export const auditTokens: Migration = {
  name: '2026-11-26-audit-tokens',
  async up({ collection, walk }) {
    const fields: (keyof Entry)[] = ['actorId', 'targetId', 'reason', 'address'];
    await walk<Entry>('audit', fields, (batch) =>
      collection<Entry>('audit').bulkWrite(
        batch.map(({ _id, actorId, targetId, reason = '', address = '' }) => {
          const ids = [_id, targetId, ...(actorId ? [actorId] : [])];
          const tokens = ids.map((id) => `#${id.toHexString()}`);
          const $set = { searchTokens: [...searchTokens([reason, address]), ...tokens] };
          return { updateOne: { filter: { _id } as object, update: { $set } } };
        }),
      ),
    );
  },
};
