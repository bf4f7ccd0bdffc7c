import { advertisedForMs } from '@fitness-zone/contract/catalog/advertising.ts';
import type { Migration } from './migration.ts';

type Advertised = {
  inStock: string;
  advertisement: boolean;
  advertisedUntil?: Date | null;
  changedAt?: Date;
};

/** Older advertisements, which had no end, get 30 days from now; those of products no longer for sale end. */
export const advertisementEnds: Migration = {
  name: '2026-11-25-advertisement-ends',
  async up({ shop, collection }) {
    const products = collection<Advertised>('products');
    const changedAt = new Date();
    await products.updateMany(
      { inStock: 'available', advertisement: true, advertisedUntil: null },
      { $set: { advertisedUntil: new Date(shop.now() + advertisedForMs), changedAt } },
    );
    await products.updateMany(
      { inStock: { $in: ['sold', 'removed'] }, advertisement: true },
      { $set: { advertisement: false, changedAt }, $unset: { advertisedUntil: 1 } },
    );
  },
};
