import { enumValues } from '@fitness-zone/contract/enums.ts';
import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import type { Filter } from '../../shared/keyset/keyset-query.ts';

const outcomes = [
  ...Object.values(enumValues.ProblemDecision),
  ...Object.values(enumValues.ReportDecision),
  'accepted',
  'declined',
] as const;

/** The outcome of an act and its subject. Amounts are in minor units. */
const decided = {
  orderId: { type: Schema.Types.ObjectId },
  reportId: { type: Schema.Types.ObjectId },
  outcome: { type: String, enum: outcomes },
  amount: { type: Number },
  /** The total that `amount` is a part of. */
  of: { type: Number },
  currency: { type: String },
  /** The account that gets the money or waits for it. */
  toId: { type: Schema.Types.ObjectId },
} as const;

const decidedSchema = new Schema(decided, { _id: false });

const definition = {
  action: { type: String, enum: Object.values(enumValues.AuditAction), required: true },
  source: { type: String, enum: Object.values(enumValues.AuditSource), required: true },
  actorId: { type: Schema.Types.ObjectId },
  targetId: { type: Schema.Types.ObjectId, required: true },
  address: { type: String },
  createdAt: { type: Date, required: true },
  failedEntryId: { type: Schema.Types.ObjectId },
  /** An admin's reason. */
  reason: { type: String },
  decided: { type: decidedSchema },
  /** Search tokens: words of the reason and the address. */
  searchTokens: { type: [String], default: undefined },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ actorId: 1, _id: -1 })
  .index({ targetId: 1, _id: -1 })
  .index({ searchTokens: 1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ action: 1, createdAt: -1, _id: -1 });

schema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'deleteOne',
    'deleteMany',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
  ],
  () => {
    throw new Error('The audit log is never changed.');
  },
);

export type Decided = Partial<Omit<InferRawDocType<typeof decided>, '_id'>>;

/** An entry of the audit log. It refers to people by id, so the names of deleted accounts are gone. */
export type AuditRecord = Omit<InferRawDocType<typeof definition>, 'decided'> & {
  _id: Types.ObjectId;
  decided?: Decided | null;
};

/** The audit log: entries can be added and read, never changed or deleted. */
export function auditModel(connection: Connection) {
  const model = connection.model('AuditEntry', schema, 'audit');
  return Object.freeze({
    /** Makes the indexes. */
    init: () => model.init(),
    insert: async (entry: Omit<AuditRecord, '_id' | 'searchTokens'>): Promise<AuditRecord> => {
      const tokens = searchTokens([entry.reason ?? '', entry.address ?? '']);
      return (await model.create({ ...entry, searchTokens: tokens })).toObject();
    },
    find: (filter: Filter = {}) => model.find(filter).lean(),
    countDocuments: (filter: Filter, options?: { limit: number }) =>
      model.countDocuments(filter, options),
    findById: (id: string) => model.findById(id).lean(),
  });
}
