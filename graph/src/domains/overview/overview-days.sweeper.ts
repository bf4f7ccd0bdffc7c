import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { repeat } from '../../shared/repeat.ts';
import { dateAt } from '../../shared/time/time-zone.ts';
import { type OverviewDayRecord, writeTakesMs } from '../overview-days/overview-day.model.ts';
import { countDay } from './count-day.queries.ts';
import { boundsOf, datesBetween, dayId } from './days.rules.ts';
import { recordedDate } from './recorded-dates.rules.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now' | 'log'>;

const everyMs = 10_000;
/** How long a process has to count a day before another may. */
const leaseMs = 60_000;
const batchSize = 500;
/** Days are counted again after so long, in case somebody has written past the shop: one in each sweep. */
const recountAfterMs = 24 * 60 * 60_000;

/** Stores the numbers of past days, now and every ten seconds those that are due. Gives what stops it. */
export const startOverviewDaysSweeper = (services: Services) =>
  repeat((signal) => sweepOverviewDays(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the days of the overview were not counted'),
  });

/**
 * Adds the past days that are missing, and counts those that are due, one after the other with pauses. A kill loses
 * one day's count at most, and of several processes each takes days that no other has taken.
 */
export async function sweepOverviewDays(services: Services, signal?: AbortSignal): Promise<void> {
  const { OverviewDay } = services.models;
  await addMissingDays(services);
  const longAgo = { countedAt: { $lte: new Date(Date.now() - recountAfterMs) }, dueAt: null };
  await OverviewDay.findOneAndUpdate(longAgo, { $set: { dueAt: new Date() } }).sort({
    countedAt: 1,
  });
  while (!signal?.aborted) {
    const due = await OverviewDay.find({ dueAt: { $lte: new Date() } })
      .sort({ dueAt: 1 })
      .limit(batchSize)
      .lean();
    for (const day of due) {
      if (signal?.aborted) return;
      const began = performance.now();
      await storeDay(services, day);
      // As long as it took: half of the time is left to others.
      await sleep(performance.now() - began, undefined, { ref: false });
    }
    if (due.length < batchSize) return;
  }
}

/** Stores what a day has, unless another process does or it is due again meanwhile. */
async function storeDay({ models }: Services, day: OverviewDayRecord): Promise<void> {
  const { OverviewDay } = models;
  const taken = { _id: day._id, dueAt: new Date(Date.now() + leaseMs) };
  const lease = await OverviewDay.updateOne(
    { _id: day._id, dueAt: day.dueAt ?? null },
    { $set: { dueAt: taken.dueAt } },
  );
  if (lease.modifiedCount === 0) return;
  const numbers = await countDay(models, day);
  await OverviewDay.updateOne(taken, {
    $set: { numbers, countedAt: new Date() },
    $unset: { dueAt: 1 },
  });
}

/** They are counted once the writes have ended that could not mark them yet. */
async function addMissingDays({ models, config, now }: Services): Promise<void> {
  const { OverviewDay } = models;
  const { timeZone } = config;
  const first = await recordedDate(models, timeZone, 1);
  if (!first) return;
  const yesterday = dateAt(now(), timeZone).subtract({ days: 1 }).toString();
  const dates = datesBetween(first, yesterday);
  const range = { $gte: dayId(first, timeZone), $lte: dayId(yesterday, timeZone) };
  if ((await OverviewDay.countDocuments({ _id: range })) === dates.length) return;
  const stored = await OverviewDay.find({ _id: range }, { _id: 1 }).lean();
  const known = new Set(stored.map(({ _id }) => _id));
  const missing = dates.filter((date) => !known.has(dayId(date, timeZone)));
  const dueAt = new Date(Date.now() + writeTakesMs);
  for (let at = 0; at < missing.length; at += batchSize) {
    const days = missing
      .slice(at, at + batchSize)
      .map((date) => ({ _id: dayId(date, timeZone), ...boundsOf(date, timeZone), dueAt }));
    try {
      await OverviewDay.insertMany(days, { ordered: false });
    } catch (error) {
      // Another process has added them.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  // Days of the time zone that the shop had before.
  const [start, end] = [dayId('', timeZone), dayId('~', timeZone)];
  await OverviewDay.deleteMany({ $or: [{ _id: { $lt: start } }, { _id: { $gt: end } }] });
}
