import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema } from 'mongoose';

const definition = {
  /** Its day in UTC, so that several processes make one per day. */
  _id: { type: String, required: true },
  checkedAt: { type: Date, required: true },
  count: { type: Number, required: true },
  differences: {
    type: [
      {
        kind: {
          type: String,
          enum: Object.values(enumValues.PayoutDifferenceKind),
          required: true,
        },
        reference: { type: String, required: true },
        orderId: { type: Schema.Types.ObjectId },
        currency: { type: String, required: true },
        recorded: { type: Number },
        provided: { type: Number },
        /** The states in the provider's words, if the amounts alone don't tell. */
        recordedState: { type: String },
        providedState: { type: String },
        _id: false,
      },
    ],
    required: true,
  },
} as const;

const schema = new Schema(definition, { versionKey: false }).index({ checkedAt: -1 });

/** A difference between the shop's and the card provider's books; amounts are in minor units. */
export type DifferenceRecord = Omit<
  InferRawDocType<typeof definition>['differences'][number],
  '_id'
>;
export type ReconciliationRecord = Omit<InferRawDocType<typeof definition>, 'differences'> & {
  differences: DifferenceRecord[];
};

/** The collection of daily comparisons with the card provider. */
export const reconciliationModel = (connection: Connection) =>
  connection.model('Reconciliation', schema, 'reconciliations');
