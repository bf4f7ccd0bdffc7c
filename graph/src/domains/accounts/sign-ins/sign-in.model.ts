import { signInDays } from '@fitness-zone/contract/accounts/sign-ins.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  /** From the identity provider; the same in all tokens of one sign-in. */
  signedInAt: { type: Date, required: true },
  method: { type: String, enum: Object.values(enumValues.SignInMethod), required: true },
  /** From `browserName`; absent for unknown programs. */
  browser: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  // Records a sign-in once, even if its token is renewed many times.
  .index({ userId: 1, signedInAt: 1 }, { unique: true })
  .index({ userId: 1, _id: -1 })
  .index({ signedInAt: 1 }, { expireAfterSeconds: signInDays * 24 * 60 * 60 });

/** A sign-in; its id starts with its time. */
export type SignInRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const signInModel = (connection: Connection) =>
  connection.model('SignIn', schema, 'signins');
