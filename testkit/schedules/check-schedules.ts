import fc from 'fast-check';
import { test } from 'vitest';
import { givenSeed, isFull, proofSeed } from '../breadth.ts';
import { waits } from '../waits.ts';

type HowMany = { numRuns: number; seed?: number };

/** Runs random schedules. When one fails, fast-check reduces it to the rounds that are needed. */
export async function checkSchedules<Schedule>(
  schedule: fc.Arbitrary<Schedule>,
  run: (schedule: Schedule) => Promise<void>,
  { numRuns, seed = givenSeed, examples = [] }: HowMany & { examples?: readonly Schedule[] },
): Promise<void> {
  await fc.assert(fc.asyncProperty(schedule, run), {
    numRuns: numRuns + examples.length,
    examples: examples.map((one): [Schedule] => [one]),
    ...(seed !== undefined && { seed }),
    // Also ends the shrinking of a failed schedule.
    interruptAfterTimeLimit: (isFull ? 5 : 0.5) * waits.test,
    markInterruptAsFailure: true,
  });
}

/**
 * Declares the runs of a proof, each in a shop of its own: the provider's records grow with each schedule and are read
 * repeatedly.
 */
export function proveSchedules(
  { name, runCount, title }: { name: string; runCount: number; title: string },
  check: (run: { seed: number; index: number }) => Promise<void>,
): void {
  const indexes = Array.from({ length: runCount }, (_, index) => index + 1);
  test.each(indexes)(`run %i of ${runCount}: ${title}`, async (index) => {
    const seed = proofSeed(index);
    process.stdout.write(`${name}: run ${index}, seed ${seed}\n`);
    await check({ seed, index });
  });
}
