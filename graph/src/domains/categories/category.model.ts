import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  title: { type: String, required: true, unique: true },
  body: { type: String, required: true },
  image: { type: String, required: true },
  // Stored, since counting 100,000 products for every sidebar is too slow.
  availableCount: { type: Number, required: true, default: 0 },
  productCount: { type: Number, default: 0 },
  /** The attributes of its products; missing for the usual ones. */
  attributeNames: { type: [String], default: undefined },
  /** Categories are ordered by position, then by title. */
  position: { type: Number, default: 0 },
  /** The start of its deletion; from then on it no longer counts as a category. */
  deletingAt: { type: Date },
  /** The category that then gets its products. */
  moveProductsTo: { type: Schema.Types.ObjectId },
  /** The time when its last products were moved and the changes published. */
  emptiedAt: { type: Date },
  /** Its former title, which another category may use from then on. */
  formerTitle: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ deletingAt: 1, _id: 1 })
  .index({ moveProductsTo: 1 }, { sparse: true });

/** A category. `availableCount` counts its products for sale, `productCount` all of them. */
export type CategoryRecord = Omit<InferRawDocType<typeof definition>, 'attributeNames'> & {
  _id: Types.ObjectId;
  attributeNames?: string[] | null;
};

export const categoryModel = (connection: Connection) =>
  connection.model('Category', schema, 'categories');
