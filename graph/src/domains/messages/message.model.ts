import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import {
  type PrivatePhotoRecord,
  privatePhotoArray,
} from '../private-photos/private-photo.model.ts';

const definition = {
  threadId: { type: Schema.Types.ObjectId, required: true },
  senderId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, default: '' },
  photos: privatePhotoArray,
  createdAt: { type: Date, required: true },
  // Thread, sender and request; makes a request whose answer was lost repeatable.
  requestKey: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ requestKey: 1 }, { unique: true, sparse: true })
  .index({ threadId: 1, _id: -1 })
  .index({ senderId: 1, _id: -1 });

/** A message. It never changes, unless an admin deletes its text and photos. */
export type MessageRecord = Omit<InferRawDocType<typeof definition>, 'photos'> & {
  _id: Types.ObjectId;
  photos?: PrivatePhotoRecord[] | null;
};

export const messageModel = (connection: Connection) =>
  connection.model('Message', schema, 'messages');
