import { createActingPeople } from '@fitness-zone/testkit/processes/acting-people.ts';
import { startTwoProcesses } from '@fitness-zone/testkit/processes/two-processes.ts';
import { expect, test } from 'vitest';

const runs = 10;
const acts = 400;

test.each(Array.from({ length: runs }, (_, index) => index + 1))(
  `run %i of ${runs}: four people find each of ${acts} own writes through a proxy before two processes`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`two processes: ${acts} writes of each, seed ${seed}\n`);
    const processes = await startTwoProcesses();
    try {
      const { run, settle } = createActingPeople(processes, seed);
      expect(await run(acts)).toBeNull();
      expect(await settle()).toBeNull();
    } finally {
      await processes.close();
    }
  },
  600_000,
);
