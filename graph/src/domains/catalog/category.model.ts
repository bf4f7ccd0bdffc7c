import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  title: { type: String, required: true, unique: true },
  body: { type: String, required: true },
  image: { type: String, required: true },
  // Stored redundantly, because counting 100,000 of them for every sidebar is too slow.
  availableCount: { type: Number, required: true, default: 0 },
} as const;

const schema = new Schema(definition, { versionKey: false });

/** A category; `availableCount` is the number of its products for sale. */
export type CategoryRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

declare module '../../context/registry.ts' {
  interface Models {
    Category: ReturnType<typeof categoryModel>;
  }
}

/** The collection of categories. */
export const categoryModel = (connection: Connection) =>
  connection.model('Category', schema, 'categories');
