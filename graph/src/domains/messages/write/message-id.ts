import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

const timeDigits = 12;
const randomSize = 6;

/**
 * The id of a new message: its time to the millisecond, which an ObjectId of the driver has to the second only, and
 * a random number. Messages of all processes stand in the order of their ids, those of a thread strictly.
 * @param now epoch milliseconds
 * @param last the id of the message before it in its thread
 */
export function messageIdAfter(now: number, last: Types.ObjectId | null): Types.ObjectId {
  const earliest = last ? timeOf(last) + 1 : 0;
  const id = idAt(now);
  return last && id.toHexString() <= last.toHexString() ? idAt(earliest) : id;
}

const idAt = (time: number) =>
  Types.ObjectId.createFromHexString(
    time.toString(16).padStart(timeDigits, '0') + randomBytes(randomSize).toString('hex'),
  );

const timeOf = (id: Types.ObjectId) => Number.parseInt(id.toHexString().slice(0, timeDigits), 16);
