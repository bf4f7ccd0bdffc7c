import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { enumValues } from '../../graphql/enums.ts';

const definition = {
  transactionId: { type: String, required: true, unique: true },
  status: { type: String, enum: Object.values(enumValues.PaymentStatus), required: true },
  amount: { type: Number, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  productName: { type: String, required: true },
  image: { type: String, required: true },
  buyerName: { type: String, required: true },
  buyerEmail: { type: String, required: true },
  sellerName: { type: String, required: true },
  createdAt: { type: Date, required: true },
  paidAt: { type: Date },
  refundedAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ buyerId: 1, _id: -1 })
  .index({ sellerId: 1, _id: -1 })
  .index({ status: 1, _id: -1 });

/** A payment with a snapshot of what was bought. */
export type PaymentRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const paymentModel = (connection: Connection) =>
  connection.model('Payment', schema, 'payments');
