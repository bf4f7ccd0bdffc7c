import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  /** The follower. */
  userId: { type: Schema.Types.ObjectId, required: true },
  sellerId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ userId: 1, sellerId: 1 }, { unique: true })
  .index({ userId: 1, _id: -1 })
  // A seller's followers in batches.
  .index({ sellerId: 1, _id: 1 });

export type FollowRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const followModel = (connection: Connection) =>
  connection.model('Follow', schema, 'follows');
