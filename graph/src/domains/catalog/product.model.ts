import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const definition = {
  productName: { type: String, required: true },
  image: { type: String, required: true },
  body: { type: String, required: true },
  originalPrice: { type: Number, required: true },
  resalePrice: { type: Number, required: true },
  inStock: { type: String, enum: Object.values(enumValues.Stock), required: true },
  condition: { type: String, enum: Object.values(enumValues.Condition), required: true },
  yearsOfUsedProduct: { type: Number, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  location: { type: String, required: true },
  phone: { type: String, required: true },
  postedTime: { type: Date, required: true },
  categoryId: { type: Schema.Types.ObjectId, required: true },
  advertisement: { type: Boolean, required: true, default: false },
  /** When the advertisement ends; only while it is advertised. */
  advertisedUntil: { type: Date },
  reported: { type: Boolean, required: true, default: false },
  // Seller and request, so that a request whose answer was lost can be repeated.
  requestKey: { type: String },
  /** The payment that bought it, written by the same update that makes it sold. */
  paymentId: { type: Schema.Types.ObjectId },
  /** Whether that payment is disputed. */
  disputed: { type: Boolean },
  // When the shop wrote to it last, so that a process finds what others have changed.
  changedAt: { type: Date },
} as const;

// _id grows with time, so that it serves as the key of every newest-first page.
const schema = new Schema(definition, { versionKey: false })
  .index({ requestKey: 1 }, { unique: true, sparse: true })
  .index({ inStock: 1, _id: -1 })
  .index({ categoryId: 1, inStock: 1, _id: -1 })
  .index({ inStock: 1, advertisement: 1, _id: -1 })
  .index({ sellerId: 1, _id: -1 })
  .index({ sellerId: 1, inStock: 1, _id: -1 })
  // Products of a category near in price.
  .index({ categoryId: 1, inStock: 1, resalePrice: 1, _id: 1 })
  // Advertisements that are due to end.
  .index({ advertisedUntil: 1 }, { sparse: true })
  .index({ changedAt: 1 })
  // Whether a picture is in use.
  .index({ image: 1 });

// Set here and not with the schema, whose type would have any field then.
schema.set('timestamps', { createdAt: false, updatedAt: 'changedAt' });
addOutbox(schema);

/** A product; prices are in minor units. */
export type ProductRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

declare module '../../context/registry.ts' {
  interface Models {
    Product: ReturnType<typeof productModel>;
  }
}

/** The collection of products. */
export const productModel = (connection: Connection) =>
  connection.model('Product', schema, 'products');
