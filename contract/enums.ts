/**
 * What the schema's enum values are inside the server, in the database and in REST. Codegen reads
 * this table for the types, the schema for the conversion.
 */
export const enumValues = {
  Role: { BUYER: 'buyer', SELLER: 'seller', ADMIN: 'admin' },
  Stock: { AVAILABLE: 'available', SOLD: 'sold', REMOVED: 'removed' },
  Condition: { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair' },
  ProductSort: {
    NEWEST: 'NEWEST',
    PRICE_ASC: 'PRICE_ASC',
    PRICE_DESC: 'PRICE_DESC',
    SAVING_DESC: 'SAVING_DESC',
    RELEVANCE: 'RELEVANCE',
  },
  PaymentStatus: {
    PENDING: 'pending',
    PAID: 'paid',
    REFUNDING: 'refunding',
    REFUNDED: 'refunded',
    REFUND_FAILED: 'refund-failed',
    FAILED: 'failed',
  },
  DisputeStatus: { OPEN: 'open', WON: 'won', LOST: 'lost', CLOSED: 'closed' },
  ChangeKind: {
    PRODUCT: 'product',
    CATEGORY: 'category',
    USER: 'user',
    USER_DELETED: 'user-deleted',
    BOOKING: 'booking',
    WISH: 'wish',
    PAYMENT: 'payment',
    AUDIT: 'audit',
    NOTIFICATION: 'notification',
  },
  AuditAction: {
    ADD_ADMIN: 'add-admin',
    DEMOTE_ADMIN: 'demote-admin',
    VERIFY_USER: 'verify-user',
    DELETE_USER: 'delete-user',
    DELETE_ACCOUNT: 'delete-account',
    ADD_CATEGORY: 'add-category',
    DELETE_PRODUCT: 'delete-product',
    ADVERTISE_PRODUCT: 'advertise-product',
    END_ADVERTISEMENT: 'end-advertisement',
  },
  NotificationKind: {
    BOOKED: 'booked',
    SOLD: 'sold',
    PAID: 'paid',
    PRICE_LOWERED: 'price-lowered',
    UNAVAILABLE: 'unavailable',
    PRODUCT_EDITED: 'product-edited',
    HANDED_OVER: 'handed-over',
    PROBLEM_REPORTED: 'problem-reported',
    REFUNDED: 'refunded',
    VERIFIED: 'verified',
  },
  AuditSource: { REQUEST: 'request', COMMAND_LINE: 'command-line', ADMIN_EMAILS: 'admin-emails' },
  RefusalCode: {
    UNAUTHENTICATED: 'unauthenticated',
    FORBIDDEN: 'forbidden',
    NOT_FOUND: 'not-found',
    INVALID: 'invalid',
    CONFLICT: 'conflict',
    NOT_AVAILABLE: 'not-available',
    PAYMENT_REFUSED: 'payment-refused',
    TOO_LARGE: 'too-large',
    TOO_MANY_REQUESTS: 'too-many-requests',
    UNAVAILABLE: 'unavailable',
  },
} as const;

type Values<Name extends keyof typeof enumValues> =
  (typeof enumValues)[Name][keyof (typeof enumValues)[Name]];

export type Role = Values<'Role'>;
export type Stock = Values<'Stock'>;
export type Condition = Values<'Condition'>;
export type PaymentStatus = Values<'PaymentStatus'>;
export type DisputeStatus = Values<'DisputeStatus'>;
export type ChangeKind = Values<'ChangeKind'>;
export type NotificationKind = Values<'NotificationKind'>;
export type AuditAction = Values<'AuditAction'>;
export type AuditSource = Values<'AuditSource'>;
export type RefusalCode = Values<'RefusalCode'>;
