import { type Connection, Schema } from 'mongoose';

const definition = {
  blockerId: { type: Schema.Types.ObjectId, required: true },
  blockedId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ blockerId: 1, blockedId: 1 }, { unique: true })
  .index({ blockedId: 1 });

/** One account's block of another. */

export const blockModel = (connection: Connection) => connection.model('Block', schema, 'blocks');
