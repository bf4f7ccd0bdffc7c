import fc from 'fast-check';
import { test } from 'vitest';
import { isFull, newSeed } from '../breadth.ts';
import { waits } from '../waits.ts';

type HowMany = { numRuns: number; seed?: number };

/** Runs random schedules; of one that fails, fast-check looks for the rounds that are needed for it. */
export async function checkSchedules<Schedule>(
  schedule: fc.Arbitrary<Schedule>,
  run: (schedule: Schedule) => Promise<void>,
  { numRuns, seed, examples = [] }: HowMany & { examples?: readonly Schedule[] },
): Promise<void> {
  await fc.assert(fc.asyncProperty(schedule, run), {
    numRuns: numRuns + examples.length,
    examples: examples.map((one): [Schedule] => [one]),
    ...(seed !== undefined && { seed }),
    // Ends the search for a smaller schedule, too.
    interruptAfterTimeLimit: (isFull ? 2 : 0.5) * waits.test,
    markInterruptAsFailure: true,
  });
}

/**
 * Declares the runs of a proof, each in a shop of its own: the provider's records grow with each schedule and are read
 * again and again. `SCHEDULE_SEED` repeats the run that printed it.
 */
export function proveSchedules(
  { name, runCount, sentence }: { name: string; runCount: number; sentence: string },
  check: (run: { seed: number; index: number }) => Promise<void>,
): void {
  const indexes = Array.from({ length: runCount }, (_, index) => index + 1);
  test.each(indexes)(`run %i of ${runCount}: ${sentence}`, async (index) => {
    const seed = newSeed(index);
    process.stdout.write(`${name}: run ${index}, seed ${seed}\n`);
    await check({ seed, index });
  });
}
