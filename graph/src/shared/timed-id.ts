import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

const timeDigits = 12;
const randomSize = 6;

/**
 * A new id that begins with a time to the millisecond, which an ObjectId of the driver has to the second only, and ends
 * with a random number: records stand in the order of their times by their ids.
 * @param time epoch milliseconds
 */
export const idAt = (time: number): Types.ObjectId =>
  Types.ObjectId.createFromHexString(
    time.toString(16).padStart(timeDigits, '0') + randomBytes(randomSize).toString('hex'),
  );

/** The time of an id that `idAt` has made, in epoch milliseconds. */
export const timeOfId = (id: Types.ObjectId): number =>
  Number.parseInt(id.toHexString().slice(0, timeDigits), 16);
