const dayMs = 24 * 60 * 60_000;

/** Saturday and Sunday; the mocks have no holidays. */
const weekend = [6, 0];

/**
 * When a working day ends that follows a moment; the mocks' time zone is UTC.
 * @param at epoch milliseconds; its own day is not counted
 * @param count the how manieth working day after it, from 1
 * @returns the moment at which the next day begins, in epoch milliseconds
 */
export function endOfWorkingDay(at: number, count: number): number {
  let day = Math.floor(at / dayMs);
  for (let counted = 0; counted < count; ) {
    day += 1;
    if (!weekend.includes(new Date(day * dayMs).getUTCDay())) counted += 1;
  }
  return (day + 1) * dayMs;
}

/**
 * The day that ends at a moment, for people.
 * @param end epoch milliseconds
 * @returns for example `Wednesday, Nov 25 (UTC)`
 */
export const dayUntil = (end: number): string =>
  `${new Date(end - 1).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })} (UTC)`;
