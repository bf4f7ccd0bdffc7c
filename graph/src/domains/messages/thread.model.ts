import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';
import { privatePhotoArray } from '../private-photos/private-photo.model.ts';
import type { MessageRecord } from './message.model.ts';

/** One of the two people in a thread. */
export type Side = 'buyer' | 'seller';

const ofEachSide = <Kind>(kind: Kind) => ({ type: { buyer: kind, seller: kind }, _id: false });

const definition = {
  productId: { type: Schema.Types.ObjectId, required: true },
  buyerId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  /** Both accounts, so that one index serves either side's list. */
  participants: { type: [Schema.Types.ObjectId], required: true },
  /** Grows with each message. Writes that depend on the messages have it as a condition. */
  messageCount: { type: Number, required: true },
  /**
   * Its place in the lists: the id of the newest message, or one made from the time of a later offer. Absent before the
   * first message or offer; such a thread is hidden.
   */
  position: { type: Schema.Types.ObjectId },
  /** The thread contains only notes of offers so far. */
  hasOnlyOfferNotes: { type: Boolean },
  /** The newest message: first written here, then copied to the messages. */
  lastMessage: {
    type: {
      _id: { type: Schema.Types.ObjectId, required: true },
      threadId: { type: Schema.Types.ObjectId, required: true },
      senderId: { type: Schema.Types.ObjectId, required: true },
      text: { type: String, default: '' },
      photos: privatePhotoArray,
      createdAt: { type: Date, required: true },
      requestKey: { type: String },
    },
  },
  /** The time of the buyer's question that began it; absent if the seller or the note of an offer began it. */
  askedAt: { type: Date },
  /** The time of the seller's first answer. */
  answeredAt: { type: Date },
  /** The time of the buyer's first reply to the answer. */
  repliedAt: { type: Date },
  unread: ofEachSide({ type: Number }),
  /** The first unread message, except notes of offers. A side is notified once for all unread messages. */
  unreadFrom: ofEachSide({ type: Schema.Types.ObjectId }),
  /** Set for each side that has blocked the other. */
  blockedBy: ofEachSide({ type: Boolean }),
  deleted: ofEachSide({ type: Boolean }),
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ productId: 1, buyerId: 1 }, { unique: true })
  .index({ participants: 1, position: -1 })
  // The conversation of two accounts.
  .index({ buyerId: 1, sellerId: 1, position: -1 })
  // Sellers' unanswered questions.
  .index({ sellerId: 1, 'lastMessage._id': -1 })
  .index({ buyerId: 1, 'unread.buyer': 1 })
  .index({ sellerId: 1, 'unread.seller': 1 })
  // The answer times of sellers, and of buyers.
  .index({ sellerId: 1, askedAt: -1 })
  .index({ buyerId: 1, answeredAt: -1 });
addOutbox(schema);

type OfEachSide<Value> = Partial<Record<Side, Value | null>> | null;

/** A thread. One without a position was opened but never used, and is hidden. */
export type ThreadRecord = Pick<
  InferRawDocType<typeof definition>,
  'productId' | 'buyerId' | 'sellerId' | 'participants' | 'messageCount'
> & {
  _id: Types.ObjectId;
  position?: Types.ObjectId | null;
  lastMessage?: MessageRecord | null;
  askedAt?: Date | null;
  answeredAt?: Date | null;
  repliedAt?: Date | null;
  unread?: OfEachSide<number>;
  unreadFrom?: OfEachSide<Types.ObjectId>;
  blockedBy?: OfEachSide<boolean>;
  deleted?: OfEachSide<boolean>;
};

export type BegunThread = ThreadRecord & { position: Types.ObjectId };

export const threadModel = (connection: Connection) =>
  connection.model('Thread', schema, 'threads');
