import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedRuns, sharedRunsByKey } from './shared-runs.ts';

test('runs never overlap, and who asks between two of them waits for the second', async () => {
  let underWay = 0;
  let ended = 0;
  const runs = new SharedRuns(async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await setImmediate();
    underWay -= 1;
    ended += 1;
  });
  const between = runs.run().then(async () => {
    await runs.run();
    expect(ended).toBe(2);
  });
  await Promise.all([between, runs.run()]);
  expect(ended).toBe(2);
});

test('a run that fails fails for those who share it alone', async () => {
  let count = 0;
  const runs = new SharedRuns(async () => {
    count += 1;
    if (count === 1) throw new Error('The database is away.');
  });
  const [first, second] = await Promise.allSettled([runs.run(), runs.run()]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
});

test('each key has runs of its own, which those share who ask before they begin', async () => {
  const runs: string[] = [];
  const run = sharedRunsByKey(async (key) => {
    runs.push(key);
    await setImmediate();
  });
  await Promise.all([run('a'), run('a'), run('a'), run('b')]);
  expect(runs).toEqual(['a', 'b', 'a']);
  await run('a');
  expect(runs).toEqual(['a', 'b', 'a', 'a']);
});

test('a key whose run has failed runs again', async () => {
  let count = 0;
  const run = sharedRunsByKey(async () => {
    count += 1;
    if (count === 1) throw new Error('The database is away.');
  });
  await expect(run('a')).rejects.toThrow('The database is away.');
  await run('a');
  expect(count).toBe(2);
});
