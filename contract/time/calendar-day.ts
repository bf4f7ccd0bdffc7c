import { InvalidInput } from '../inputs/valid-input.ts';
import { dayOf } from './days.ts';

/**
 * Epoch milliseconds of the day's start in UTC.
 * @param field the argument's name
 * @throws InvalidInput for an invalid day
 */
export function startInUtc(day: string, field: string): number {
  const start = Date.parse(day);
  if (Number.isNaN(start) || dayOf(start) !== day) {
    throw new InvalidInput([{ field, message: `${field} must be a day of the calendar.` }]);
  }
  return start;
}
