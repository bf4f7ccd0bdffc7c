import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

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

/**
 * A payment with a snapshot of what was bought. `amount` is in minor units of `currency` (ISO 4217,
 * lower case); `checkAt` is when the sweeper looks at it again while it is not at rest.
 */
export type PaymentRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

declare module '../../context/registry.ts' {
  interface Models {
    Payment: ReturnType<typeof paymentModel>;
  }
}

/** The collection of payments. */
export const paymentModel = (connection: Connection) =>
  connection.model('Payment', schema, 'payments');
