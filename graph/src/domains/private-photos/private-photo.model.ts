import { type Connection, Schema, type Types } from 'mongoose';

const { ObjectId } = Schema.Types;

const rendition = new Schema(
  {
    width: { type: Number, required: true },
    bytes: { type: Buffer, required: true },
  },
  { _id: false },
);

const definition = {
  uploaderId: { type: ObjectId, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  /** Six hexadecimal digits. */
  color: { type: String, required: true },
  widths: { type: [Number], required: true },
  /** WebP, one for each width; absent if a bucket has them. */
  renditions: { type: [rendition], default: undefined },
  /** The photo's thread or order. It never moves to another one. */
  belongsTo: { type: ObjectId },
  /** Accounts that can open it, besides its uploader and admins. */
  viewerIds: { type: [ObjectId], default: undefined },
  /** The time of the upload, or of the last claim for a record. */
  claimedAt: { type: Date, required: true },
  /** The sweeper has found the record that names it. */
  kept: { type: Boolean },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ uploaderId: 1 })
  .index({ belongsTo: 1 })
  .index({ kept: 1, claimedAt: 1 });

/** A photo without its bytes, as messages and problems store it. */
export type PrivatePhotoRecord = {
  _id: Types.ObjectId;
  width: number;
  height: number;
  color: string;
  widths: number[];
};

/** The field in which a record stores its private photos. */
export const privatePhotoArray = {
  type: [
    {
      _id: { type: ObjectId, required: true },
      width: { type: Number, required: true },
      height: { type: Number, required: true },
      color: { type: String, required: true },
      widths: { type: [Number], required: true },
    },
  ],
  default: undefined,
} as const;

export const privatePhotoModel = (connection: Connection) =>
  connection.model('PrivatePhoto', schema, 'private-photos');
