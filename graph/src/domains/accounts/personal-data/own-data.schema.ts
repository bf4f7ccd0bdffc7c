import { priceOf } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../../../context/context.ts';
import type { AuditRecord } from '../../audit/audit.model.ts';
import type { MessageRecord } from '../../messages/message.model.ts';
import type { PayoutAccountRecord } from '../../payouts/accounts/payout-account.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';

/** Types of the download of personal data, added to those of the API. */
export const ownDataTypes = `
  extend type Query { ownData: OwnData! }
  type OwnData {
    exportedAt: DateTime!
    account: Person!
    "The identity provider's data; null if it has no such account."
    identity: JSON
    products: [Product!]!
    bookingList: [CartItem!]!
    wishList: [CartItem!]!
    followedSellers: [FollowedSeller!]!
    savedSearches: [SavedSearch!]!
    purchases: [Payment!]!
    sales: [Payment!]!
    offers: [Offer!]!
    "The amounts that the account proposed in offers and counter-offers."
    proposedAmounts: [ProposedAmount!]!
    messages: [Message!]!
    reports: [Report!]!
    blockedUsers: [BlockedUser!]!
    "The account's own words in its orders."
    orders: JSON!
    pickUps: JSON!
    pickUpPlans: [PickUpPlan!]!
    payoutAccount: PayoutAccount
    payouts: [Payout!]!
    reviewsWritten: [Review!]!
    reviewsReceived: [Review!]!
    notifications: [Notification!]!
    pushDevices: [PushDevice!]!
    signIns: [SignIn!]!
    auditLog: [AuditEntry!]!
  }
  type ProposedAmount { offerId: ID! productId: ID! amount: Money! at: DateTime! }
  type FollowedSeller { sellerId: ID! createdAt: DateTime! }
  type BlockedUser { blockedId: ID! createdAt: DateTime! }
  type PayoutAmounts {
    charged: Int! refunded: Int! lostInDisputes: Int! fee: Int! share: Int!
    transferred: Int! reversed: Int! held: Int! owed: Int!
    waiting: Int! due: Int! onItsWay: Int! paidOut: Int!
  }
  extend type AuditEntry { byYou: Boolean! ownAddress: String ownReason: String carriedOut: Boolean! }
  extend type Balance { paymentId: ID }
  extend type Message { productId: ID }
  extend type Money { minor: Int! }
  extend type Notification { threadId: ID }
  extend type Payment { firstHalfId: ID place: String handedOverAt: DateTime disputedAt: DateTime }
  extend type Payout { sums: PayoutAmounts! }
  extend type PayoutAccount { providerId: String createdAt: DateTime! }
  extend type Product { ownAttributes: JSON! }
  extend type PushDevice { endpoint: String! createdAt: DateTime! }
  extend type Review { paymentId: ID! }
`;

const isOwnAct = ({ actorId }: AuditRecord, { viewer }: Context): boolean =>
  Boolean(viewer && actorId?.equals(viewer._id));

/** The address or reason of one's own act; null in acts of others. */
const ofOwnAct =
  (field: 'address' | 'reason') => (entry: AuditRecord, _args: object, context: Context) =>
    isOwnAct(entry, context) ? entry[field] : null;

/** The fields of `ownDataTypes` that have other names in the records. */
export const ownDataResolvers = {
  AuditEntry: {
    byYou: (entry: AuditRecord, _args: object, context: Context) => isOwnAct(entry, context),
    ownAddress: ofOwnAct('address'),
    ownReason: ofOwnAct('reason'),
    carriedOut: ({ failedEntryId }: AuditRecord) => !failedEntryId,
  },
  Message: {
    productId: async ({ threadId }: MessageRecord, _args: object, { loaders }: Context) =>
      (await loaders.thread.load(threadId))?.productId,
  },
  Money: {
    minor: (source: Parameters<typeof priceOf>[0], _args: object, { config }: Context) =>
      priceOf(source, config.currency).amount,
  },
  PayoutAccount: { providerId: ({ accountId }: PayoutAccountRecord) => accountId },
  Product: {
    ownAttributes: ({ attributes }: ProductRecord) =>
      (attributes ?? []).map(({ name, value }) => ({ name, value })),
  },
};
