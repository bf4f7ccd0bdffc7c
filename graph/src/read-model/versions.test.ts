import { createActingPeople } from '@fitness-zone/testkit/versions/acting-people.ts';
import {
  startTwoProcesses,
  type TwoProcesses,
} from '@fitness-zone/testkit/versions/two-processes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let processes: TwoProcesses;
beforeAll(async () => {
  processes = await startTwoProcesses();
}, 120_000);
afterAll(() => processes.close());

test('whoever writes at one of two processes finds it at both at once, everybody else soon', {
  timeout: 120_000,
}, async () => {
  const { run, settle } = createActingPeople(processes, 20_261_122);
  expect(await run(12)).toBeNull();
  expect(await settle()).toBeNull();
});

test.each(['ignores versions', 'ignores what others write'] as const)(
  'a process that %s is found',
  { timeout: 120_000 },
  async (fault) => {
    await processes.break(fault);
    try {
      expect(await createActingPeople(processes, 7).run(100)).not.toBeNull();
    } finally {
      await processes.break(null);
    }
  },
);
