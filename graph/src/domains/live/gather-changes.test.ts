import type { Change } from '@fitness-zone/contract/changes.ts';
import { aChange } from '@fitness-zone/testkit/shop/product-changes.ts';
import { expect, test, vi } from 'vitest';
import { createEvents } from '../../shared/events.ts';
import { gatherChanges } from './gather-changes.service.ts';

const log = { warn: vi.fn() };

test('changes that come together are delivered together, each record once', async () => {
  const events = createEvents();
  const batches: (Change[] | null)[] = [];
  const stop = gatherChanges({ events, log }, async (changes) => void batches.push(changes));
  for (const id of ['a', 'b', 'a']) events.publish(aChange(id));
  await expect.poll(() => batches).toEqual([[aChange('a'), aChange('b')]]);
  stop();
});

test('a batch that fails is delivered with the next one, and none overtakes another', async () => {
  const events = createEvents();
  const batches: (Change[] | null)[] = [];
  const first = Promise.withResolvers<void>();
  const stop = gatherChanges({ events, log }, async (changes) => {
    batches.push(changes);
    if (batches.length === 1) await first.promise;
  });
  events.publish(aChange('a'));
  await expect.poll(() => batches.length).toBe(1);
  events.publish(aChange('b'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(batches).toEqual([[aChange('a')]]);
  first.reject(new Error('the database is away'));
  await expect.poll(() => batches).toEqual([[aChange('a')], [aChange('a'), aChange('b')]]);
  expect(log.warn).toHaveBeenCalledOnce();
  stop();
});
