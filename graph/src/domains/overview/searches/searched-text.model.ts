import { type Connection, Schema } from 'mongoose';

const textDefinition = {
  /** A keyed hash of the text. */
  _id: { type: String, required: true },
  /** Number of different people who searched for it. Counting stops once the text may be shown. */
  people: { type: Number, required: true },
  /** Keyed hashes of the people, deleted once there are enough people. */
  marks: { type: Schema.Types.Mixed },
  /** Set once enough people have searched for it. */
  text: { type: String },
  expire: { type: Date, required: true },
} as const;

const dayDefinition = {
  /** The day, and the text's hash. */
  _id: { type: String, required: true },
  hash: { type: String, required: true },
  date: { type: String, required: true },
  count: { type: Number, required: true },
  /** Number of searches without results. */
  emptyCount: { type: Number, required: true },
  expire: { type: Date, required: true },
} as const;

const options = { versionKey: false } as const;
const textSchema = new Schema(textDefinition, options).index(
  { expire: 1 },
  { expireAfterSeconds: 0 },
);
const daySchema = new Schema(dayDefinition, options)
  .index({ date: 1 })
  .index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Searched texts, each readable once enough people have searched for it. */
export const searchedTextModel = (connection: Connection) =>
  connection.model('SearchedText', textSchema, 'searched-texts');

export const searchedDayModel = (connection: Connection) =>
  connection.model('SearchedDay', daySchema, 'searched-days');
