import {
  type DisputeStatus,
  enumValues,
  type FailedRefundAnswer,
} from '@fitness-zone/contract/enums.ts';
import {
  type WrittenBalanceStatus,
  writtenBalanceStatuses,
} from '@fitness-zone/contract/payments/balance.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addInsertedTokens } from '../../shared/keyset/add-search-tokens.ts';
import { addOutbox } from '../outbox/outbox.model.ts';

const definition = {
  transactionId: { type: String, required: true, unique: true },
  status: { type: String, enum: Object.values(enumValues.PaymentStatus), required: true },
  amount: { type: Number, required: true },
  currency: { type: String, required: true },
  /** Missing means the whole price. */
  part: { type: String, enum: Object.values(enumValues.PaymentPart) },
  /** The whole price of a product paid in two instalments. */
  price: { type: Number },
  /** The payment of the first instalment, in that of the second. */
  firstHalfId: { type: Schema.Types.ObjectId },
  /** Set for a paid first instalment. */
  balance: {
    type: {
      status: { type: String, enum: writtenBalanceStatuses, required: true },
      amount: { type: Number, required: true },
      dueFrom: { type: Date },
      dueBy: { type: Date },
      remindAt: { type: Date },
      paidAt: { type: Date },
      cancelledAt: { type: Date },
      paymentId: { type: Schema.Types.ObjectId },
    },
    _id: false,
  },
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  attempt: { type: Number, required: true },
  /** Opened at the price of an accepted offer and not paid yet: hidden from others like the offer. */
  blind: { type: Boolean },
  productName: { type: String, required: true },
  image: { type: String, required: true },
  buyerName: { type: String, required: true },
  buyerEmail: { type: String, required: true },
  sellerName: { type: String, required: true },
  createdAt: { type: Date, required: true },
  checkAt: { type: Date, required: true },
  paidAt: { type: Date },
  refundedAt: { type: Date },
  /** The seller's place for the pick-up at the time of the sale. */
  place: { type: String },
  handedOverAt: { type: Date },
  disputedAt: { type: Date },
  /** In the buyer's words. */
  problem: { type: String },
  refundReason: { type: String },
  /** An admin's full refund; a balance repeats that of its first instalment. */
  refund: {
    type: {
      reason: { type: String, required: true },
      adminId: { type: Schema.Types.ObjectId, required: true },
      begunAt: { type: Date, required: true },
    },
    _id: false,
  },
  refundAttempts: { type: Number },
  /** The payment's refunds with the provider's results, oldest first; absent without any. */
  refunds: {
    type: [
      {
        /** The provider's, or the shop's own for a refund that the provider refused. */
        id: { type: String, required: true },
        amount: { type: Number, required: true },
        status: { type: String, enum: ['pending', 'succeeded', 'failed'], required: true },
        at: { type: Date, required: true },
        /** Its purpose: the order's refund, or this payment's return; absent if made by hand at the provider. */
        purpose: { type: String },
        /** An admin's answer after the bank sent it back. */
        answer: {
          type: {
            kind: {
              type: String,
              enum: Object.values(enumValues.FailedRefundAnswer),
              required: true,
            },
            /** The amount paid another way or released. */
            amount: { type: Number, required: true },
            reason: { type: String, required: true },
            adminId: { type: Schema.Types.ObjectId, required: true },
            at: { type: Date, required: true },
          },
          _id: false,
        },
        _id: false,
      },
    ],
    default: undefined,
  },
  /** The sum of refunds that succeeded or were paid another way. */
  amountRefunded: { type: Number },
  dispute: {
    type: {
      id: { type: String, required: true },
      status: { type: String, enum: Object.values(enumValues.DisputeStatus), required: true },
      providerStatus: { type: String, required: true },
      reason: { type: String, required: true },
      amount: { type: Number, required: true },
      currency: { type: String, required: true },
      fundsWithdrawn: { type: Boolean, required: true },
      createdAt: { type: Date, required: true },
      dueBy: { type: Date },
      updatedAt: { type: Date, required: true },
      closedAt: { type: Date },
    },
    _id: false,
  },
  /** Times of the payment's other disputes; `closedAt` is null while one is open. */
  otherDisputes: {
    type: [
      {
        id: { type: String, required: true },
        createdAt: { type: Date, required: true },
        closedAt: { type: Date },
        _id: false,
      },
    ],
    default: undefined,
  },
  /** The time to ask the provider again about refunds and disputes; absent once neither can change. */
  returnsCheckAt: { type: Date },
  revision: { type: Number },
  removedBookingId: { type: String },
  removedWishId: { type: String },
  /** The list of payments searches these (`browse/payment-tokens.rules.ts`). */
  searchTokens: { type: [String], default: undefined },
  // Time of the last write. Other processes find changed payments by it.
  changedAt: { type: Date },
} as const;

/** The texts by which a payment is found. */
export const searchedFields = [
  ...(['productName', 'buyerName', 'buyerEmail', 'sellerName', 'transactionId'] as const),
] satisfies (keyof typeof definition)[];

export const paymentSchema = new Schema(definition, { versionKey: false })
  // Allows one open attempt of a buyer for a product at a time: the next one exists only after this ended.
  .index({ buyerId: 1, productId: 1, attempt: -1 }, { unique: true })
  .index({ buyerId: 1, _id: -1 })
  .index({ sellerId: 1, _id: -1 })
  // A seller's sales since a moment.
  .index({ sellerId: 1, paidAt: 1 })
  .index({ productId: 1, status: 1 })
  // The payments of a balance.
  .index({ firstHalfId: 1, _id: 1 }, { sparse: true })
  // Buyers' problem reports.
  .index({ disputedAt: 1 }, { sparse: true })
  // Sales in two instalments by the state of the second.
  .index({ 'balance.status': 1, _id: -1 })
  // Balances due for a reminder.
  .index({ 'balance.remindAt': 1 }, { sparse: true })
  .index({ changedAt: 1 })
  .index({ returnsCheckAt: 1 }, { sparse: true })
  // Whether a picture is in use.
  .index({ image: 1 })
  // The lists of admins, of a seller and of a buyer, in their orders.
  .index({ blind: 1, status: 1, createdAt: -1, _id: -1 })
  .index({ blind: 1, status: 1, amount: -1, _id: -1 })
  .index({ sellerId: 1, blind: 1, status: 1, createdAt: -1, _id: -1 })
  .index({ buyerId: 1, blind: 1, status: 1, createdAt: -1, _id: -1 })
  .index({ blind: 1, status: 1, refundReason: 1, part: 1, createdAt: -1, _id: -1 })
  // Sales of a day, and overdue balances.
  .index({ blind: 1, status: 1, paidAt: 1 })
  .index({ blind: 1, 'balance.status': 1, 'balance.dueBy': 1 })
  // Its other filters, to count matches and find rare ones.
  .index({
    ...({ blind: 1, status: 1, part: 1, 'dispute.status': 1, 'balance.status': 1 } as const),
    ...({ disputedAt: 1, handedOverAt: 1 } as const),
  })
  // The sweeper pages by `_id` through the few that aren't at rest; the index includes `checkAt`.
  .index({ status: 1, _id: 1, checkAt: 1 });

// Set here, not in the schema, whose type would then allow any field.
paymentSchema.set('timestamps', { createdAt: false, updatedAt: 'changedAt' });
addOutbox(paymentSchema);
addInsertedTokens(paymentSchema, searchedFields);

/** `amount` is in minor units of `currency`, `providerStatus` is the provider's word. */
export type DisputeRecord = {
  id: string;
  status: DisputeStatus;
  providerStatus: string;
  reason: string;
  amount: number;
  currency: string;
  fundsWithdrawn: boolean;
  createdAt: Date;
  dueBy?: Date | null;
  updatedAt: Date;
  closedAt?: Date | null;
};

/**
 * The second instalment of a sale, stored in its first payment. `amount` is in minor units of that payment's currency.
 * `remindAt` is the time of the next reminder; `paymentId` names the payment that paid it.
 */
export type BalanceRecord = {
  status: WrittenBalanceStatus;
  amount: number;
  dueFrom?: Date | null;
  dueBy?: Date | null;
  remindAt?: Date | null;
  paidAt?: Date | null;
  cancelledAt?: Date | null;
  paymentId?: Types.ObjectId | null;
};

/** A refund as the provider has it; `amount` is in minor units of its payment's currency. */
export type ProviderRefund = {
  id: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  at: Date;
  purpose?: string | null;
  answer?: {
    kind: FailedRefundAnswer;
    amount: number;
    reason: string;
    adminId: Types.ObjectId;
    at: Date;
  } | null;
};

/** The reason, the admin and the time of a sale's refund. */
export type RefundRecord = { reason: string; adminId: Types.ObjectId; begunAt: Date };

/**
 * A payment with a snapshot of the product bought. `amount` is in minor units of `currency` (ISO 4217, lower case).
 * `checkAt` is when the sweeper looks at it again; at rest it is absent. `revision` counts updates about refunds,
 * disputes and the hand-over. `disputedAt` is when the buyer reported a problem to the shop; `dispute` comes from the
 * buyer's bank.
 */
export type PaymentRecord = Omit<
  InferRawDocType<typeof definition>,
  'dispute' | 'balance' | 'refund' | 'refunds'
> & {
  _id: Types.ObjectId;
  dispute?: DisputeRecord | null;
  balance?: BalanceRecord | null;
  refund?: RefundRecord | null;
  refunds?: ProviderRefund[] | null;
};

export const paymentModel = (connection: Connection) =>
  connection.model('Payment', paymentSchema, 'payments');

/** Stands for a deleted account in a payment. */
export const deletedParty = { name: 'Deleted account', email: 'deleted@account.invalid' };
