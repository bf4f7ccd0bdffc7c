import { clockToleranceMs } from '../../shared/clock-tolerance.ts';

/** This process's clock and the database's differ by more than those of processes that share records may. */
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
 * Compares the clocks, where the database says what time it is. It said so between the two moments, however long the
 * answer took.
 * @throws ClockError
 */
export function compareClocks(askedAt: number, databaseTime: unknown, answeredAt: number): void {
  if (!(databaseTime instanceof Date)) return;
  const time = databaseTime.getTime();
  const difference = Math.max(0, askedAt - time) || Math.min(0, answeredAt - time);
  if (Math.abs(difference) > clockToleranceMs) throw new ClockError(difference);
}
