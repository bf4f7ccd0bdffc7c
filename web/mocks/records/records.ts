import type { Amount } from '@fitness-zone/contract/money.ts';
import type { Edit } from '@fitness-zone/contract/product-edits.ts';
import type {
  AuditAction,
  AuditSource,
  Condition,
  DisputeStatus,
  NotificationKind,
  PaymentStatus,
  ProductField,
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
  createdAt: string;
  /** Absent as long as nothing was set. */
  mailedNotifications?: NotificationKind[];
};

export type CategoryRecord = { id: string; title: string; body: string; image: PictureUrl };
/** A photo of a product and what it shows. */
export type ProductImageRecord = { url: PictureUrl; description: string };
export type ProductRecord = {
  id: string;
  productName: string;
  /** The cover, which is the first of `images`. */
  image: PictureUrl;
  images: ProductImageRecord[];
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
  advertisedUntil: string | null;
  reported: boolean;
  disputed: boolean;
  revision: number;
  previousPrice: Amount | null;
  edits: Edit<ProductField, string>[];
  /** Seller and request, so that a repeat gives the product that was posted first. */
  requestKey: string | null;
};
export type EntryRecord = {
  id: string;
  userId: string;
  productId: string;
  productPrice: Amount;
  /** How many times the product had been edited. */
  productRevision: number;
  createdAt: string;
};
/** How often a product was viewed. */
export type ViewCountRecord = { productId: string; count: number };
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
  /** Null until it is a sale. */
  place: string | null;
  handedOverAt: string | null;
  disputedAt: string | null;
  problem: string | null;
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

/** What an account was notified of. */
export type NotificationRecord = {
  id: string;
  userId: string;
  kind: NotificationKind;
  productId: string | null;
  paymentId: string | null;
  /** Who has booked the product, of which its seller hears once; null for other kinds. */
  bookerId: string | null;
  message: string;
  createdAt: string;
  readAt: string | null;
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
  viewCounts: ViewCountRecord[];
  notifications: NotificationRecord[];
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
  viewCounts: [],
  notifications: [],
});

let created = 0;

/** A new record's id. Ids grow, as the server's do, so that they serve as cursors. */
export const newId = (): string => `7${(++created).toString(16).padStart(23, '0')}`;
