import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema } from 'mongoose';
import { addOutbox } from '../../outbox/outbox.model.ts';

const definition = {
  /** The seller's id. */
  _id: { type: Schema.Types.ObjectId, required: true },
  /** The card provider's id of the account; missing until the set-up begins. */
  accountId: { type: String },
  /** The e-mail address used to open it; absent once the provider's answer is stored. */
  openingEmail: { type: String },
  state: { type: String, enum: Object.values(enumValues.PayoutAccountState), required: true },
  missing: { type: [String], enum: Object.values(enumValues.PayoutRequirement), required: true },
  createdAt: { type: Date, required: true },
  checkedAt: { type: Date },
  /** The time when it could first receive money. From then on, a problem counts as a restriction. */
  activatedAt: { type: Date },
  /** The next time to ask the card provider. */
  checkAt: { type: Date },
  /** The time of the next reminder of the set-up, and the number of reminders since it was last needed. */
  remindAt: { type: Date },
  reminders: { type: Number },
  /** Time of the last notice that the set-up was started. */
  warnedAt: { type: Date },
  /** The seller's debt at the last computation, in minor units of the shop's currency. */
  owed: { type: Number, required: true },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ accountId: 1 }, { unique: true, sparse: true })
  .index({ state: 1, _id: -1 })
  .index({ owed: 1, _id: -1 })
  .index({ checkAt: 1 }, { sparse: true })
  .index({ checkedAt: 1 }, { sparse: true })
  .index({ remindAt: 1 }, { sparse: true });
addOutbox(schema);

/** A seller's account for payouts: its id and state at the card provider. No bank details. */
export type PayoutAccountRecord = InferRawDocType<typeof definition>;

export const payoutAccountModel = (connection: Connection) =>
  connection.model('PayoutAccount', schema, 'payoutAccounts');
