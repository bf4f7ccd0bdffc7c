import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const definition = {
  // Made from payment and author, so that each side reviews a sale once.
  key: { type: String, required: true, unique: true },
  paymentId: { type: Schema.Types.ObjectId, required: true },
  authorId: { type: Schema.Types.ObjectId, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  productName: { type: String, required: true },
  stars: { type: Number, required: true },
  text: { type: String, default: '' },
  createdAt: { type: Date, required: true },
  visibleAt: { type: Date, required: true },
  /** Equals `visibleAt` until the review counts in its subject's rating and the subject is notified. */
  revealAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ paymentId: 1 })
  .index({ authorId: 1, _id: -1 })
  .index({ subjectId: 1, _id: -1 })
  // Number of a person's reviews by stars.
  .index({ subjectId: 1, stars: 1, visibleAt: 1 })
  .index({ revealAt: 1 }, { sparse: true });

addOutbox(schema);

/** One side's review of the other, the subject, after a sale. Others see it from `visibleAt` on. */
export type ReviewRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const reviewModel = (connection: Connection) =>
  connection.model('Review', schema, 'reviews');
