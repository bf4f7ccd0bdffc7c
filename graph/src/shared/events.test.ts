import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { expect, test } from 'vitest';
import { changeFeed } from '../domains/live/changes.feed.ts';
import { createEvents, type Listener, type Relay } from './events.ts';

const minute = 60_000;

/** A process on a clock of its own; `tell` says what comes from others, who were heard until `heard`. */
function aProcess() {
  let tell: Listener = () => {};
  const time = { now: 10 * minute, heard: 10 * minute };
  const relay: Relay = {
    send: () => {},
    receive: (call) => {
      tell = call;
    },
    heardUntil: () => time.heard,
    close: async () => {},
  };
  const events = createEvents(relay, () => time.now);
  return { events, time, tell: (change: Parameters<Listener>[0]) => tell(change) };
}

test('a cursor names no moment that others may still have news of', () => {
  const { events, time } = aProcess();
  time.now += minute;
  expect(Number(events.cursor())).toBe(10 * minute);
  time.heard = time.now;
  expect(Number(events.cursor())).toBe(11 * minute);
});

test('where changes of others are missing, a cursor of before is answered with: incomplete', () => {
  const { events, time, tell } = aProcess();
  const before = String(10 * minute + 30_000);
  time.now += minute;
  tell(aChange('a'));
  expect(events.since(before)).toEqual([aChange('a')]);
  tell(null);
  expect(events.since(before)).toBeNull();
  time.now += minute;
  tell(aChange('b'));
  expect(events.since(String(time.now))).toEqual([aChange('b')]);
});

test('an open page is told that changes are missing, and what follows', async () => {
  const { events, tell } = aProcess();
  const heard = listenTo(events);
  const page = changeFeed(events, null, () => true);
  expect((await page.next()).value.changes).toEqual([]);
  tell(aChange('a'));
  tell(null);
  expect((await page.next()).value.changes).toBeNull();
  tell(aChange('b'));
  expect((await page.next()).value.changes).toEqual([aChange('b')]);
  expect(heard).toEqual(['a', 'missing', 'b']);
  await page.return?.();
});
