import { expect, test } from 'vitest';
import { maxSilenceMs, Versions } from './versions.ts';

/** A process on a clock of its own, which has heard of all others until `received`. */
function aProcess(processId = 'pa') {
  const time = { now: 1_000_000, received: 1_000_000 };
  const relay = { receivedUntil: () => time.received };
  return { time, versions: new Versions({ processId, relay, now: () => time.now }) };
}

test('a process knows what it wrote, and of others what it was told', () => {
  const { versions } = aProcess();
  expect([versions.own(), versions.known()]).toEqual([null, null]);
  versions.countOwn();
  versions.countOwn();
  expect(versions.own()).toBe('pa=2');
  expect(versions.receive({ origin: 'pb', after: 0, sequence: 3 })).toBe(true);
  expect(versions.known()).toBe('pa=2, pb=3');
  for (const reached of [undefined, 'pa=2', 'pb=3', 'pa=1,pb=2', 'pb=3, pa=2'])
    expect(versions.hasReached(reached), reached).toBe(true);
  for (const ahead of ['pa=3', 'pb=4', 'pa=2, pb=4', 'pc=1', 'pc=0'])
    expect(versions.hasReached(ahead), ahead).toBe(false);
});

test('a version that cannot be read names more than is known', () => {
  const { versions } = aProcess();
  versions.countOwn();
  const invented = [
    '',
    '*',
    'pa',
    'pa=',
    'pa=x',
    'pa=-1',
    'pa=1;q',
    'PA=1',
    'pa=1,',
    '__proto__=1',
  ];
  for (const text of [...invented, `pa=1${' '.repeat(1_000)}`, 'pa=1,'.repeat(5_000)])
    expect(versions.hasReached(text), text).toBe(false);
});

test('a message that does not follow the last one shows that some were lost', () => {
  const { versions } = aProcess();
  expect(versions.receive({ origin: 'pb', after: 0, sequence: 2 })).toBe(true);
  expect(versions.receive({ origin: 'pb', after: 2, sequence: 2 })).toBe(true);
  expect(versions.receive({ origin: 'pb', after: 4, sequence: 5 })).toBe(false);
  // What comes late is known by then.
  expect(versions.receive({ origin: 'pb', after: 2, sequence: 4 })).toBe(true);
  expect(versions.known()).toBe('pb=5');
  versions.forget();
  expect(versions.hasReached('pb=1')).toBe(false);
  expect(versions.receive({ origin: 'pb', after: 5, sequence: 6 })).toBe(false);
  expect(versions.hasReached('pb=6')).toBe(true);
});

test('processes that are silent for a minute are left out', () => {
  const { versions, time } = aProcess();
  versions.receive({ origin: 'pb', after: 0, sequence: 1 });
  time.now += 50_000;
  versions.receive({ origin: 'pc', after: 0, sequence: 1 });
  time.now += 20_000;
  expect(versions.known()).toBe('pc=1');
});

test('memory answers as long as the others are heard of', () => {
  const { versions, time } = aProcess();
  time.now += maxSilenceMs;
  expect(versions.isCurrent()).toBe(true);
  time.now += 1;
  expect(versions.isCurrent()).toBe(false);
  time.received = time.now;
  expect(versions.isCurrent()).toBe(true);
});

test('a process alone has no version, and knows all that there is', () => {
  const versions = new Versions();
  versions.countOwn();
  expect([versions.own(), versions.known()]).toEqual([null, null]);
  expect([versions.hasReached('pb=7'), versions.isCurrent()]).toEqual([true, true]);
});
