import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * The id of a record of the first stock: the same for the same name and moment, so that a seeding that
 * was cut short and begins again meets its own records instead of doubling them. It sorts by the moment,
 * as every id of the shop does.
 */
export function seedId(name: string, moment: Date): Types.ObjectId {
  const seconds = Math.floor(moment.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const rest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return Types.ObjectId.createFromHexString(seconds + rest);
}
