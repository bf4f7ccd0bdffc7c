import { createHmac } from 'node:crypto';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { mongo } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** Milliseconds that marks are kept beyond their day: batches are written later, and clocks differ. */
const markMs = dayMs;

/** MongoDB's code for a second document under a unique key. */
const duplicateKey = 11_000;

/**
 * Inserts marks for items that count once a day. Returns the items whose marks are new across all processes.
 * @throws MongoError if the database doesn't take them
 */
export async function insertMarks<Item extends { key: string; endsAt: number }>(
  { models, jwtSecret }: Pick<Shop, 'models' | 'jwtSecret'>,
  items: readonly Item[],
): Promise<readonly Item[]> {
  const marks = items.map(({ key, endsAt }) => ({
    _id: createHmac('sha256', jwtSecret).update(key).digest('base64url'),
    expire: new Date(endsAt + markMs),
  }));
  try {
    await models.ViewMark.collection.insertMany(marks as object[], { ordered: false });
    return items;
  } catch (error) {
    const failed = failedOf(error);
    if (!failed?.every(({ code }) => code === duplicateKey)) throw error;
    const before = new Set(failed.map(({ index }) => index));
    return items.filter((_item, index) => !before.has(index));
  }
}

/** The failed part of a batch; null if the batch wasn't carried out. */
export const failedOf = (error: unknown) =>
  error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : null;
