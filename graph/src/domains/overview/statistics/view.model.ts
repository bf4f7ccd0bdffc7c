import { type Connection, Schema } from 'mongoose';

const countSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, count: { type: Number, required: true } },
  { versionKey: false },
);

const markSchema = new Schema(
  {
    _id: { type: String, required: true },
    expire: { type: Date, required: true },
  },
  { versionKey: false },
).index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Numbers of views. They appear in no list or record, so writing them drops no cache entry. */
export const viewCountModel = (connection: Connection) =>
  connection.model('ViewCount', countSchema, 'view-counts');

/**
 * Marks that an account has viewed a product on a day, so that it counts once across processes. Its id is a keyed hash
 * of both. It is removed some days later.
 */
export const viewMarkModel = (connection: Connection) =>
  connection.model('ViewMark', markSchema, 'view-marks');
