import { enumValues, type Weekday } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  sellerId: { type: Schema.Types.ObjectId, required: true },
  /** Null for all products without their own plan. */
  productId: { type: Schema.Types.ObjectId, default: null },
  /** Empty once erased. */
  place: { type: String, default: '' },
  /** An IANA name. */
  timeZone: { type: String, required: true },
  /** Local times such as `18:00`; each has either a weekday or a date such as `2026-12-05`. */
  windows: {
    type: [
      {
        weekday: { type: String, enum: Object.values(enumValues.Weekday) },
        date: { type: String },
        from: { type: String, required: true },
        to: { type: String, required: true },
        _id: false,
      },
    ],
    required: true,
  },
  /** Changes with every edit. */
  version: { type: Schema.Types.ObjectId, required: true },
  /** Its seller has removed it. The record is deleted once the open orders are up to date. */
  removed: { type: Boolean },
  /** Set while open orders may not have its version yet. */
  dueAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ sellerId: 1, productId: 1 }, { unique: true })
  .index({ dueAt: 1 }, { sparse: true });

export type PickUpWindowRecord = {
  weekday?: Weekday | null;
  date?: string | null;
  from: string;
  to: string;
};

/** A seller's place and windows for pick-ups. */
export type PickUpPlanRecord = Omit<InferRawDocType<typeof definition>, 'windows' | 'productId'> & {
  _id: Types.ObjectId;
  productId: Types.ObjectId | null;
  windows: PickUpWindowRecord[];
};

export const pickUpPlanModel = (connection: Connection) =>
  connection.model<PickUpPlanRecord>('PickUpPlan', schema, 'pick-up-plans');
