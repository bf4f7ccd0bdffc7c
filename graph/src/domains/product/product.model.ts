import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { attributeNames } from '@fitness-zone/contract/catalog/attributes.ts';
import { type RestoredStock, stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import { enumValues, type ProductField } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addSearchTokens } from '../../shared/keyset/add-search-tokens.ts';
import { addOutbox } from '../outbox/outbox.model.ts';
import { type PlaceRecord, placeField } from '../places/place.model.ts';

const definition = {
  productName: { type: String, required: true },
  /** The cover, which is the first of `imageUrls`. */
  image: { type: String, required: true },
  imageUrls: { type: [String], default: undefined },
  imageDescriptions: { type: [String], default: undefined },
  body: { type: String, required: true },
  originalPrice: { type: Number, required: true },
  resalePrice: { type: Number, required: true },
  inStock: { type: String, enum: Object.values(enumValues.Stock), required: true },
  condition: { type: String, enum: Object.values(enumValues.Condition), required: true },
  yearsOfUsedProduct: { type: Number, required: true },
  /** In the order of the contract's table; absent if there are none. */
  attributes: {
    type: [
      {
        _id: false,
        name: { type: String, enum: [...attributeNames], required: true },
        value: { type: Schema.Types.Mixed, required: true },
      },
    ],
    default: undefined,
  },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  location: { type: String, required: true },
  /** The town of the location. */
  place: placeField,
  /** The location's text still has to be looked up. */
  placeSought: { type: Boolean },
  phone: { type: String, required: true },
  postedTime: { type: Date, required: true },
  categoryId: { type: Schema.Types.ObjectId, required: true },
  advertisement: { type: Boolean, required: true, default: false },
  /** Set only while it is advertised. */
  advertisedUntil: { type: Date },
  reported: { type: Boolean, required: true, default: false },
  // Seller and request; makes a request whose answer was lost repeatable.
  requestKey: { type: String },
  /** The payment that bought it, written by the same update that makes it sold. */
  paymentId: { type: Schema.Types.ObjectId },
  disputed: { type: Boolean },
  /** Number of edits by its seller. */
  revision: { type: Number, required: true, default: 0 },
  /** The price before the reduction. */
  previousPrice: { type: Number },
  /** The last price drop that notified those who wished for it; `price` is the price since then. */
  lastDrop: {
    type: { price: { type: Number, required: true }, at: { type: Date, required: true } },
    _id: false,
  },
  /** The last edit of each edited field. */
  edits: {
    type: [
      {
        _id: false,
        field: { type: String, enum: Object.values(enumValues.ProductField), required: true },
        revision: { type: Number, required: true },
        editedAt: { type: Date, required: true },
      },
    ],
    default: undefined,
  },
  /** Reasons by payment id: payments that were refused and can never buy it. */
  refusedPayments: { type: Schema.Types.Mixed },
  /** Number of times its open offers were closed: offers of earlier rounds are closed. */
  offerRound: { type: Number, required: true, default: 0 },
  /** The last time when its open offers were closed. */
  offersClosedAt: { type: Date },
  /** Deadline for writing the states of its offers; absent if none is due. */
  offersDueAt: { type: Date },
  /** The buyer of an accepted offer that it is paused for, and the end of the hold. */
  hold: {
    type: {
      offerId: { type: Schema.Types.ObjectId, required: true },
      buyerId: { type: Schema.Types.ObjectId, required: true },
      amount: { type: Number, required: true },
      until: { type: Date, required: true },
    },
    _id: false,
  },
  /** The outcome of its last hold, written by the update that ended the hold. */
  endedHold: {
    type: {
      offerId: { type: Schema.Types.ObjectId, required: true },
      status: { type: String, enum: ['paid', 'unpaid', 'withdrawn'], required: true },
    },
    _id: false,
  },
  /** The state that restoring a hidden or removed product returns it to; paused if missing. */
  stockBefore: { type: String, enum: stockChanges.hide.from },
  /** Set only while it is hidden. */
  hidden: {
    type: {
      cause: { type: String, enum: ['admin', 'suspension'], required: true },
      reason: { type: String },
      at: { type: Date, required: true },
    },
    _id: false,
  },
  /** Search tokens for the admins' list. */
  searchTokens: { type: [String], default: undefined },
  // Time of the last write. Other processes find changed products by it.
  changedAt: { type: Date },
} as const;

// `_id` grows with time, so it is the key of every newest-first page.
export const productSchema = new Schema(definition, { versionKey: false })
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
  .index({ offersDueAt: 1 }, { sparse: true })
  .index({ placeSought: 1 }, { sparse: true })
  // Whether a picture is in use.
  .index({ image: 1 })
  .index({ imageUrls: 1 }, { sparse: true })
  // Products posted on a day.
  .index({ postedTime: 1 })
  // The lists of admins, of a category and of a seller, in their orders.
  .index({ inStock: 1, advertisement: 1, reported: 1, postedTime: -1, _id: -1 })
  .index({ inStock: 1, advertisement: 1, reported: 1, resalePrice: 1, _id: -1 })
  .index({ inStock: 1, advertisement: 1, reported: 1, resalePrice: -1, _id: -1 })
  .index({ categoryId: 1, inStock: 1, advertisement: 1, reported: 1, postedTime: -1, _id: -1 })
  .index({ sellerId: 1, inStock: 1, advertisement: 1, reported: 1, postedTime: -1, _id: -1 });

// Set here, not in the schema, whose type would then allow any field.
productSchema.set('timestamps', { createdAt: false, updatedAt: 'changedAt' });
addOutbox(productSchema);
addSearchTokens(productSchema, ['productName', 'location']);

/** A product; prices are in minor units. */
export type ProductRecord = Omit<
  InferRawDocType<typeof definition>,
  | 'imageUrls'
  | 'imageDescriptions'
  | 'edits'
  | 'refusedPayments'
  | 'hold'
  | 'endedHold'
  | 'stockBefore'
  | 'hidden'
  | 'place'
  | 'attributes'
> & {
  _id: Types.ObjectId;
  imageUrls?: string[] | null;
  imageDescriptions?: string[] | null;
  edits?: ProductEditRecord[] | null;
  refusedPayments?: Readonly<Record<string, string>> | null;
  hold?: HoldRecord | null;
  endedHold?: EndedHold | null;
  stockBefore?: RestoredStock | null;
  hidden?: HiddenRecord | null;
  place?: PlaceRecord | null;
  attributes?: ProductAttribute[] | null;
};

/** A hold for a buyer at an agreed price, in minor units, until `before`. */
export type HoldRecord = {
  offerId: Types.ObjectId;
  buyerId: Types.ObjectId;
  amount: number;
  until: Date;
};

/** The cause of a product's hiding: an admin with a reason, or its seller's suspension. */
export type HiddenBecause =
  | { cause: 'admin'; reason: string }
  | { cause: 'suspension'; reason?: never };

/** The cause and time of a product's hiding. */
export type HiddenRecord = {
  cause: HiddenBecause['cause'];
  reason?: string | null;
  at: Date;
};

/**
 * The outcome of an offer whose hold is over. A removal during the hold leaves none: the offer then counts as closed.
 */
export type EndedHold = { offerId: Types.ObjectId; status: 'paid' | 'unpaid' | 'withdrawn' };

type ProductEditRecord = { field: ProductField; revision: number; editedAt: Date };

export const productModel = (connection: Connection) =>
  connection.model('Product', productSchema, 'products');
