import { type Connection, Schema } from 'mongoose';

const schema = new Schema(
  {
    key: { type: String, required: true, unique: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { versionKey: false },
).index({ expire: 1 }, { expireAfterSeconds: 0 });

/** The running counts of the rate limits; each expires a minute, or a day, after its first act. */
export const countModel = (connection: Connection) => connection.model('Count', schema, 'limits');
