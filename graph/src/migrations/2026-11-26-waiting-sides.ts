import type { Migration } from './migration.ts';

/** Orders say whether an action is due from either side. The first sweep writes what is true. */
export const waitingSides: Migration = {
  name: '2026-11-26-waiting-sides',
  async up({ collection }) {
    await collection<{ waitsForBuyer: boolean | null }>('orders').updateMany(
      { waitsForBuyer: null },
      { $set: { waitsForBuyer: false, waitsForSeller: false, checkAt: new Date(0) } },
    );
  },
};
