import type { Types } from 'mongoose';
import { idAt, timeOfId } from '../../../shared/timed-id.ts';

/**
 * The id of a new message: its time to the millisecond, and a random number. Sorting by id orders messages across
 * processes, and strictly within a thread.
 * @param now epoch milliseconds
 * @param last the position of its thread, after which it comes
 */
export function messageIdAfter(now: number, last: Types.ObjectId | null): Types.ObjectId {
  const earliest = last ? timeOfId(last) + 1 : 0;
  const id = idAt(now);
  return last && id.toHexString() <= last.toHexString() ? idAt(earliest) : id;
}
