import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  /** The address at which the browser's push service takes messages. */
  endpoint: { type: String, required: true, unique: true },
  publicKey: { type: String, required: true },
  secret: { type: String, required: true },
  groups: {
    type: [{ type: String, enum: Object.values(enumValues.NotificationGroup) }],
    required: true,
  },
  createdAt: { type: Date, required: true },
} as const;

const schema = new Schema(definition, { versionKey: false }).index({ userId: 1, createdAt: -1 });

/** A browser that gets an account's push messages. */
export type PushDeviceRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export const pushDeviceModel = (connection: Connection) =>
  connection.model('PushDevice', schema, 'push-devices');
