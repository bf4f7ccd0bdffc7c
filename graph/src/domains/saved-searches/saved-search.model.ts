import type { AddressedFilter } from '@fitness-zone/contract/catalog/products-address.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import type { ProductConditions } from '../../search/search-engine.ts';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  mail: { type: String, enum: Object.values(enumValues.AlertMail), required: true },
  paused: { type: Boolean, required: true },
  createdAt: { type: Date, required: true },
  lastAlertAt: { type: Date },
  /** A hash of the filter, unique per account. */
  filterKey: { type: String, required: true },
  /** The keys that match products (`candidate-keys.rules.ts`); none while paused. */
  keys: { type: [String], required: true },
} as const;

const schema = new Schema(
  {
    ...definition,
    /** A `ProductFilter` in its normal form (`normalFilter`). */
    filter: { type: Schema.Types.Mixed, required: true },
    /** The search engine's conditions, with the place looked up. */
    conditions: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false },
)
  .index({ userId: 1, filterKey: 1 }, { unique: true })
  .index({ userId: 1, _id: -1 })
  .index({ keys: 1, _id: 1 })
  .index({ 'filter.categoryIds': 1 });

export type SavedSearchRecord = InferRawDocType<typeof definition> & {
  _id: Types.ObjectId;
  filter: AddressedFilter;
  conditions: ProductConditions;
};

export const savedSearchModel = (connection: Connection) =>
  connection.model<SavedSearchRecord>('SavedSearch', schema, 'saved-searches');
