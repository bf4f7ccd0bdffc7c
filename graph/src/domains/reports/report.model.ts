import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox, type Outbox } from '../outbox/outbox.model.ts';

const definition = {
  kind: { type: String, required: true, enum: Object.values(enumValues.ReportKind) },
  /** The message, product or account. */
  targetId: { type: Schema.Types.ObjectId, required: true },
  /** The subject: the account, the product's seller or the message's author; absent if unknown. */
  subjectId: { type: Schema.Types.ObjectId },
  /** Set for messages. */
  threadId: { type: Schema.Types.ObjectId },
  reporterId: { type: Schema.Types.ObjectId, required: true },
  reason: { type: String, required: true, enum: Object.values(enumValues.ReportReason) },
  /** In the reporter's words. */
  note: { type: String },
  createdAt: { type: Date, required: true },
  isOpen: { type: Boolean, required: true, default: true },
  decision: { type: String, enum: Object.values(enumValues.ReportDecision) },
  /** In the admin's words. */
  decisionNote: { type: String },
  decidedAt: { type: Date },
  decidedById: { type: Schema.Types.ObjectId },
  /** In a target's first report: the time when an admin began to decide on it. */
  claimedAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ targetId: 1, reporterId: 1 }, { unique: true })
  .index({ targetId: 1, _id: -1 })
  .index({ reporterId: 1, _id: -1 })
  .index({ subjectId: 1, _id: -1 })
  .index({ isOpen: 1, _id: -1 })
  .index({ isOpen: 1, kind: 1, _id: -1 });
addOutbox(schema);

/** A report of a message, a product or an account. */
export type ReportRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId } & Outbox;

export const reportModel = (connection: Connection) =>
  connection.model('Report', schema, 'reports');
