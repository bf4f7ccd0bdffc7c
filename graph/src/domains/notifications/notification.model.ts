import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  // Derived from source and recipient, so that a repeat creates no second notification.
  key: { type: String, required: true, unique: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: Object.values(enumValues.NotificationKind), required: true },
  productId: { type: Schema.Types.ObjectId },
  paymentId: { type: Schema.Types.ObjectId },
  /** Set for messages and offers: where they lead. */
  threadId: { type: Schema.Types.ObjectId },
  /** Set for matches of a saved search. */
  savedSearchId: { type: Schema.Types.ObjectId },
  message: { type: String, required: true },
  /** The actor on the other side. Reading it looks up the current name; no name is stored. */
  actorId: { type: Schema.Types.ObjectId },
  /** The sentence after the actor's name: "offered $110 for …". */
  deed: { type: String },
  createdAt: { type: Date, required: true },
  /** The account that caused it, for kinds that people can cause at will. */
  senderId: { type: Schema.Types.ObjectId },
  readAt: { type: Date },
  /** The time of its creation if it is only mailed, not listed in the shop. */
  unlistedAt: { type: Date },
  // The time to send or retry its mail; absent without a mail to send.
  mailAt: { type: Date },
  /** The time when its mail was sent. */
  mailedAt: { type: Date },
  /** The time to send it to the account's push devices; absent without any, and once a process has begun. */
  pushAt: { type: Date },
  /** The time when a process began to send it to push devices. */
  pushedAt: { type: Date },
  // The time when it is due for a summary, since too many were mailed before it; absent once it is in one.
  summaryAt: { type: Date },
  // The time when it is due for the daily mail; absent once it is in one.
  digestAt: { type: Date },
  /** The daily mail or the summary that contains it. */
  digestId: { type: Schema.Types.ObjectId },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ userId: 1, _id: -1 })
  // Unread notifications of an account.
  .index({ userId: 1, readAt: 1, _id: -1 })
  // Unread notifications about a subject that was opened.
  .index({ userId: 1, readAt: 1, productId: 1 })
  .index({ userId: 1, readAt: 1, paymentId: 1 })
  // Recent notifications of a kind.
  .index({ userId: 1, kind: 1, createdAt: -1 })
  .index({ mailAt: 1 }, { sparse: true })
  .index({ pushAt: 1 }, { sparse: true })
  .index({ digestAt: 1 }, { sparse: true })
  .index({ summaryAt: 1 }, { sparse: true })
  .index({ digestId: 1 }, { sparse: true })
  .index({ unlistedAt: 1 }, { expireAfterSeconds: 30 * 24 * 60 * 60 })
  // Removes read ones after 180 days.
  .index({ readAt: 1 }, { expireAfterSeconds: 180 * 24 * 60 * 60 });

/** Notifications of an account that the shop lists. */
export const listedOf = (userId: Types.ObjectId) => ({ userId, unlistedAt: null });

export type NotificationRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const notificationModel = (connection: Connection) =>
  connection.model('Notification', schema, 'notifications');
