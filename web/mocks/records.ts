import type { Amount } from '@fitness-zone/contract/money.ts';
import type { Events } from '../../graph/src/shared/events.ts';
import type { Condition, PaymentStatus, Role, Stock } from './generated/resolvers.ts';

export type PictureUrl = string;

export type UserRecord = {
  id: string;
  name: string;
  email: string;
  image: PictureUrl | null;
  role: Role;
  verified: boolean;
};
export type CategoryRecord = { id: string; title: string; body: string; image: PictureUrl };
export type ProductRecord = {
  id: string;
  productName: string;
  image: PictureUrl;
  body: string;
  originalPrice: Amount;
  resalePrice: Amount;
  inStock: Stock;
  condition: Condition;
  yearsOfUsedProduct: number;
  sellerId: string;
  location: string;
  phone: string;
  postedTime: string;
  categoryId: string;
  advertisement: boolean;
  reported: boolean;
};
export type EntryRecord = {
  id: string;
  userId: string;
  productId: string;
  productPrice: Amount;
  createdAt: string;
};
export type PaymentRecord = {
  id: string;
  transactionId: string;
  status: PaymentStatus;
  amount: Amount;
  productId: string;
  buyerId: string;
  productName: string;
  image: PictureUrl;
  buyerName: string;
  buyerEmail: string;
  sellerName: string;
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
};

/** The shop on mocks: all that a server would keep, in memory, newest last. */
export type World = {
  users: UserRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  bookings: EntryRecord[];
  wishes: EntryRecord[];
  payments: PaymentRecord[];
};

/** What a resolver knows of a request. */
export type MockContext = { world: World; events: Events; viewer: UserRecord | null };

export const emptyWorld = (): World => ({
  users: [],
  categories: [],
  products: [],
  bookings: [],
  wishes: [],
  payments: [],
});

let made = 0;

/** A new record's id. Ids grow, as the server's do, so that they serve as places in lists. */
export const newId = (): string => `6${(++made).toString(16).padStart(23, '0')}`;

/** The record with an id, or null. */
export const byId = <Item extends { id: string }>(items: readonly Item[], id: string | null) =>
  items.find((item) => item.id === id) ?? null;

/** A product's record, which every entry and payment has. */
export function productOf({ products }: World, id: string): ProductRecord {
  const product = byId(products, id);
  if (!product) throw new Error(`The world has no product ${id}.`);
  return product;
}

/** A user's record, which every entry has. */
export function userOf({ users }: World, id: string): UserRecord {
  const user = byId(users, id);
  if (!user) throw new Error(`The world has no user ${id}.`);
  return user;
}

/** Takes the items that fit out of a list. */
export function take<Item>(items: Item[], fits: (item: Item) => boolean): Item[] {
  const taken = items.filter(fits);
  items.splice(0, items.length, ...items.filter((item) => !taken.includes(item)));
  return taken;
}
