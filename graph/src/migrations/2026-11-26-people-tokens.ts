import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Migration } from './migration.ts';

type Person = { name: string; email: string; joinedAt?: Date; searchTokens?: string[] };

/** Accounts get their creation time and search tokens for the list of people. */
export const peopleTokens: Migration = {
  name: '2026-11-26-people-tokens',
  async up({ collection, walk }) {
    await walk<Person>('users', ['name', 'email', 'joinedAt'], (batch) =>
      collection<Person>('users').bulkWrite(
        batch.map(({ _id, name, email, joinedAt = _id.getTimestamp() }) => {
          const $set = { joinedAt, searchTokens: searchTokens([name, email]) };
          return { updateOne: { filter: { _id } as object, update: { $set } } };
        }),
      ),
    );
  },
};
