import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  /** The day on whose morning it is due, for example `2026-05-04`; for a summary, the hour: `2026-05-04T15`. */
  date: { type: String, required: true },
  /** Whether it contains mails above the limit instead of matches. */
  isSummary: { type: Boolean },
  createdAt: { type: Date, required: true },
  /** The time when its matches were gathered: later ones go into the next mail. */
  gatheredAt: { type: Date },
  // The time to send or retry it; absent once sent.
  mailAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ userId: 1, date: 1 }, { unique: true })
  .index({ mailAt: 1 }, { sparse: true })
  .index({ createdAt: 1 }, { expireAfterSeconds: 7 * 24 * 60 * 60 });

/** An account's daily mail with the matches of its saved searches, or a summary of mails above the limit. */
export type DigestRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const digestModel = (connection: Connection) =>
  connection.model('Digest', schema, 'digests');
