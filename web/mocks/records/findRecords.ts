import type { OfferRecord, PaymentRecord, ProductRecord, Records, UserRecord } from './records.ts';

/** The record with an id, or null. */
export const byId = <Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): Item | null => {
  const lowerCaseId = id.toLowerCase();
  return items.find((item) => item.id === lowerCaseId) ?? null;
};

/** Whether a payment bought its product; sellers hear of no other. */
export const isSale = ({ status, refundReason }: PaymentRecord): boolean =>
  status === 'PAID' ||
  (status === 'REFUNDED' && refundReason === null) ||
  refundReason === 'cancelled';

/** The product of an entry, which always has one: products are never deleted. */
export function productOf({ products }: Records, id: string): ProductRecord {
  const product = byId(products, id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}

/** The offer of a hold, which always has one: offers are never deleted. */
export function offerOf({ offers }: Records, id: string): OfferRecord {
  const offer = byId(offers, id);
  if (!offer) throw new Error(`There is no offer ${id}.`);
  return offer;
}

/** The user of an entry. */
export function userOf({ users }: Pick<Records, 'users'>, id: string): UserRecord {
  const user = byId(users, id);
  if (!user) throw new Error(`There is no user ${id}.`);
  return user;
}

/** Removes the items that fit from a list. @returns those items */
export function removeWhere<Item>(items: Item[], fits: (item: Item) => boolean): Item[] {
  const removed = items.filter(fits);
  items.splice(0, items.length, ...items.filter((item) => !removed.includes(item)));
  return removed;
}
