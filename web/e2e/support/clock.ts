import { rename, writeFile } from 'node:fs/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { workerShop } from './harness.ts';

/** Sets by how many days the clock of this worker's shop is ahead. The test sets it back. */
export async function setDaysAhead(days: number): Promise<void> {
  await setAhead(days * dayMs);
}

/** Sets the clock of this worker's shop to the next noon, in UTC, where the hour matters. The test sets it back. */
export async function setToNoon(): Promise<void> {
  const sinceNoon = (Date.now() + dayMs / 2) % dayMs;
  await setAhead(dayMs - sinceNoon);
}

async function setAhead(ms: number): Promise<void> {
  const { clock } = workerShop();
  // In one step, since the shop may read it meanwhile.
  await writeFile(`${clock}.next`, String(ms));
  await rename(`${clock}.next`, clock);
}
