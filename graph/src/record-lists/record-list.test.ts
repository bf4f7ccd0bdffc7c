import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RecordList } from './record-list.ts';

type Row = { id: string; name: string };
type Stored = Row & { isDeleting: boolean; changedAt: number };

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** A database in memory, whose reads take a turn. */
function aDatabase(count: number) {
  const records = new Map<string, Stored>();
  const reads: string[] = [];
  let clock = 1_000_000;
  let miscounted = 0;
  let fault: Error | null = null;
  const put = (number: number, details: Partial<Stored> = {}) => {
    const stored = records.get(idOf(number)) ?? { name: `Bench ${number}`, isDeleting: false };
    records.set(idOf(number), { ...stored, id: idOf(number), changedAt: clock, ...details });
  };
  for (let number = 1; number <= count; number += 1) put(number);
  const read = async <Result>(what: string, result: () => Result): Promise<Result> => {
    reads.push(what);
    if (fault) throw fault;
    const found = structuredClone(result());
    await Promise.resolve();
    return found;
  };
  const readRow = ({ id, name, isDeleting }: Stored) => ({
    id,
    row: isDeleting ? null : { id, name },
  });
  const inOrder = () => [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    put,
    records,
    reads,
    now: () => clock,
    pass: (ms: number) => {
      clock += ms;
    },
    fail: (error: Error | null) => {
      fault = error;
    },
    miscount: (by: number) => {
      miscounted = by;
    },
    shown: () => inOrder().flatMap((stored) => readRow(stored).row ?? []),
    source: {
      after: (id: string | null, limit: number) =>
        read('after', () =>
          inOrder()
            .filter((one) => !id || one.id > id)
            .slice(0, limit)
            .map(readRow),
        ),
      byIds: (ids: readonly string[]) =>
        read('by ids', () => ids.flatMap((id) => records.get(id) ?? []).map(readRow)),
      changedSince: (moment: number) =>
        read('changed', () =>
          inOrder()
            .filter(({ changedAt }) => changedAt >= moment)
            .map(readRow),
        ),
      count: () => read('count', () => records.size + miscounted),
    },
  };
}

function aList(database: ReturnType<typeof aDatabase>) {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const list = new RecordList<Row>({ source: database.source, onFault, now: database.now });
  const rows = async () => [...(await list.rows())].sort((a, b) => (a.id < b.id ? -1 : 1));
  onTestFinished(() => list.close());
  return { list, rows, faults };
}

test('it is read once for all that ask, in batches, and then only what was changed', async () => {
  const database = aDatabase(600);
  const { rows } = aList(database);
  const [first, second] = await Promise.all([rows(), rows()]);
  expect(first).toEqual(database.shown());
  expect(second).toEqual(first);
  expect(database.reads.filter((what) => what === 'after')).toHaveLength(3);
  database.pass(60_000);
  await rows();
  database.reads.length = 0;
  await rows();
  expect(database.reads).toEqual(['changed', 'count']);
});

test('two processes show after each of many writes what the database has', async () => {
  const random = randomNumbers(18);
  const database = aDatabase(30);
  const lists = [aList(database), aList(database)] as const;
  for (let step = 0; step < 2_000; step += 1) {
    const number = 1 + random(40);
    const writes = [
      () => database.put(number, { name: `Rower ${step}` }),
      () => database.put(number, { isDeleting: true }),
      // Of its end only the process hears that has written it, if any.
      () => {
        if (database.records.delete(idOf(number))) lists[0].list.written([idOf(number)]);
      },
      () => database.records.delete(idOf(number)),
      () => database.pass(random(30_000)),
      () => database.put(1_000 + step),
    ];
    for (let write = 0; write <= random(3); write += 1) writes[random(writes.length)]?.();
    const asked = lists[random(2)] as (typeof lists)[number];
    expect(await asked.rows(), `step ${step}`).toEqual(database.shown());
  }
  expect(lists.flatMap(({ faults }) => faults)).toEqual([]);
});

test('a record that is gone is taken out without reading all, where its end was heard of', async () => {
  const database = aDatabase(3);
  const { list, rows } = aList(database);
  await rows();
  database.records.delete(idOf(2));
  list.written([idOf(2)]);
  database.reads.length = 0;
  expect(await rows()).toEqual(database.shown());
  expect(database.reads).not.toContain('after');
});

test('a count that the database only estimates does not have all read for each question', async () => {
  const database = aDatabase(3);
  const { rows } = aList(database);
  database.miscount(2);
  await rows();
  database.reads.length = 0;
  expect(await rows()).toEqual(database.shown());
  expect(database.reads).not.toContain('after');
});

test('a fault is the answer, and the next question tries again with all that was heard', async () => {
  const database = aDatabase(3);
  const { list, rows } = aList(database);
  database.fail(new Error('no database'));
  await expect(rows()).rejects.toThrow('no database');
  database.fail(null);
  await rows();
  database.pass(60_000);
  database.records.delete(idOf(1));
  database.put(9);
  list.written([idOf(1)]);
  database.fail(new Error('no database'));
  await expect(rows()).rejects.toThrow('no database');
  database.fail(null);
  database.reads.length = 0;
  expect(await rows()).toEqual(database.shown());
  expect(database.reads).not.toContain('after');
});

test('what was written past the shop is found by and by', async () => {
  const database = aDatabase(3);
  const { rows } = aList(database);
  await rows();
  database.put(2, { name: 'Rower', changedAt: 0 });
  database.pass(60_001);
  await rows();
  await expect.poll(rows).toEqual(database.shown());
});

test('what ends or begins while all is read in the background is shown as it is', async () => {
  const database = aDatabase(3);
  const { list, rows } = aList(database);
  await rows();
  database.pass(60_001);
  const { after } = database.source;
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRead = false;
  database.source.after = async (...asked) => {
    const read = await after(...asked);
    await promise;
    isRead = true;
    return read;
  };
  await rows();
  database.records.delete(idOf(2));
  list.written([idOf(2)]);
  database.put(4);
  expect(await rows()).toEqual(database.shown());
  resolve();
  await expect.poll(() => isRead).toBe(true);
  database.source.after = after;
  database.reads.length = 0;
  expect(await rows()).toEqual(database.shown());
  expect(await rows()).toEqual(database.shown());
  expect(database.reads).not.toContain('after');
});

test('a list that nobody asks for reads what has changed every five minutes, and not all', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = aDatabase(3);
  const { list, rows, faults } = aList(database);
  await rows();
  for (let minute = 0; minute < 60; minute += 1) {
    database.pass(60_000);
    database.put(4 + minute);
    list.written([idOf(4 + minute)]);
    database.reads.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    const reads = minute % 5 === 4 ? ['by ids', 'changed', 'count'] : [];
    expect(database.reads).toEqual(reads);
  }
  database.fail(new Error('no database'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(faults).toEqual([new Error('no database')]);
  database.fail(null);
  expect(await rows()).toEqual(database.shown());
});

test('who counts hears of each row as it comes, changes and goes', async () => {
  const database = aDatabase(30);
  const counted = new Set<Row>();
  const follower = {
    add: (row: Row) => void expect(counted.size).toBeLessThan(counted.add(row).size),
    remove: (row: Row) => expect(counted.delete(row)).toBe(true),
  };
  const list = new RecordList<Row>({
    source: database.source,
    follower,
    now: database.now,
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  onTestFinished(() => list.close());
  const random = randomNumbers(5);
  for (let step = 0; step < 500; step += 1) {
    const number = 1 + random(40);
    const id = idOf(number);
    const write = random(5);
    if (write === 0) database.put(number, { isDeleting: true });
    else if (write === 1) database.records.delete(id);
    else database.put(number, { name: `Rower ${step}`, isDeleting: false });
    if (random(3) > 0) list.written([id]);
    if (random(10) === 0) database.pass(70_000);
    const rows = await list.rows();
    expect([...counted].sort(byId)).toEqual([...rows].sort(byId));
  }
});

const byId = (one: Row, other: Row) => (one.id < other.id ? -1 : 1);

test.each([
  { count: 10_001, reads: ['count', 'after'], what: 'a long list is read before anybody asks' },
  { count: 10_000, reads: ['count'], what: 'a short list is not read before anybody asks' },
])('$what', async ({ count, reads }) => {
  const database = aDatabase(count);
  const { list } = aList(database);
  await list.readAhead();
  expect(database.reads.slice(0, 2)).toEqual(reads);
});
