import { type Connection, Schema } from 'mongoose';

const schema = new Schema(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    privateKey: { type: String, required: true },
  },
  { versionKey: false },
);

/** The keys that sign push messages: one pair for all processes. */
export const pushKeysModel = (connection: Connection) =>
  connection.model('PushKeys', schema, 'push-keys');
