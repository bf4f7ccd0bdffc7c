import type { Days } from '@fitness-zone/contract/overview.ts';
import type { Shop } from '../../context/shop.ts';
import type { DayNumbers } from '../overview-days/overview-day.model.ts';
import { countDay } from './count-day.queries.ts';
import { boundsOf, dateOfId, datesBetween, dayId } from './days.rules.ts';
import { recordedDate } from './recorded-dates.rules.ts';

/**
 * What happened on each of some days, by its date; days without records may be missing. Stored days are read, today
 * and those that aren't stored or due are counted.
 */
export async function readDays(
  { models, config: { timeZone } }: Pick<Shop, 'models' | 'config'>,
  { from, to }: Days,
): Promise<Map<string, DayNumbers>> {
  const range = { $gte: dayId(from, timeZone), $lte: dayId(to, timeZone) };
  const stored = await models.OverviewDay.find({ _id: range }, { numbers: 1, dueAt: 1 }).lean();
  const days = new Map<string, DayNumbers>();
  for (const { _id, numbers, dueAt } of stored) {
    if (numbers && !dueAt) days.set(dateOfId(_id), numbers as DayNumbers);
  }
  let missing = datesBetween(from, to).filter((date) => !days.has(date));
  if (missing.length > 1) {
    const [first, last] = await Promise.all(
      ([1, -1] as const).map((direction) => recordedDate(models, timeZone, direction)),
    );
    missing = first && last ? missing.filter((date) => first <= date && date <= last) : [];
  }
  for (const date of missing) days.set(date, await countDay(models, boundsOf(date, timeZone)));
  return days;
}
