import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const amount = { type: Number, required: true } as const;

/** The parts of an order's money; `waiting` and `due` are the seller's parts of `held`. */
const sumNames = [
  ...(['charged', 'refunded', 'lostInDisputes', 'fee', 'share'] as const),
  ...(['transferred', 'reversed', 'held', 'owed'] as const),
  ...(['waiting', 'due', 'onItsWay', 'paidOut'] as const),
] as const;
/** In minor units. */
export type PayoutSums = Record<(typeof sumNames)[number], number>;

const eachSum = <Value>(value: Value) =>
  Object.fromEntries(sumNames.map((name) => [name, value])) as Record<keyof PayoutSums, Value>;

/** The sums of a new payout. */
export const noMoney: PayoutSums = eachSum(0);

const definition = {
  /** The order's id. */
  _id: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  currency: { type: String, required: true },
  /** The time of the sale. */
  createdAt: { type: Date, required: true },
  /** Grows with every change. Updates only apply to the revision that was read. */
  revision: { type: Number, required: true },
  /** Movements at the card provider, oldest first; at most one is pending. */
  moves: {
    type: [
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        paymentId: { type: Schema.Types.ObjectId, required: true },
        kind: { type: String, enum: ['transfer', 'reversal'], required: true },
        amount,
        state: { type: String, enum: Object.values(enumValues.PayoutMoveState), required: true },
        at: { type: Date, required: true },
        /** The account that a transfer goes to; for a reversal, the provider's id of its transfer. */
        target: { type: String, required: true },
        /** Counts the provider's faults, since each needs another idempotency key. */
        faults: { type: Number, required: true },
        /** Whether it retries a refused reversal for the remaining debt. */
        isRetry: { type: Boolean },
        /** The provider's id, and that of the payment in the connected account. */
        providerId: { type: String },
        destinationPayment: { type: String },
        failure: { type: String },
        bank: { type: String, enum: Object.values(enumValues.BankState) },
        /** The time when the provider created the bank payout that set this state. Later payouts override it. */
        bankAt: { type: Date },
        arrivesAt: { type: Date },
      },
    ],
    required: true,
  },
  /** The parts of failed reversals that later payments have settled. */
  recoveries: {
    type: [
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        /** The order and payment whose transfer was reduced. */
        by: { type: Schema.Types.ObjectId, required: true },
        paymentId: { type: Schema.Types.ObjectId, required: true },
        amount,
        at: { type: Date, required: true },
      },
    ],
    required: true,
  },
  /** The start of the last movement. */
  movedAt: { type: Date },
  /** The orders of these payments, and the payments in the connected account, for their indexes. */
  settledBy: { type: [Schema.Types.ObjectId], required: true },
  destinationPayments: { type: [String], required: true },
  hold: {
    type: {
      reason: { type: String, required: true },
      adminId: { type: Schema.Types.ObjectId, required: true },
      at: { type: Date, required: true },
    },
    _id: false,
  },
  /** The time when an admin last released it: a seller gone before then no longer blocks it. */
  releasedAt: { type: Date },
  releaseReason: { type: String },
  /** The time of an admin's last retry of a failed transfer. */
  retryAt: { type: Date },
  /** The state at the last write, for filters and totals. */
  state: { type: String, enum: Object.values(enumValues.PayoutState), required: true },
  wait: { type: String, enum: Object.values(enumValues.PayoutWait) },
  sums: { type: eachSum(amount), required: true, _id: false },
  /** The time to check it again. */
  checkAt: { type: Date },
} as const;

export const payoutSchema = new Schema(definition, { versionKey: false })
  .index({ sellerId: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ state: 1, createdAt: -1, _id: -1 })
  .index({ wait: 1, createdAt: -1, _id: -1 })
  .index({ sellerId: 1, wait: 1, createdAt: -1, _id: -1 })
  .index({ sellerId: 1, 'sums.owed': 1 })
  .index({ 'sums.owed': 1, createdAt: -1, _id: -1 })
  .index({ movedAt: 1 }, { sparse: true })
  .index({ settledBy: 1 })
  .index({ destinationPayments: 1 })
  .index({ checkAt: 1 }, { sparse: true });
addOutbox(payoutSchema);

/** The money of one order's seller; amounts are in minor units of `currency` (ISO 4217, lower case). */
export type PayoutRecord = InferRawDocType<typeof definition>;
/** A movement at the card provider. */
export type MoveRecord = PayoutRecord['moves'][number];
/** A part of a debt that the transfer of another payment has settled. */
export type RecoveryRecord = PayoutRecord['recoveries'][number];

/** The collection of sellers' money, a record for each order. */
export const payoutModel = (connection: Connection) =>
  connection.model('Payout', payoutSchema, 'payouts');
