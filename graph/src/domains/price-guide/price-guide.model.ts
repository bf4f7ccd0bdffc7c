import { type Condition, enumValues, type PriceSource } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  /** The category's id. */
  _id: { type: Schema.Types.ObjectId, required: true },
  /** ISO 4217, in capitals. */
  currency: { type: String },
  /** For the whole category and each kind of equipment, its conditions and the brands in each, if there are enough prices. */
  figures: {
    type: [
      {
        source: { type: String, enum: Object.values(enumValues.PriceSource), required: true },
        equipment: { type: String },
        condition: { type: String, enum: Object.values(enumValues.Condition) },
        brand: { type: String },
        priceCount: { type: Number, required: true },
        low: { type: Number, required: true },
        typical: { type: Number, required: true },
        high: { type: Number, required: true },
        _id: false,
      },
    ],
    default: undefined,
  },
  calculatedAt: { type: Date },
  /** The time to recalculate it. The process that does so first moves it ahead, as its lease. */
  dueAt: { type: Date, required: true },
} as const;

const schema = new Schema(definition, { versionKey: false });

/** Percentiles in minor units. A missing `equipment`, `condition` or `brand` means all of them. */
export type PriceFigures = {
  source: PriceSource;
  /** The kind that `kindOfName` finds. */
  equipment?: string | null;
  condition?: Condition | null;
  brand?: string | null;
  priceCount: number;
  low: number;
  typical: number;
  high: number;
};

/** The price guide of a category. It has no figures if there are too few prices or before its first calculation. */
export type PriceGuideRecord = Omit<InferRawDocType<typeof definition>, 'figures'> & {
  _id: Types.ObjectId;
  figures?: PriceFigures[] | null;
};

/** The collection of price guides, one for each category. */
export const priceGuideModel = (connection: Connection) =>
  connection.model('PriceGuide', schema, 'price-guides');
