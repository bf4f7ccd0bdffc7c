import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import { addOutbox } from '../outbox/outbox.model.ts';

const definition = {
  userId: { type: Schema.Types.ObjectId, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  productPrice: { type: Number, required: true },
  /** The product's revision at the time of the booking. Bookings only. */
  productRevision: { type: Number },
  createdAt: { type: Date, required: true },
} as const;

const entrySchema = () =>
  new Schema(definition, { versionKey: false })
    .index({ userId: 1, productId: 1 }, { unique: true })
    .index({ userId: 1, _id: -1 })
    .index({ productId: 1, _id: 1 });

/** An entry of a booking or wish list. The price is that at the time of adding. */
export type ListEntryRecord = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

export type ListModel = 'Booking' | 'Wish';

export function bookingModel(connection: Connection) {
  const schema = entrySchema();
  addOutbox(schema);
  return connection.model('Booking', schema, 'bookings');
}

export const wishModel = (connection: Connection) =>
  connection.model('Wish', entrySchema(), 'wishes');
