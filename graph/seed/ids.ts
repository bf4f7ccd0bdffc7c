import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * The id of a record of the sample data. It is the same for the same name and time, so that a seeding that continues
 * after a kill finds its own records instead of doubling them. Like every ObjectId, it sorts by time.
 */
export function seedId(name: string, time: Date): Types.ObjectId {
  const seconds = Math.floor(time.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const rest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return Types.ObjectId.createFromHexString(seconds + rest);
}
