import type { Migration } from './migration.ts';

type Counted = { availableCount?: number; productCount?: number };

/** Older categories get both counts. */
export const categoryCounts: Migration = {
  name: '2026-11-25-category-counts',
  async up({ collection }) {
    const [categories, products] = [collection<Counted>('categories'), collection('products')];
    for (const { _id, productCount } of await categories.find().toArray()) {
      if (productCount != null) continue;
      const all = await products.countDocuments({ categoryId: _id });
      const available = await products.countDocuments({ categoryId: _id, inStock: 'available' });
      await categories.updateOne(
        { _id },
        { $set: { availableCount: available, productCount: all } },
      );
    }
  },
};
