import type { Migration } from './migration.ts';

type Thread = { isOfOffers?: boolean };

/** Renames the flag of threads that only have notes of offers: `isOfOffers` becomes `hasOnlyOfferNotes`. */
export const threadsOfNotes: Migration = {
  name: '2026-11-30-threads-of-notes',
  async up({ collection, walk }) {
    await walk<Thread>('threads', ['isOfOffers'], async (batch) => {
      for (const { _id, isOfOffers } of batch) {
        if (!isOfOffers) continue;
        const change = { $set: { hasOnlyOfferNotes: true }, $unset: { isOfOffers: 1 } } as object;
        await collection<Thread>('threads').updateOne({ _id, isOfOffers: true } as object, change);
      }
    });
  },
};
