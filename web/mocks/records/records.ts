import type { Edit } from '@fitness-zone/contract/catalog/product-edits.ts';
import type { Amount } from '@fitness-zone/contract/payments/money.ts';
import type {
  AuditAction,
  AuditSource,
  BalanceStatus,
  Condition,
  DisputeStatus,
  NotificationKind,
  OfferStatus,
  PaymentPart,
  PaymentStatus,
  ProductField,
  ReportDecision,
  ReportKind,
  ReportReason,
  Role,
  SignInMethod,
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
  /** Since when admins keep the account from being used, and why; null while they do not. */
  suspendedAt: string | null;
  suspensionReason: string | null;
  /** Tokens that were issued before this moment are void; epoch milliseconds. */
  tokensValidFrom: number;
  createdAt: string;
  /** Null for never. */
  lastActiveAt: string | null;
  /** Absent as long as nothing was set. */
  mailedNotifications?: NotificationKind[];
  /** How many visible reviews of the account have one star, two, and so on; absent before the first. */
  starCounts?: number[];
};

export type CategoryRecord = {
  id: string;
  title: string;
  body: string;
  image: PictureUrl;
  position: number;
};
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
  /** For whom it is paused, since an offer was accepted. */
  hold: HoldRecord | null;
  /** Why it is hidden; null while it is not. */
  hidden: HidingRecord | null;
  /** To which state it is brought back that is hidden or removed. */
  stockBefore: Stock | null;
};
/** That an admin has hidden a product, with a reason, or that its seller is suspended. */
export type HidingRecord = { reason: string | null; hiddenAt: string };
/** That a product is held for a buyer at an agreed price. */
export type HoldRecord = { offerId: string; buyerId: string; amount: Amount; until: string };
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
/** The second instalment of a sale. */
export type BalanceRecord = {
  status: Exclude<BalanceStatus, 'OVERDUE'>;
  amount: Amount;
  dueFrom: string | null;
  dueBy: string | null;
  paidAt: string | null;
  cancelledAt: string | null;
  /** The payment that has paid it. */
  paymentId: string | null;
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
  part: PaymentPart;
  /** What both instalments add up to; `amount` of a payment of it all. */
  price: Amount;
  /** The payment of the first instalment, in that of the second. */
  firstHalfId: string | null;
  /** Whether it was opened at the price of an accepted offer and is not paid: admins do not see it. */
  blind: boolean;
  /** How the second instalment stands, in the first one once it is paid. */
  balance: BalanceRecord | null;
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
  /** An admin's refund. */
  refund: RefundRecord | null;
  removedBookingId: string | null;
  removedWishId: string | null;
};

/** Why, when and by which admin a sale was refunded. */
export type RefundRecord = { reason: string; adminId: string; begunAt: string };

/** An offer of a buyer for a product. */
export type OfferRecord = {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  amount: Amount;
  status: OfferStatus;
  createdAt: string;
  changedAt: string;
  lapsesAt: string;
  answeredAt: string | null;
  heldUntil: string | null;
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
  /** Why a sale was refunded. */
  reason: string | null;
  createdAt: string;
};

/** What an account was notified of. */
export type NotificationRecord = {
  id: string;
  userId: string;
  kind: NotificationKind;
  productId: string | null;
  paymentId: string | null;
  /** Of a message; null for other kinds. */
  threadId: string | null;
  /** Who has booked the product, of which its seller hears once; null for other kinds. */
  bookerId: string | null;
  message: string;
  createdAt: string;
  readAt: string | null;
};

/** One of the two who write in a thread. */
export type Side = 'buyer' | 'seller';

/** What a buyer and a seller write to each other about a product. */
export type ThreadRecord = {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  /** How many messages to each side are not read. */
  unread: Record<Side, number>;
  /** Whether each side has blocked the other. */
  blockedBy: Record<Side, boolean>;
  /** Whether each side's account was deleted. */
  deleted: Record<Side, boolean>;
};

/** A message of a thread. */
export type MessageRecord = {
  id: string;
  threadId: string;
  senderId: string;
  text: string;
  createdAt: string;
  /** By which a repeat gives the message that was written first. */
  requestId: string | null;
};

/** What somebody has reported: a message, a product or an account. */
export type ReportRecord = {
  id: string;
  kind: ReportKind;
  targetId: string;
  /** Whom it is about; null if that was not kept. */
  subjectId: string | null;
  reporterId: string;
  reason: ReportReason;
  note: string | null;
  decision: ReportDecision | null;
  decisionNote: string | null;
  decidedAt: string | null;
  decidedById: string | null;
  createdAt: string;
};

/** That somebody has signed in. */
export type SignInRecord = {
  id: string;
  userId: string;
  signedInAt: string;
  method: SignInMethod;
  browser: string | null;
};

/** That one account lets another write to it no more. */
export type BlockRecord = { blockerId: string; blockedId: string; createdAt: string };

/** What one side of a sale wrote of the other. */
export type ReviewRecord = {
  id: string;
  paymentId: string;
  authorId: string;
  subjectId: string;
  productName: string;
  stars: number;
  text: string;
  createdAt: string;
  visibleAt: string;
  /** As `visibleAt`, until it was counted into the rating of its subject; null then. */
  revealAt: string | null;
};

/** All that a server would keep in its database, in memory, newest last. */
export type Records = {
  users: UserRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  bookings: EntryRecord[];
  wishes: EntryRecord[];
  payments: PaymentRecord[];
  offers: OfferRecord[];
  auditLog: AuditRecord[];
  viewCounts: ViewCountRecord[];
  notifications: NotificationRecord[];
  threads: ThreadRecord[];
  messages: MessageRecord[];
  reports: ReportRecord[];
  signIns: SignInRecord[];
  blocks: BlockRecord[];
  reviews: ReviewRecord[];
};

/** The records of a shop that has none. */
export const emptyRecords = (): Records => ({
  users: [],
  categories: [],
  products: [],
  bookings: [],
  wishes: [],
  payments: [],
  offers: [],
  auditLog: [],
  viewCounts: [],
  notifications: [],
  threads: [],
  messages: [],
  reports: [],
  signIns: [],
  blocks: [],
  reviews: [],
});

let created = 0;

/** A new record's id. Ids grow, as the server's do, so that they serve as cursors. */
export const newId = (): string => `7${(++created).toString(16).padStart(23, '0')}`;
