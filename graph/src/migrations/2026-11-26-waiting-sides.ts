import type { Migration } from './migration.ts';

/** Orders get `waitsForBuyer` and `waitsForSeller`; the first sweep sets the true values. */
export const waitingSides: Migration = {
  name: '2026-11-26-waiting-sides',
  async up({ collection }) {
    await collection<{ waitsForBuyer: boolean | null }>('orders').updateMany(
      { waitsForBuyer: null },
      { $set: { waitsForBuyer: false, waitsForSeller: false, checkAt: new Date(0) } },
    );
  },
};
