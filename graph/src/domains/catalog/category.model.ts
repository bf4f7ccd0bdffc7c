import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  title: { type: String, required: true, unique: true },
  body: { type: String, required: true },
  image: { type: String, required: true },
  // Kept beside the products, because counting 100,000 of them for every sidebar is too slow.
  availableCount: { type: Number, required: true, default: 0 },
} as const;

const schema = new Schema(definition, { versionKey: false });

export type CategoryRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const categoryModel = (connection: Connection) =>
  connection.model('Category', schema, 'categories');
