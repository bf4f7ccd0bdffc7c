import { clockToleranceMs } from '../../shared/clock-tolerance.ts';

/** The clocks of this process and the database differ too much to share records. */
export class ClockError extends Error {
  constructor(differenceMs: number) {
    const seconds = Math.round(Math.abs(differenceMs) / 1_000);
    const side = differenceMs > 0 ? 'ahead of' : 'behind';
    super(
      `This machine’s clock is ${seconds} seconds ${side} the database’s. They may differ by ${clockToleranceMs / 1_000} seconds: set both by NTP.`,
    );
  }
}

/**
 * Compares this process's clock with the time that the database read between the two moments.
 * @throws ClockError
 */
export function compareClocks(askedAt: number, databaseTime: unknown, answeredAt: number): void {
  if (!(databaseTime instanceof Date)) return;
  const time = databaseTime.getTime();
  const difference = Math.max(0, askedAt - time) || Math.min(0, answeredAt - time);
  if (Math.abs(difference) > clockToleranceMs) throw new ClockError(difference);
}
