import { enumValues, type OfferSide, type OfferStatus } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const side = { type: String, enum: Object.values(enumValues.OfferSide), required: true } as const;
const amount = { type: Number, required: true } as const;

const definition = {
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  /** Number of this buyer's offer for the product, from 1. The next one can exist only after it has ended. */
  attempt: { type: Number, required: true },
  /** The amount of the last of `proposals`; `proposedBy` is its side. */
  amount,
  proposedBy: side,
  /** The amounts so far, beginning with the buyer's first offer. The sides alternate. */
  proposals: {
    type: [new Schema({ by: side, amount, at: { type: Date, required: true } }, { _id: false })],
    required: true,
  },
  /** May be outdated: a deadline or the product can have changed it since, see `state/offer-now.rules.ts`. */
  status: { type: String, enum: Object.values(enumValues.OfferStatus), required: true },
  /** Whether `status` is `open`. Orders a seller's list. */
  isOpen: { type: Boolean, required: true },
  /** The product's round in which the offer was made or last changed. */
  round: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  changedAt: { type: Date, required: true },
  lapsesAt: { type: Date, required: true },
  /**
   * The time when its seller began to accept it. Until the product is held or the hold fails, the offer can't change.
   */
  acceptBegunAt: { type: Date },
  answeredAt: { type: Date },
  heldUntil: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ buyerId: 1, productId: 1, attempt: -1 }, { unique: true })
  // The buyer's list, and that of one state.
  .index({ buyerId: 1, _id: -1 })
  .index({ buyerId: 1, status: 1, _id: -1 })
  // The seller's list (open ones by amount, then the others), and that of one state.
  .index({ sellerId: 1, isOpen: 1, amount: -1, _id: -1 })
  .index({ sellerId: 1, isOpen: 1, _id: -1 })
  .index({ sellerId: 1, status: 1, _id: -1 })
  // The same list for one product; also serves to settle its offers after a change of stock.
  .index({ productId: 1, isOpen: 1, amount: -1, _id: -1 })
  .index({ productId: 1, isOpen: 1, _id: -1 })
  .index({ productId: 1, status: 1, _id: -1 })
  // Expired offers.
  .index({ isOpen: 1, lapsesAt: 1 })
  // Half-accepted offers that a process left behind.
  .index({ acceptBegunAt: 1 }, { sparse: true });

addOutbox(schema);

/** An offer of a buyer for a product; `amount` is in minor units. */
export type OfferRecord = Omit<
  InferRawDocType<typeof definition>,
  'status' | 'proposedBy' | 'proposals'
> & {
  _id: Types.ObjectId;
  status: OfferStatus;
  proposedBy: OfferSide;
  proposals: Proposal[];
};

/** An amount that one side proposed; in minor units. */
export type Proposal = { by: OfferSide; amount: number; at: Date };

export const offerModel = (connection: Connection) => connection.model('Offer', schema, 'offers');
