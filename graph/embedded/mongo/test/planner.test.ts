import type { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { useStore } from './store-under-test.ts';

const { fresh } = useStore();

interface Stage {
  stage: string;
  indexName?: string;
  direction?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

/** The stages of a plan from the top down, an index scan by the name of its index. */
function stages({ stage, indexName, inputStage, inputStages = [] }: Stage): string[] {
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
const LATE = new Date('2030-01-01');

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
    { category: 1, $or: [{ at: { $lt: LATE } }, { at: LATE, _id: { $lt: 5 } }] },
    { at: -1, _id: -1 },
    'category_1_at_-1__id_-1',
  ],
  [
    'several categories in one order',
    { category: { $in: [1, 2] } },
    { at: -1, _id: -1 },
    'SORT_MERGE category_1_at_-1__id_-1 category_1_at_-1__id_-1',
  ],
  ['a range', { at: { $gt: LATE }, category: 2 }, {}, 'category_1_at_-1__id_-1'],
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
  ['a partial index that applies', { open: true, rank: 5 }, {}, 'rank_1'],
  ['a partial index that does not', { rank: 5 }, {}, 'COLLSCAN'],
  ['a partial index that applies to more', { open: false, rank: 5 }, {}, 'COLLSCAN'],
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
  await things.createIndex({ rank: 1 }, { partialFilterExpression: { open: true } });
  const found = await planOf(things.find(filter).sort(sort));
  expect(found).toBe(plan);
});

test('explain counts what was looked at, and a page looks at no more than it shows', async () => {
  const things = await fresh(
    Array.from({ length: 500 }, (_, n) => ({ _id: n as never, c: n % 2, n })),
  );
  await things.createIndex({ c: 1, n: -1 });
  const { executionStats } = await things
    .find({ c: 1, n: { $lt: 300 } })
    .sort({ n: -1 })
    .limit(12)
    .explain('executionStats');
  expect(executionStats).toMatchObject({
    nReturned: 12,
    totalKeysExamined: 12,
    totalDocsExamined: 12,
  });
});

test('a plan by an index answers as a scan does, whatever is asked', async () => {
  const { seeded } = await import('./seed.ts');
  const { int, pick } = seeded(42);
  const value = (): unknown =>
    pick([
      int(4),
      null,
      'x',
      'xy',
      [int(3), 'x'],
      [],
      { d: int(2) },
      [{ d: int(2) }, int(3)],
      true,
    ]);
  const docs = Array.from({ length: 300 }, (_, _id) => {
    const doc: mongo.Document = { _id };
    for (const name of ['a', 'b', 'c'])
      if (int(5) > 0 && (name !== 'b' || !Array.isArray(doc.a)))
        doc[name] =
          name === 'b' ? pick([int(4), 'x', null, { d: 1 }]) : name === 'c' ? int(10) : value();
    return doc;
  });
  const plain = await fresh(docs);
  const indexed = await fresh(docs);
  await indexed.createIndex({ a: 1, b: -1, c: 1 });
  await indexed.createIndex({ b: 1, c: -1 });
  await indexed.createIndex({ 'a.d': -1, c: 1 });
  await indexed.createIndex({ c: -1 }, { partialFilterExpression: { b: { $exists: true } } });
  await indexed.createIndex({ c: 1, a: -1 }, { sparse: true });
  const condition = (): unknown =>
    pick<() => unknown>([
      value,
      () => ({ $in: [value(), value()] }),
      () => ({ $gt: pick([int(4), 'x', null]) }),
      () => ({ $lte: pick([int(4), 'xy', null]) }),
      () => ({ $gte: int(3), $lt: int(6) }),
      () => ({ $ne: value() }),
      () => ({ $exists: int(2) === 1 }),
      () => /^x/,
      () => ({ $elemMatch: { d: int(2) } }),
      () => ({ $not: { $gt: int(3) } }),
    ])();
  const filter = (depth = 0): mongo.Document => {
    const made: mongo.Document = {};
    for (const name of ['a', 'b', 'c', 'a.d']) if (int(3) === 0) made[name] = condition();
    if (depth < 2 && int(3) === 0) made.$or = [filter(depth + 1), filter(depth + 1)];
    return made;
  };
  for (let i = 0; i < 400; i++) {
    const asked = filter();
    const sort = pick<Record<string, 1 | -1>>([
      { _id: 1 },
      { c: 1, _id: 1 },
      { c: -1, _id: 1 },
      { b: 1, c: -1, _id: 1 },
      { 'a.d': 1, _id: -1 },
      { a: -1, _id: 1 },
    ]);
    const [wanted, got] = await Promise.all(
      [plain, indexed].map((one) => one.find(asked).sort(sort).project({ _id: 1 }).toArray()),
    );
    expect(got, JSON.stringify({ asked, sort })).toEqual(wanted);
  }
});
