import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * The id of a record of the sample data: the same for the same name and time, so that a seeding that
 * was killed and goes on finds its own records instead of doubling them. It sorts by the time, as every
 * ObjectId does.
 */
export function seedId(name: string, time: Date): Types.ObjectId {
  const seconds = Math.floor(time.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const rest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return Types.ObjectId.createFromHexString(seconds + rest);
}
