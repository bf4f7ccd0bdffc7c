import type { Migration } from './migration.ts';

/** Older products get `placeSought`. A sweeper looks the places up, since the list of towns may still be loading. */
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
