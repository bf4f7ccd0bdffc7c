import { rename, writeFile } from 'node:fs/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { workerShop } from './harness.ts';

/** Sets how many days the clock of this worker's shop is ahead. The test resets it. */
export async function setDaysAhead(days: number): Promise<void> {
  await setAhead(days * dayMs);
}

/**
 * Sets the clock of this worker's shop to the next noon, in UTC, for tests that depend on the hour. The test resets it.
 */
export async function setToNoon(): Promise<void> {
  const sinceNoon = (Date.now() + dayMs / 2) % dayMs;
  await setAhead(dayMs - sinceNoon);
}

async function setAhead(ms: number): Promise<void> {
  const { clock } = workerShop();
  // By a rename, since the shop may read the file meanwhile.
  await writeFile(`${clock}.next`, String(ms));
  await rename(`${clock}.next`, clock);
}
