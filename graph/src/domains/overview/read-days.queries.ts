import type { Days } from '@fitness-zone/contract/overview.ts';
import type { Shop } from '../../context/shop.ts';
import { countDay } from './count-day.queries.ts';
import { boundsOf, dateOfId, datesBetween, dayId } from './days.rules.ts';
import type { DayNumbers, OverviewDayRecord } from './overview-day.model.ts';
import { recordedDate } from './recorded-dates.queries.ts';
import { storeDay } from './stored-days.service.ts';

/**
 * Numbers of each day, by its date; days without records may be missing. Reads stored days, counts today and the due or
 * missing days, and stores the due ones.
 */
export async function readDays(
  { models, config: { timeZone } }: Pick<Shop, 'models' | 'config'>,
  { from, to }: Days,
): Promise<Map<string, DayNumbers>> {
  const range = { $gte: dayId(from, timeZone), $lte: dayId(to, timeZone) };
  const stored = await models.OverviewDay.find({ _id: range }).lean();
  const [days, due] = [new Map<string, DayNumbers>(), new Map<string, OverviewDayRecord>()];
  for (const day of stored) {
    const { _id, numbers, dueAt } = day as OverviewDayRecord;
    if (numbers && !dueAt) days.set(dateOfId(_id), numbers);
    else if (dueAt && dueAt.getTime() <= Date.now()) due.set(dateOfId(_id), day);
  }
  let missing = datesBetween(from, to).filter((date) => !days.has(date));
  if (missing.length > 1) {
    const [first, last] = await Promise.all(
      ([1, -1] as const).map((direction) => recordedDate(models, timeZone, direction)),
    );
    missing = first && last ? missing.filter((date) => first <= date && date <= last) : [];
  }
  for (const date of missing) {
    const day = due.get(date);
    const numbers = day && (await storeDay({ models }, day));
    days.set(date, numbers ?? (await countDay(models, boundsOf(date, timeZone))));
  }
  return days;
}
