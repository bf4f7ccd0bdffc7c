import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addSearchTokens } from '../../shared/keyset/add-search-tokens.ts';
import { addOutbox } from '../outbox/outbox.model.ts';
import { type PlaceRecord, placeField } from '../places/place.model.ts';

/** Milliseconds after which a payment that was being written when its buyer or seller was renamed is stored. */
const paymentTokensGraceMs = 5_000;

const definition = {
  uid: { type: String, required: true, unique: true },
  email: { type: String, required: true, unique: true, lowercase: true },
  name: { type: String, required: true },
  image: { type: String },
  /** Only its owner sees it. */
  place: placeField,
  /** The units its owner chose, if any. */
  units: { type: String, enum: Object.values(enumValues.Units) },
  role: { type: String, enum: Object.values(enumValues.Role), required: true },
  verified: { type: Boolean, required: true, default: false },
  // Set when the deletion begins, which spans the identity provider. The account counts as deleted from then on. After
  // a crash, the next start finishes the deletion.
  deletingAt: { type: Date },
  // Tokens issued before this moment are void.
  tokensValidFrom: { type: Date },
  // The identity's credentials at the last token exchange, in the provider's form.
  credentials: { type: String },
  /** Sign-in methods at that time, in the provider's words. */
  signInProviders: { type: [String], default: undefined },
  // An admin's role before the promotion.
  formerRole: { type: String, enum: Object.values(enumValues.Role) },
  // Set while an admin is being demoted, so that two admins can't both succeed in demoting each other.
  demotingAt: { type: Date },
  // Set while admins suspend the account; its owner sees the reason.
  suspendedAt: { type: Date },
  suspensionReason: { type: String },
  // The time to repeat the follow-up of a suspension or restoration; absent once done.
  suspensionDueAt: { type: Date },
  // The kinds of notifications that also come by mail; absent until chosen.
  mailedNotifications: { type: [String], default: undefined },
  // The kinds that the shop doesn't list.
  hiddenNotifications: { type: [String], default: undefined },
  // Whether mails that can wait come once a week.
  weeklyMails: { type: Boolean },
  // Number of reviews by stars (1 to 5), and of their recounts.
  starCounts: { type: [Number], default: undefined },
  starCountsRevision: { type: Number },
  // The last activity: written at a token exchange, at most once an hour.
  lastActiveAt: { type: Date },
  joinedAt: { type: Date, required: true, default: () => new Date() },
  // Search tokens for the list of people.
  searchTokens: { type: [String], default: undefined },
  // The time to renew the search tokens of its payments, which contain its name and e-mail; absent once done.
  paymentTokensDueAt: { type: Date },
  // Time of the last write. Other processes find changed accounts by it.
  changedAt: { type: Date },
} as const;

export const userSchema = new Schema(definition, { versionKey: false })
  .index({ role: 1, _id: -1 })
  .index({ changedAt: 1 })
  .index({ deletingAt: 1 }, { sparse: true })
  .index({ suspensionDueAt: 1 }, { sparse: true })
  // Whether a picture is in use.
  .index({ image: 1 })
  // Serves the orders of the list of people, and the number of suspended accounts.
  .index({ deletingAt: 1, role: 1, verified: 1, joinedAt: -1, _id: -1 })
  .index({ deletingAt: 1, role: 1, verified: 1, lastActiveAt: -1, _id: -1 })
  .index({ deletingAt: 1, role: 1, verified: 1, suspendedAt: 1 })
  .index({ paymentTokensDueAt: 1 }, { sparse: true });

// Set here, not in the schema, whose type would then allow any field.
userSchema.set('timestamps', { createdAt: false, updatedAt: 'changedAt' });
addOutbox(userSchema);
addSearchTokens(userSchema, ['name', 'email'], () => ({
  paymentTokensDueAt: new Date(Date.now() + paymentTokensGraceMs),
}));

/** An account, keyed by the uid that the identity provider gave it. */
export type UserRecord = Omit<InferRawDocType<typeof definition>, 'place'> & {
  _id: Types.ObjectId;
  place?: PlaceRecord | null;
};

declare module '../../context/merged-types.ts' {
  interface Viewer extends UserRecord {}
}

export const userModel = (connection: Connection) => connection.model('User', userSchema, 'users');
