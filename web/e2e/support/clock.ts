import { rename, writeFile } from 'node:fs/promises';
import { workerShop } from './harness.ts';

/** Sets by how many days the clock of this worker's shop is ahead. The test sets it back. */
export async function setDaysAhead(days: number): Promise<void> {
  const { clock } = workerShop();
  // In one step, since the shop may read it meanwhile.
  await writeFile(`${clock}.next`, String(days * 86_400_000));
  await rename(`${clock}.next`, clock);
}
