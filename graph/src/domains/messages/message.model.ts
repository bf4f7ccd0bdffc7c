import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  threadId: { type: Schema.Types.ObjectId, required: true },
  senderId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  createdAt: { type: Date, required: true },
  // Thread, sender and request, so that a request whose answer was lost can be repeated.
  requestKey: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ requestKey: 1 }, { unique: true, sparse: true })
  .index({ threadId: 1, _id: -1 })
  .index({ senderId: 1, _id: -1 });

/** A message; it is never changed, but for the text of one that an admin deletes. */
export type MessageRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

declare module '../../context/merged-types.ts' {
  interface Models {
    Message: ReturnType<typeof messageModel>;
  }
}

/** The collection of messages. */
export const messageModel = (connection: Connection) =>
  connection.model('Message', schema, 'messages');
