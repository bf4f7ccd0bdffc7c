import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

const timeDigits = 12;
const randomSize = 6;

/**
 * A new id from a time to the millisecond (the driver's ids have seconds) and a random number, so that ids sort by
 * time.
 * @param time epoch milliseconds
 */
export const idAt = (time: number): Types.ObjectId =>
  Types.ObjectId.createFromHexString(
    time.toString(16).padStart(timeDigits, '0') + randomBytes(randomSize).toString('hex'),
  );

/**
 * The id of a record that follows another, even if another process made that one. Its time is now, or the millisecond
 * after the other's.
 * @param now epoch milliseconds
 */
export function idAfter(now: number, last: Types.ObjectId | null): Types.ObjectId {
  const id = idAt(now);
  return last && id.toHexString() <= last.toHexString() ? idAt(timeOfId(last) + 1) : id;
}

/** The time of an id from `idAt`, in epoch milliseconds. */
export const timeOfId = (id: Types.ObjectId): number =>
  Number.parseInt(id.toHexString().slice(0, timeDigits), 16);
