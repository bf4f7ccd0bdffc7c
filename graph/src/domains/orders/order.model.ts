import {
  type CancellationReason,
  enumValues,
  type HandOverProof,
  type OrderActor,
  type OrderEventKind,
  type OrderRefundStatus,
  type OrderState,
  type ProblemDecision,
  type ProblemReason,
  type ProblemStatus,
  type ProblemStepKind,
  type ProblemWish,
} from '@fitness-zone/contract/enums.ts';
import type { FeeTerms } from '@fitness-zone/contract/payments/fees.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';
import {
  type PrivatePhotoRecord,
  privatePhotoArray,
} from '../private-photos/private-photo.model.ts';

const valuesOf = <Value extends string>(names: Record<string, Value>) => Object.values(names);

const definition = {
  /** The payment that bought the product: the whole price, or its first half. */
  firstPaymentId: { type: Schema.Types.ObjectId, required: true, unique: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  /** Consecutive, from 1. */
  receiptNumber: { type: Number, required: true },
  price: { type: Number, required: true },
  currency: { type: String, required: true },
  /** The shop's fee at the time of the sale, its fixed part in minor units. */
  fee: {
    type: { percent: { type: Number, required: true }, fixed: { type: Number, required: true } },
    required: true,
    _id: false,
  },
  /** May be out of date: payments or the clock may have changed it, see `state/order-now.rules.ts`. */
  state: { type: String, enum: valuesOf(enumValues.OrderState), required: true },
  /** Grows with every change. Updates only apply to the revision that was read. */
  revision: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  claimedAt: { type: Date },
  handedOverAt: { type: Date },
  confirmedAt: { type: Date },
  handOverProof: { type: String, enum: valuesOf(enumValues.HandOverProof) },
  /** Shown to the buyer only, until the hand-over is confirmed. */
  code: {
    type: {
      text: { type: String, required: true },
      triesLeft: { type: Number, required: true },
      renewedAt: { type: Date },
    },
    _id: false,
  },
  /** Only the two sides see the places. They are erased some time after the order has closed. */
  pickUp: {
    type: {
      proposal: {
        type: {
          _id: { type: Schema.Types.ObjectId, required: true },
          by: { type: String, enum: ['buyer', 'seller'], required: true },
          times: { type: [Schema.Types.Date], required: true },
          timeZone: { type: String, required: true },
          place: { type: String },
          proposedAt: { type: Date, required: true },
        },
      },
      agreed: {
        type: {
          /** The proposal's id. */
          _id: { type: Schema.Types.ObjectId, required: true },
          proposedBy: { type: String, enum: ['buyer', 'seller'], required: true },
          at: { type: Date, required: true },
          timeZone: { type: String, required: true },
          place: { type: String },
          /** The seller's plan that the buyer chose a time from. */
          planId: { type: Schema.Types.ObjectId },
          agreedAt: { type: Date, required: true },
        },
      },
      /** The last time that each side said it had arrived. */
      arrivals: { type: { buyer: { type: Date }, seller: { type: Date } }, _id: false },
      /** Counts agreements. */
      sequence: { type: Number, required: true },
      remindedAt: { type: Date },
    },
    _id: false,
  },
  /** The version of its seller's pick-up plan that the order was last updated to. */
  planVersion: { type: Schema.Types.ObjectId },
  /**
   * When the buyer could first choose from the seller's windows. If these came after the order, the buyer was notified
   * then.
   */
  offeredTimesAt: { type: Date },
  cancelRequest: {
    type: {
      reason: { type: String, default: '' },
      createdAt: { type: Date, required: true },
      answerBy: { type: Date, required: true },
      /** Null while unanswered. */
      accepted: { type: Boolean },
      answer: { type: String },
      answeredAt: { type: Date },
    },
    _id: false,
  },
  cancellation: {
    type: {
      by: { type: String, enum: valuesOf(enumValues.OrderActor), required: true },
      reason: { type: String, enum: valuesOf(enumValues.CancellationReason), required: true },
      message: { type: String },
      at: { type: Date, required: true },
    },
    _id: false,
  },
  /** Oldest first; only the last one may be open. */
  problems: {
    type: [
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        status: { type: String, enum: valuesOf(enumValues.ProblemStatus), required: true },
        reason: { type: String, enum: valuesOf(enumValues.ProblemReason), required: true },
        wish: { type: String, enum: valuesOf(enumValues.ProblemWish), required: true },
        wishedAmount: { type: Number },
        offeredAmount: { type: Number },
        openedAt: { type: Date, required: true },
        answerBy: { type: Date },
        steps: {
          type: [
            {
              kind: { type: String, enum: valuesOf(enumValues.ProblemStepKind), required: true },
              by: { type: String, enum: valuesOf(enumValues.OrderActor), required: true },
              at: { type: Date, required: true },
              text: { type: String },
              amount: { type: Number },
              photos: privatePhotoArray,
              requestId: { type: String },
              _id: false,
            },
          ],
          required: true,
        },
        decision: { type: String, enum: valuesOf(enumValues.ProblemDecision) },
        refundAmount: { type: Number },
        closedAt: { type: Date },
      },
    ],
    default: [],
  },
  /** Exact refunds, oldest first. Each is sent to the provider once, under its own key. */
  refunds: {
    type: [
      {
        _id: { type: Schema.Types.ObjectId, required: true },
        amount: { type: Number, required: true },
        createdAt: { type: Date, required: true },
        /** The amounts by payment. */
        parts: {
          type: [
            {
              paymentId: { type: Schema.Types.ObjectId, required: true },
              amount: { type: Number, required: true },
              _id: false,
            },
          ],
          required: true,
        },
        /** The status at the last write; the payments have the current one. */
        status: { type: String, enum: valuesOf(enumValues.OrderRefundStatus), required: true },
        /** Counts the provider's errors, since each needs another idempotency key. */
        faults: { type: Number },
      },
    ],
    default: [],
  },
  /** Events, oldest first. Leaves out those that follow from payments. */
  events: {
    type: [
      {
        kind: { type: String, enum: valuesOf(enumValues.OrderEventKind), required: true },
        at: { type: Date, required: true },
        by: { type: String, enum: valuesOf(enumValues.OrderActor) },
        amount: { type: Number },
        _id: false,
      },
    ],
    default: [],
  },
  /** Derived fields for filters, as at the last write. */
  hasOpenProblem: { type: Boolean, required: true },
  needsDecision: { type: Boolean, required: true },
  disputed: { type: Boolean, required: true },
  /** An action is due from that side. */
  waitsForBuyer: { type: Boolean, required: true },
  waitsForSeller: { type: Boolean, required: true },
  /** The time to look at the order again: a deadline, or soon if a step may be unfinished. */
  checkAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  // The lists of a buyer and a seller with their filters.
  .index({ buyerId: 1, createdAt: -1, _id: -1 })
  .index({ sellerId: 1, createdAt: -1, _id: -1 })
  .index({ buyerId: 1, productId: 1, createdAt: -1, _id: -1 })
  .index({ sellerId: 1, productId: 1, createdAt: -1, _id: -1 })
  // Orders that wait for a side, and those that it may review.
  .index({ buyerId: 1, waitsForBuyer: 1, createdAt: -1, _id: -1 })
  .index({ sellerId: 1, waitsForSeller: 1, createdAt: -1, _id: -1 })
  .index({ buyerId: 1, confirmedAt: -1, _id: -1 })
  .index({ sellerId: 1, confirmedAt: -1, _id: -1 })
  // The admins' list in its orders, with its filters.
  .index({ createdAt: -1, _id: -1 })
  .index({ price: -1, _id: -1 })
  .index({ state: 1, createdAt: -1, _id: -1 })
  .index({ hasOpenProblem: 1, createdAt: -1, _id: -1 })
  .index({ needsDecision: 1, createdAt: -1, _id: -1 })
  .index({ disputed: 1, createdAt: -1, _id: -1 })
  // A seller's cancellations.
  .index({ sellerId: 1, 'cancellation.by': 1 })
  .index({ checkAt: 1 }, { sparse: true })
  .index({ receiptNumber: 1 }, { unique: true, sparse: true });

addOutbox(schema);

/** A step in a problem; `amount` is in minor units. */
export type ProblemStepRecord = {
  kind: ProblemStepKind;
  by: OrderActor;
  at: Date;
  text?: string | null;
  amount?: number | null;
  photos?: PrivatePhotoRecord[] | null;
  /** Chosen by the client: a repeat under it adds no step. */
  requestId?: string | null;
};

/** A problem; amounts are in minor units of its order's currency. */
export type ProblemRecord = {
  _id: Types.ObjectId;
  status: ProblemStatus;
  reason: ProblemReason;
  wish: ProblemWish;
  wishedAmount?: number | null;
  offeredAmount?: number | null;
  openedAt: Date;
  answerBy?: Date | null;
  steps: ProblemStepRecord[];
  decision?: ProblemDecision | null;
  refundAmount?: number | null;
  closedAt?: Date | null;
};

/** An event of an order; `amount` is in minor units. */
export type OrderEventRecord = {
  kind: OrderEventKind;
  at: Date;
  by?: OrderActor | null;
  amount?: number | null;
};

/** An exact refund and its share of each payment; amounts are in minor units. The payments have its current status. */
export type OrderRefundRecord = {
  _id: Types.ObjectId;
  amount: number;
  createdAt: Date;
  parts: { paymentId: Types.ObjectId; amount: number }[];
  status: OrderRefundStatus;
  faults?: number | null;
};

export type PickUpSide = 'buyer' | 'seller';

/** Times are in an IANA zone; places are null once erased. */
export type PickUpRecord = {
  proposal?: {
    _id: Types.ObjectId;
    by: PickUpSide;
    times: Date[];
    timeZone: string;
    place?: string | null;
    proposedAt: Date;
  } | null;
  agreed?: {
    _id: Types.ObjectId;
    proposedBy: PickUpSide;
    at: Date;
    timeZone: string;
    place?: string | null;
    planId?: Types.ObjectId | null;
    agreedAt: Date;
  } | null;
  arrivals?: { buyer?: Date | null; seller?: Date | null } | null;
  sequence: number;
  remindedAt?: Date | null;
};

type CancellationRecord = {
  by: OrderActor;
  reason: CancellationReason;
  message?: string | null;
  at: Date;
};

/**
 * An order. Its first payment has the product snapshot and both names. `price` and other amounts are in minor units of
 * `currency` (ISO 4217, lower case).
 */
export type OrderRecord = Omit<
  InferRawDocType<typeof definition>,
  'state' | 'problems' | 'events' | 'refunds' | 'handOverProof' | 'cancellation' | 'pickUp' | 'fee'
> & {
  _id: Types.ObjectId;
  state: OrderState;
  problems: ProblemRecord[];
  events: OrderEventRecord[];
  refunds: OrderRefundRecord[];
  handOverProof?: HandOverProof | null;
  cancellation?: CancellationRecord | null;
  fee: FeeTerms;
  pickUp?: PickUpRecord | null;
};

export const orderModel = (connection: Connection) => connection.model('Order', schema, 'orders');
