import type { Change } from '../../graph/src/shared/events.ts';
import type { EntryRecord, World } from './records.ts';

type Trace = {
  looks: string;
  /** What to tell when the record is there and looks different, or is gone. */
  changes: Change[];
  gone?: Change;
  isSeller?: boolean;
};

/** A world at one moment, to be compared with another one. */
export type Photograph = Map<string, Trace>;

/** Takes down how each record looks, so that no resolver has to say what it changed. */
export function photograph({ users, categories, products, bookings, wishes, payments }: World) {
  const traces: Photograph = new Map();
  const add = (record: { id: string }, trace: Omit<Trace, 'looks'>) =>
    traces.set(record.id, { looks: JSON.stringify(record), ...trace });
  for (const user of users) {
    const { id: userId, role } = user;
    const isSeller = role === 'SELLER';
    add(user, {
      changes: [{ kind: 'user', userId, isSeller }],
      gone: { kind: 'user-deleted', userId },
      isSeller,
    });
  }
  for (const category of categories) {
    add(category, { changes: [{ kind: 'category', categoryId: category.id }] });
  }
  // A product counts on its category's page and with its seller.
  for (const product of products) {
    const { id: productId, categoryId, sellerId } = product;
    const changes: Change[] = [
      { kind: 'product', productId },
      { kind: 'category', categoryId },
      { kind: 'user', userId: sellerId },
    ];
    add(product, { changes });
  }
  const addEntry = (entry: EntryRecord, change: Change) =>
    add(entry, { changes: [change], gone: change });
  for (const booking of bookings) {
    const { id: bookingId, userId } = booking;
    addEntry(booking, { kind: 'booking', bookingId, userId });
  }
  for (const wish of wishes) addEntry(wish, { kind: 'wish', wishId: wish.id, userId: wish.userId });
  for (const payment of payments) {
    const { id: paymentId, buyerId, productId } = payment;
    const sellerId = products.find(({ id }) => id === productId)?.sellerId ?? '';
    add(payment, { changes: [{ kind: 'payment', paymentId, buyerId, sellerId }] });
  }
  return traces;
}

/** What open pages have to hear, now that the world is another one than in the photograph. */
export function changesSince(before: Photograph, world: World): Change[] {
  const now = photograph(world);
  const told: Change[] = [];
  for (const [id, { looks, changes }] of now) {
    const past = before.get(id);
    if (past?.looks === looks) continue;
    // Everyone hears of an account that is a seller's, and of one that was.
    told.push(...changes.map((one) => (past?.isSeller ? { ...one, isSeller: true } : one)));
  }
  for (const [id, { gone }] of before) if (gone && !now.has(id)) told.push(gone);
  return told;
}
