import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { dateAt } from '../../shared/time/time-zone.ts';
import { countDay } from './count-day.queries.ts';
import { boundsOf, datesBetween, dayId } from './days.rules.ts';
import { type DayNumbers, type OverviewDayRecord, writeTakesMs } from './overview-day.model.ts';
import { recordedDate } from './recorded-dates.queries.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now'>;

/** Milliseconds that a process has to count a day before another may. */
const leaseMs = 60_000;
const batchSize = 500;

/** Adds missing past days. They are counted after any writes that couldn't mark them yet. */
export async function addMissingDays({
  models,
  config: { timeZone },
  now,
}: Services): Promise<void> {
  const { OverviewDay } = models;
  const first = await recordedDate(models, timeZone, 1);
  if (!first) return;
  const yesterday = dateAt(now(), timeZone).subtract({ days: 1 }).toString();
  const dates = datesBetween(first, yesterday);
  const range = { $gte: dayId(first, timeZone), $lte: dayId(yesterday, timeZone) };
  if ((await OverviewDay.countDocuments({ _id: range })) === dates.length) return;
  const stored = await OverviewDay.find({ _id: range }, { _id: 1 }).batchSize(batchSize).lean();
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
  // Days of the shop's former time zone.
  const [start, end] = [dayId('', timeZone), dayId('~', timeZone)];
  await OverviewDay.deleteMany({ $or: [{ _id: { $lt: start } }, { _id: { $gt: end } }] });
}

/**
 * Counts a due day and stores the numbers, unless it became due again meanwhile.
 * @returns its numbers; null if another process counts it
 */
export async function storeDay(
  { models }: Pick<Services, 'models'>,
  { _id, dueAt, startsAt, endsAt }: OverviewDayRecord,
): Promise<DayNumbers | null> {
  const { OverviewDay } = models;
  const taken = { _id, dueAt: new Date(Date.now() + leaseMs) };
  const lease = await OverviewDay.updateOne(
    { _id, dueAt: dueAt ?? null },
    { $set: { dueAt: taken.dueAt } },
  );
  if (lease.modifiedCount === 0) return null;
  const numbers = await countDay(models, { startsAt, endsAt });
  await OverviewDay.updateOne(taken, {
    $set: { numbers, countedAt: new Date() },
    $unset: { dueAt: 1 },
  });
  return numbers;
}
