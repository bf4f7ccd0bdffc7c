import { createActingPeople } from '@fitness-zone/testkit/processes/acting-people.ts';
import {
  startTwoProcesses,
  type TwoProcesses,
} from '@fitness-zone/testkit/processes/two-processes.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let processes: TwoProcesses;
beforeAll(async () => {
  processes = await startTwoProcesses();
});
afterAll(() => processes.close());

test('behind a proxy that asks two processes in turns, own writes show at once and others within a second', async () => {
  const { run, settle } = createActingPeople(processes, 20_261_122);
  expect(await run(12)).toBeNull();
  expect(await settle()).toBeNull();
});

proof('processes that ignore no-cache are found', async () => {
  await processes.break('ignores no-cache');
  try {
    expect(await createActingPeople(processes, 7).run(100)).not.toBeNull();
  } finally {
    await processes.break(null);
  }
});

proof('processes that keep what they have read are found', async () => {
  await processes.break('keeps what it has read');
  try {
    const { run, settle } = createActingPeople(processes, 7);
    await run(40);
    expect(await settle()).not.toBeNull();
  } finally {
    await processes.break(null);
  }
});
