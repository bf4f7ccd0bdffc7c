import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import type { IdCondition } from '../../shared/ids.ts';
import type { RecordQuery } from '../../shared/paging.ts';

const definition = {
  action: { type: String, enum: Object.values(enumValues.AuditAction), required: true },
  source: { type: String, enum: Object.values(enumValues.AuditSource), required: true },
  actorId: { type: Schema.Types.ObjectId },
  targetId: { type: Schema.Types.ObjectId, required: true },
  address: { type: String },
  createdAt: { type: Date, required: true },
  failedEntryId: { type: Schema.Types.ObjectId },
  /** Why an admin has refunded a sale. */
  reason: { type: String },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ actorId: 1, _id: -1 })
  .index({ targetId: 1, _id: -1 });

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

/** An entry of the audit log: ids, and why a sale was refunded, so that it names nobody whose account is gone. */
export type AuditRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

type Condition = Partial<Pick<AuditRecord, 'actorId' | 'targetId'>>;

/** The audit log: entries are added and read, and there is no way to change or delete one. */
export type AuditLog = {
  /** Makes the indexes. */
  init(): Promise<unknown>;
  insert(entry: Omit<AuditRecord, '_id'>): Promise<AuditRecord>;
  find(condition?: Condition): RecordQuery<AuditRecord>;
  /** The entries whose ids fulfil a condition, the oldest first; so many at most, where a limit is given. */
  findOldest(condition: { _id?: IdCondition }, limit?: number): Promise<AuditRecord[]>;
  /** How many there are. */
  count(): Promise<number>;
  findById(id: string): PromiseLike<AuditRecord | null>;
};

declare module '../../context/merged-types.ts' {
  interface Models {
    AuditLog: AuditLog;
  }
}

/** The collection of the audit log. */
export function auditModel(connection: Connection): AuditLog {
  const model = connection.model('AuditEntry', schema, 'audit');
  return Object.freeze({
    init: () => model.init(),
    insert: async (entry) => (await model.create(entry)).toObject(),
    find: (condition = {}) => model.find(condition).lean(),
    findOldest: async (condition, limit) =>
      model
        .find(condition)
        .sort({ _id: 1 })
        .limit(limit ?? 0)
        .lean(),
    count: async () => model.estimatedDocumentCount(),
    findById: (id) => model.findById(id).lean(),
  });
}
