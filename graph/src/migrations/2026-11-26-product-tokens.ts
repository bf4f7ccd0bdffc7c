import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Migration } from './migration.ts';

type Product = { productName: string; location: string; searchTokens?: string[] };

/** Products get search tokens for the admins' list. */
export const productTokens: Migration = {
  name: '2026-11-26-product-tokens',
  async up({ collection, walk }) {
    await walk<Product>('products', ['productName', 'location'], (batch) =>
      collection<Product>('products').bulkWrite(
        batch.map(({ _id, productName, location }) => {
          const $set = { searchTokens: searchTokens([productName, location]) };
          return { updateOne: { filter: { _id } as object, update: { $set } } };
        }),
      ),
    );
  },
};
