import type { Migration } from './migration.ts';

/** Products of before places existed seek theirs; a sweeper looks them up, since the list of towns may still load. */
export const productPlaces: Migration = {
  name: '2026-11-26-product-places',
  async up({ collection }) {
    const products = collection<{ place: unknown; placeSought: boolean | null; location: string }>(
      'products',
    );
    await products.updateMany(
      { place: null, placeSought: null, location: { $ne: '' } },
      { $set: { placeSought: true } },
    );
  },
};
