import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  /** As the identity provider says: the same for all tokens that one sign-in leads to. */
  signedInAt: { type: Date, required: true },
  method: { type: String, enum: Object.values(enumValues.SignInMethod), required: true },
  /** As `browserName` has it; absent for a program that is not known. */
  browser: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  // A sign-in is recorded once, however often its token is renewed.
  .index({ userId: 1, signedInAt: 1 }, { unique: true })
  .index({ userId: 1, _id: -1 });

/** That somebody has signed in; its id begins with the time of the sign-in. */
export type SignInRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

declare module '../../../context/merged-types.ts' {
  interface Models {
    SignIn: ReturnType<typeof signInModel>;
  }
}

/** The collection of sign-ins. */
export const signInModel = (connection: Connection) =>
  connection.model('SignIn', schema, 'signins');
