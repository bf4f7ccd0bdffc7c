import { type DisputeStatus, enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const definition = {
  transactionId: { type: String, required: true, unique: true },
  status: { type: String, enum: Object.values(enumValues.PaymentStatus), required: true },
  amount: { type: Number, required: true },
  currency: { type: String, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  attempt: { type: Number, required: true },
  productName: { type: String, required: true },
  image: { type: String, required: true },
  buyerName: { type: String, required: true },
  buyerEmail: { type: String, required: true },
  sellerName: { type: String, required: true },
  createdAt: { type: Date, required: true },
  checkAt: { type: Date, required: true },
  paidAt: { type: Date },
  refundedAt: { type: Date },
  refundReason: { type: String },
  refundAttempts: { type: Number },
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
  revision: { type: Number },
  removedBookingId: { type: String },
  removedWishId: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  // One open attempt of a buyer at a product at a time: the next one exists only after this ended.
  .index({ buyerId: 1, productId: 1, attempt: -1 }, { unique: true })
  .index({ buyerId: 1, _id: -1 })
  .index({ sellerId: 1, _id: -1 })
  .index({ productId: 1, status: 1 })
  // Whether a picture is in use.
  .index({ image: 1 })
  // The sweeper pages by `_id` through the few that are not at rest; `checkAt` is read from the index.
  .index({ status: 1, _id: 1, checkAt: 1 });

addOutbox(schema);

/** What is kept of a dispute; `amount` is in minor units of `currency`, `providerStatus` the provider's word. */
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
 * A payment with a snapshot of what was bought. `amount` is in minor units of `currency` (ISO 4217,
 * lower case); `checkAt` is when the sweeper looks at it again while it is not at rest. `revision`
 * counts what was noted of refunds and disputes.
 */
export type PaymentRecord = Omit<InferRawDocType<typeof definition>, 'dispute'> & {
  _id: Types.ObjectId;
  dispute?: DisputeRecord | null;
};

declare module '../../context/registry.ts' {
  interface Models {
    Payment: ReturnType<typeof paymentModel>;
  }
}

/** The collection of payments. */
export const paymentModel = (connection: Connection) =>
  connection.model('Payment', schema, 'payments');
