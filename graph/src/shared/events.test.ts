import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { expect, test } from 'vitest';
import { type ChangeRelay, createEvents, type Listener, type RecordedChanges } from './events.ts';

const minute = 60_000;

/**
 * A process with its own clock. `receive` passes on another process's change; changes up to `received` have arrived.
 */
function aProcess(recorded: RecordedChanges | null = null) {
  let receive: Listener = () => {};
  const time = { now: 10 * minute, received: 10 * minute };
  const relay: ChangeRelay = {
    send: () => {},
    receive: (call) => {
      receive = call;
    },
    receivedUntil: () => time.received,
  };
  const events = createEvents(relay, recorded, () => time.now);
  return { events, time, receive: (change: Parameters<Listener>[0]) => receive(change) };
}

test('a cursor names no moment that others may still have news of', () => {
  const { events, time } = aProcess();
  time.now += minute;
  expect(Number(events.cursor())).toBe(10 * minute);
  time.received = time.now;
  expect(Number(events.cursor())).toBe(11 * minute);
});

test('if other processes’ changes are missing, earlier cursors get “incomplete”', () => {
  const { events, time, receive } = aProcess();
  const before = String(10 * minute + 30_000);
  time.now += minute;
  receive(aChange('a'));
  expect(events.since(before)).toEqual([aChange('a')]);
  receive(null);
  expect(events.since(before)).toBeNull();
  time.now += minute;
  receive(aChange('b'));
  expect(events.since(String(time.now))).toEqual([aChange('b')]);
});

test('a process that knows what was recorded before it began answers at once', () => {
  const at = 9 * minute;
  const { events } = aProcess({ since: 2 * minute, changes: [{ at, change: aChange('a') }] });
  expect(events.since(String(at))).toEqual([aChange('a')]);
  expect(events.since(String(at + minute))).toEqual([]);
  expect(events.since(String(2 * minute))).toBeNull();
  const { events: unknowing } = aProcess();
  expect(unknowing.since(String(at + minute))).toBeNull();
});

test('a listener receives that changes are missing, and the changes after', async () => {
  const { events, receive } = aProcess();
  const received = listenTo(events);
  receive(aChange('a'));
  receive(null);
  receive(aChange('b'));
  expect(received).toEqual(['a', 'missing', 'b']);
});
