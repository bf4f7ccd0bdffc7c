import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { docOf, int } from '../bson/values.ts';
import { Engine } from '../engine.ts';
import { indexSpecOf } from '../indexes/index-spec.ts';
import { parseFilter } from '../query/filter.ts';
import { findDocuments, pageOf } from '../query/find-documents.ts';
import { parseSort } from '../query/sort.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { seededRandom } from './random.ts';
import { useStore } from './store-under-test.ts';

const { db, fresh } = useStore();

type PlanStage = {
  stage: string;
  indexName?: string;
  direction?: string;
  inputStage?: PlanStage;
  inputStages?: PlanStage[];
};

/** The stages of a plan from the top down. Shows an index scan by the name of its index. */
function stages({ stage, indexName, inputStage, inputStages = [] }: PlanStage): string[] {
  return [
    indexName ?? stage,
    ...(inputStage ? stages(inputStage) : []),
    ...inputStages.flatMap(stages),
  ];
}

async function planOf(cursor: mongo.FindCursor): Promise<string> {
  const { queryPlanner } = await cursor.explain('queryPlanner');
  return stages(queryPlanner.winningPlan)
    .filter((name) => name !== 'FETCH' && name !== 'LIMIT')
    .join(' ');
}

type Case = [what: string, filter: mongo.Document, sort: Record<string, 1 | -1>, plan: string];
const late = new Date('2030-01-01');

const cases: Case[] = [
  ['everything', {}, {}, 'COLLSCAN'],
  ['by _id', { _id: 1 }, {}, '_id_'],
  ['several by _id', { _id: { $in: [1, 2] } }, {}, '_id_'],
  ['all in the order of _id', {}, { _id: -1 }, '_id_'],
  [
    'equality and sort on one index',
    { category: 1 },
    { at: -1, _id: -1 },
    'category_1_at_-1__id_-1',
  ],
  ['the same backwards', { category: 1 }, { at: 1, _id: 1 }, 'category_1_at_-1__id_-1'],
  ['a sort against the index', { category: 1 }, { at: 1, _id: -1 }, 'SORT category_1_at_-1__id_-1'],
  [
    'a keyset page',
    { category: 1, $or: [{ at: { $lt: late } }, { at: late, _id: { $lt: 5 } }] },
    { at: -1, _id: -1 },
    'category_1_at_-1__id_-1',
  ],
  [
    'several categories in one order',
    { category: { $in: [1, 2] } },
    { at: -1, _id: -1 },
    'SORT_MERGE category_1_at_-1__id_-1',
  ],
  [
    'a page of several categories, backwards',
    {
      $or: [
        { category: { $in: [1, 2] }, at: { $gt: late } },
        { category: { $in: [1, 2] }, at: late, _id: { $gt: 5 } },
      ],
    },
    { at: 1, _id: 1 },
    'SORT_MERGE category_1_at_-1__id_-1',
  ],
  ['a range', { at: { $gt: late }, category: 2 }, {}, 'category_1_at_-1__id_-1'],
  ['an anchored prefix', { tokens: /^ab/ }, {}, 'tokens_1'],
  ['a token, newest first', { tokens: 'ab' }, { at: -1 }, 'tokens_1_at_-1'],
  ['a prefix, newest first', { tokens: /^ab/ }, { at: -1 }, 'SORT tokens_1'],
  [
    'two fields with an index each',
    { $or: [{ email: 'x' }, { tokens: 'y' }] },
    {},
    'OR email_1 tokens_1',
  ],
  ['one of two without an index', { $or: [{ email: 'x' }, { other: 'y' }] }, {}, 'COLLSCAN'],
  ['a unique key before all', { email: 'x', category: 1 }, {}, 'email_1'],
  ['a missing key is not in a sparse index', { email: null }, {}, 'COLLSCAN'],
  ['a present key is in a sparse index', { email: { $gt: 'a' } }, {}, 'email_1'],
  ['no index for the sort', {}, { other: 1 }, 'SORT COLLSCAN'],
];

test.each(cases)('%s', async (_what, filter, sort, plan) => {
  const things = await fresh([
    { _id: 1 as never, category: 1, at: new Date(), tokens: ['ab', 'abc'], email: 'x' },
    { _id: 2 as never, category: 2, at: new Date(), tokens: ['b'] },
  ]);
  await things.createIndex({ category: 1, at: -1, _id: -1 });
  await things.createIndex({ tokens: 1 });
  await things.createIndex({ tokens: 1, at: -1 });
  await things.createIndex({ email: 1 }, { unique: true, sparse: true });
  const found = await planOf(things.find(filter).sort(sort));
  expect(found).toBe(plan);
});

test('explain shows the plan of every command that looks for documents', async () => {
  const things = await fresh([{ _id: 1 as never, n: 1 }]);
  await things.createIndex({ n: 1 });
  const { collectionName } = things;
  const count = { $group: { _id: 1, n: { $sum: 1 } } };
  for (const explain of [
    { find: collectionName, filter: { n: 1 }, limit: 5 },
    { aggregate: collectionName, pipeline: [{ $match: { n: 1 } }, count], cursor: {} },
    { count: collectionName, query: { n: 1 } },
    { findAndModify: collectionName, query: { n: 1 }, update: { $set: { a: 1 } } },
    { update: collectionName, updates: [{ q: { n: 1 }, u: { $set: { a: 1 } } }] },
    { delete: collectionName, deletes: [{ q: { n: 1 }, limit: 1 }] },
  ]) {
    const { queryPlanner } = await db().command({ explain, verbosity: 'queryPlanner' });
    expect(stages(queryPlanner.winningPlan), JSON.stringify(explain)).toContain('n_1');
  }
  expect(await things.findOne()).toEqual({ _id: 1, n: 1 });
  const explain = { find: 'nowhere' };
  const nowhere = await db().command({ explain, verbosity: 'queryPlanner' });
  expect(nowhere.queryPlanner.winningPlan).toEqual({ stage: 'EOF' });
});

test('keys that follow one another without a gap are each found', async () => {
  const ids = Array.from(
    { length: 20 },
    (_, n) => new mongo.ObjectId(n.toString(16).padStart(24, '0')),
  );
  const things = await fresh(ids.map((_id) => ({ _id })));
  expect(await things.find({ _id: { $in: ids } }).toArray()).toHaveLength(20);
  expect((await things.updateMany({ _id: { $in: ids } }, { $set: { a: 1 } })).matchedCount).toBe(
    20,
  );
});

test('explain tells how much a command looks at', async () => {
  const docs = Array.from({ length: 100 }, (_, n) => ({ n, kind: n % 2, tokens: ['a', `a${n}`] }));
  const things = await fresh(docs);
  await things.createIndex({ kind: 1, n: 1 });
  await things.createIndex({ missing: 1, kind: 1 });
  await things.createIndex({ tokens: 1 });
  const { collectionName } = things;
  const statsOf = async (explain: mongo.Document) =>
    (await db().command({ explain, verbosity: 'executionStats' })).executionStats;
  const kind = { $in: [0, 1] };
  const page = { find: collectionName, filter: { kind }, sort: { n: 1 }, limit: 5 };
  expect(await statsOf(page)).toMatchObject({ nReturned: 5, totalDocsExamined: 5 });
  expect(await statsOf({ find: collectionName, filter: { other: 1 } })).toMatchObject({
    nReturned: 0,
    totalDocsExamined: 100,
  });
  for (const [query, nReturned] of [
    [{ kind: 1 }, 50],
    [{ missing: null, kind: 1 }, 50],
    [{ missing: { $in: [null, 5] }, kind: 1 }, 50],
    [{ tokens: /^a1/ }, 11],
    [{ tokens: /^a/ }, 100],
  ] as const) {
    const stats = await statsOf({ count: collectionName, query });
    expect(stats, JSON.stringify(query)).toMatchObject({ nReturned, totalDocsExamined: 0 });
  }
  const one = { update: collectionName, updates: [{ q: { kind: 1 }, u: { $set: { a: 1 } } }] };
  expect(await statsOf(one)).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});

test('the rarer of several conditions is looked for, and a page of a common one in its order', async () => {
  const docs = Array.from({ length: 5_000 }, (_, n) => ({
    n,
    common: n % 2,
    rare: n % 1_000,
    tokens: [n % 2 ? 'odd' : 'even', `t${n % 500}`],
  }));
  const things = await fresh(docs);
  for (const key of ['common', 'rare', 'n', 'tokens']) await things.createIndex({ [key]: 1 });
  const { collectionName } = things;
  const examined = async (filter: mongo.Document) => {
    const explain = { find: collectionName, filter, sort: { n: 1 }, limit: 10 };
    const { executionStats } = await db().command({ explain, verbosity: 'executionStats' });
    return executionStats.totalDocsExamined;
  };
  expect(await examined({ common: 1, rare: 7 })).toBe(5);
  expect(await examined({ common: 1, tokens: /^t7/ })).toBeLessThan(200);
  expect(await examined({ common: 1, tokens: /^odd/ })).toBeLessThan(50);
});

test('a page after a position is read in its order, with any further conditions', async () => {
  const docs = Array.from({ length: 5_000 }, (_, n) => ({ n, kind: n % 3, other: n % 2 }));
  const things = await fresh(docs);
  await things.createIndex({ kind: 1, n: 1 });
  const asked = { kind: { $in: [0, 1, 2] }, other: 1 };
  const filter = { $or: [{ $and: [asked, { n: { $gt: 50 } }] }, { $and: [asked, { n: 50 }] }] };
  const explain = { find: things.collectionName, filter, sort: { n: 1 }, limit: 10 };
  const { executionStats } = await db().command({ explain, verbosity: 'executionStats' });
  expect(executionStats.nReturned).toBe(10);
  expect(executionStats.totalDocsExamined).toBeLessThan(50);
});

test('records whose ids follow each other are all found', async () => {
  const ids = Array.from(
    { length: 300 },
    (_, index) => new mongo.ObjectId((0xfedc00 + index).toString(16).padStart(24, '0')),
  );
  const things = await fresh(ids.map((_id) => ({ _id })));
  expect(await things.find({ _id: { $in: ids } }).toArray()).toHaveLength(300);
  expect(await things.countDocuments({ _id: { $in: ids } })).toBe(300);
});

test('a walk through several ranges shows what was written since it began', async () => {
  const docs = Array.from({ length: 40 }, (_, n) => ({ _id: n as never, kind: n % 4, n }));
  const things = await fresh(docs);
  await things.createIndex({ kind: 1, n: -1 });
  const cursor = things
    .find({ kind: { $in: [0, 1, 2, 3] } })
    .sort({ n: -1 })
    .batchSize(3);
  const found: number[] = [];
  for await (const { n } of cursor) {
    found.push(n);
    if (n === 37) await things.deleteMany({ n: { $in: [36, 33, 20, 7] } });
    if (n === 30) await things.updateOne({ n: 12 }, { $set: { kind: 3 } });
    if (n === 25) await things.insertOne({ _id: 99 as never, kind: 0, n: 15.5 });
  }
  const wanted = [...docs.map(({ n }) => n), 15.5].filter((n) => ![36, 33, 20, 7].includes(n));
  // The first batch was sent before the first write.
  expect(found).toEqual(wanted.toSorted((one, other) => other - one));
});

test('a page looks at no more documents than it shows', async () => {
  const storage = new SqliteStorage(':memory:', (error) => expect.fail(error.message));
  const engine = new Engine(storage);
  const index = indexSpecOf(docOf({ key: docOf({ c: int(1), n: int(-1) }), name: 'c_1_n_-1' }));
  storage.write(() => {
    const collection = engine.catalog.ensure('d', 'c');
    engine.catalog.addIndex(collection, index);
    for (let n = 0; n < 500; n++) {
      engine.records.insert(collection, docOf({ _id: int(n), c: int(n % 2), n: int(n) }));
    }
  });
  const collection = engine.catalog.find('d', 'c');
  if (!collection) throw new Error('the collection is not there');
  const filter = parseFilter(docOf({ c: int(1), n: docOf({ $lt: int(300) }) }));
  const sort = parseSort(docOf({ n: int(-1) }));
  const query = { filter, sort, deadline: Number.POSITIVE_INFINITY };
  const running = findDocuments(engine, collection, query, 12);
  const page = [...pageOf(running, 0, 12)].map(({ doc }) => Number(doc.get('n')));
  expect(page).toEqual(Array.from({ length: 12 }, (_, i) => 299 - 2 * i));
  expect(running.work.examined).toBe(12);
  storage.close();
});

test('for any query, a plan by an index gives the same answer as a scan', async () => {
  const { int: below, pick } = seededRandom(42);
  const value = (): unknown =>
    pick([
      below(4),
      null,
      'x',
      'xy',
      [below(3), 'x'],
      [],
      { d: below(2) },
      [{ d: below(2) }, below(3)],
      true,
    ]);
  const docs = Array.from({ length: 300 }, (_, _id) => {
    const doc: mongo.Document = { _id };
    for (const name of ['a', 'b', 'c'])
      if (below(5) > 0 && (name !== 'b' || !Array.isArray(doc.a)))
        doc[name] =
          name === 'b' ? pick([below(4), 'x', null, { d: 1 }]) : name === 'c' ? below(10) : value();
    return doc;
  });
  const plain = await fresh(docs);
  const indexed = await fresh(docs);
  await indexed.createIndex({ a: 1, b: -1, c: 1 });
  await indexed.createIndex({ b: 1, c: -1 });
  await indexed.createIndex({ 'b.d': -1, c: 1 });
  await indexed.createIndex({ c: 1, a: -1 }, { sparse: true });
  await indexed.createIndex({ b: 1, c: -1, _id: 1 });
  await indexed.createIndex({ c: 1, _id: -1 });
  const condition = (): unknown =>
    pick<() => unknown>([
      value,
      () => ({ $in: [value(), value()] }),
      () => ({ $gt: pick([below(4), 'x', null]) }),
      () => ({ $lte: pick([below(4), 'xy', null]) }),
      () => ({ $gte: below(3), $lt: below(6) }),
      () => ({ $ne: value() }),
      () => /^x/,
      () => ({ $nin: [value(), value()] }),
    ])();
  const filter = (depth = 0): mongo.Document => {
    const made: mongo.Document = {};
    for (const name of ['a', 'b', 'c', 'a.d', 'b.d']) if (below(3) === 0) made[name] = condition();
    if (depth < 2 && below(3) === 0) made.$or = [filter(depth + 1), filter(depth + 1)];
    return made;
  };
  for (let i = 0; i < 600; i++) {
    const asked = filter();
    const sort = pick<Record<string, 1 | -1>>([
      { _id: 1 },
      { c: 1, _id: 1 },
      { c: -1, _id: 1 },
      { c: 1, _id: -1 },
      { c: -1, _id: 1 },
      { b: 1, c: -1, _id: 1 },
      { 'b.d': 1, _id: -1 },
      { a: -1, _id: 1 },
    ]);
    const [wanted, got] = await Promise.all(
      [plain, indexed].map((one) => one.find(asked).sort(sort).project({ _id: 1 }).toArray()),
    );
    expect(got, JSON.stringify({ asked, sort })).toEqual(wanted);
    const counted = await Promise.all([plain, indexed].map((one) => one.countDocuments(asked)));
    expect(counted, JSON.stringify(asked)).toEqual([wanted?.length, wanted?.length]);
  }
});

test('several ids that follow each other without a gap are all found', async () => {
  const ids = Array.from({ length: 9 }, (_, n) => new mongo.ObjectId(`${n}`.padStart(24, '0')));
  const things = await fresh(ids.map((_id) => ({ _id })));
  expect(await things.countDocuments({ _id: { $in: ids } })).toBe(9);
  expect(await things.find({ _id: { $in: ids.slice(2, 6) } }).toArray()).toHaveLength(4);
});
