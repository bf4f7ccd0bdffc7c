import type { TestShop } from './start-test-shop.ts';

/**
 * Deletes all records of a shop, as before its first start; its identity and card providers keep theirs. The shop must
 * be idle meanwhile.
 */
export async function deleteRecords({ models, database, events }: TestShop): Promise<void> {
  const { User, Category, Product, Booking, Wish, Payment, Order, Offer, ViewCount } = models;
  // By id: the search doesn't follow deletions by a filter, which the shop never makes.
  const products = (await Product.find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
  const { Thread, Message, Block, Report, SignIn } = models;
  await Promise.all([
    Product.deleteMany({ _id: { $in: products } }),
    ...[User, Category, Booking, Wish, Payment, Order, Offer, ViewCount].map((one) =>
      one.deleteMany(),
    ),
    ...[Thread, Message, Block, Report, SignIn].map((one) => one.deleteMany()),
  ]);
  // Bypasses the model, which has no way to delete an entry.
  await database.connection.collection('audit').deleteMany();
  // The services weren't involved, so the cache must be cleared.
  events.publish({ kind: 'category', categoryId: '0'.repeat(24) });
}
