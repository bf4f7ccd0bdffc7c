import type { Amount } from '@fitness-zone/contract/money.ts';
import type {
  AuditAction,
  AuditSource,
  Condition,
  DisputeStatus,
  PaymentStatus,
  Role,
  Stock,
} from '../generated/resolvers.ts';

export type PictureUrl = string;

export type UserRecord = {
  id: string;
  name: string;
  email: string;
  image: PictureUrl | null;
  role: Role;
  verified: boolean;
  /** What the identity provider says of the address. */
  emailVerified: boolean;
  /** An admin's role before the promotion. */
  formerRole: Role | null;
  /** Tokens that were issued before this moment are void; epoch milliseconds. */
  tokensValidFrom: number;
};
/** What every account begins with. */
export const newAccount = {
  verified: false,
  emailVerified: false,
  formerRole: null,
  tokensValidFrom: 0,
} satisfies Partial<UserRecord>;

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
  disputed: boolean;
  /** Seller and request, so that a repeat gives the product that was posted first. */
  requestKey: string | null;
};
export type EntryRecord = {
  id: string;
  userId: string;
  productId: string;
  productPrice: Amount;
  createdAt: string;
};
export type DisputeRecord = {
  status: DisputeStatus;
  providerStatus: string;
  reason: string;
  amount: Amount;
  currency: string;
  fundsWithdrawn: boolean;
  createdAt: string;
  dueBy: string | null;
  updatedAt: string;
  closedAt: string | null;
};
export type PaymentRecord = {
  id: string;
  transactionId: string;
  status: PaymentStatus;
  /** Whether the card provider has taken the money. */
  charged: boolean;
  amount: Amount;
  /** ISO 4217, lower case. */
  currency: string;
  amountRefunded: Amount;
  dispute: DisputeRecord | null;
  productId: string;
  buyerId: string;
  sellerId: string;
  productName: string;
  image: PictureUrl;
  buyerName: string;
  buyerEmail: string;
  sellerName: string;
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
  /** Why the money went back by itself; null for a sale. */
  refundReason: string | null;
  removedBookingId: string | null;
  removedWishId: string | null;
};

/** An entry of the audit log. */
export type AuditRecord = {
  id: string;
  action: AuditAction;
  source: AuditSource;
  actorId: string | null;
  targetId: string;
  address: string | null;
  failedEntryId: string | null;
  createdAt: string;
};

/** All that a server would keep in its database, in memory, newest last. */
export type Records = {
  users: UserRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  bookings: EntryRecord[];
  wishes: EntryRecord[];
  payments: PaymentRecord[];
  auditLog: AuditRecord[];
};

/** The records of a shop that has none. */
export const emptyRecords = (): Records => ({
  users: [],
  categories: [],
  products: [],
  bookings: [],
  wishes: [],
  payments: [],
  auditLog: [],
});

let created = 0;

/** A new record's id. Ids grow, as the server's do, so that they serve as cursors. */
export const newId = (): string => `7${(++created).toString(16).padStart(23, '0')}`;

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
  status === 'PAID' || (status === 'REFUNDED' && refundReason === null);

/** The product of an entry, which always has one: products are never deleted. */
export function productOf({ products }: Records, id: string): ProductRecord {
  const product = byId(products, id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
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
