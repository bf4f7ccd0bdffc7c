import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { useStore } from './store-under-test.ts';

// Features of MongoDB that this store lacks. It refuses each by name, with MongoDB's code.

const { db, fresh } = useStore();
const { Code, Decimal128, Long, MaxKey, MinKey, Timestamp } = mongo;

/** A request to a collection with one document, the code, and the name in the refusal. */
type Refusal = [
  ask: (things: mongo.Collection<mongo.Document>) => Promise<unknown>,
  code: number,
  name: string,
];

const filter = (asked: mongo.Document, name: string): Refusal => [
  (things) => things.find(asked).toArray(),
  2,
  name,
];
const update = (asked: mongo.Document, name: string, code = 9): Refusal => [
  (things) => things.updateOne({ _id: 1 as never }, asked),
  code,
  name,
];
const pipeline = (asked: mongo.Document[], name: string, code = 40324): Refusal => [
  (things) => things.aggregate(asked).toArray(),
  code,
  name,
];
const project = (projection: mongo.Document, name: string): Refusal => [
  (things) => things.find({}, { projection }).toArray(),
  2,
  name,
];
const store = (value: unknown, name: string): Refusal => [
  (things) => things.insertOne({ value }),
  2,
  name,
];
const command = (doc: (name: string) => mongo.Document, name: string, code = 59): Refusal => [
  (things) => db().command(doc(things.collectionName)),
  code,
  name,
];
const index = (
  key: mongo.Document,
  options: mongo.Document,
  name: string,
  code: number,
): Refusal => [
  (things) =>
    db().command({
      createIndexes: things.collectionName,
      indexes: [{ key, name: 'x', ...options }],
    }),
  code,
  name,
];
const option = (doc: mongo.Document, name: string, code = 40415): Refusal =>
  command((things) => ({ find: things, ...doc }), name, code);

const refusals: Refusal[] = [
  ...['$nor', '$expr', '$comment', '$where', '$text', '$jsonSchema', '$foo'].map((name) =>
    filter({ [name]: [{ a: 1 }] }, name),
  ),
  ...[
    '$exists',
    '$not',
    '$type',
    '$size',
    '$all',
    '$elemMatch',
    '$mod',
    '$near',
    '$bitsAllSet',
    '$foo',
  ].map((name) => filter({ a: { [name]: 1 } }, name)),
  filter({ a: /x.y/ }, '/x.y/'),
  filter({ a: /x|y/ }, '/x|y/'),
  filter({ a: /[xy]/ }, '/[xy]/'),
  filter({ a: /\d/ }, '/\\d/'),
  filter({ a: { $regex: 'x', $options: 's' } }, '/x/s'),
  filter({ a: { $in: [/x/] } }, 'a regular expression'),
  filter({ a: { $ne: /x/ } }, 'a regular expression'),
  filter({ a: { $gt: /x/ } }, 'a regular expression'),
  filter({ 'list.0': 1 }, 'the array position 0'),
  filter({ a: Decimal128.fromString('1') }, 'the BSON type decimal'),
  store(Decimal128.fromString('1'), 'the BSON type decimal'),
  store(new Timestamp({ t: 1, i: 1 }), 'the BSON type timestamp'),
  store(new MinKey(), 'the BSON type minKey'),
  store(new MaxKey(), 'the BSON type maxKey'),
  store(new Code('x'), 'the BSON type javascript'),
  store(/x/, 'storing a regular expression'),
  store(Long.fromString('9007199254740993'), 'a 64-bit integer beyond 2^53'),
  ...['$mul', '$min', '$max', '$currentDate', '$rename', '$push', '$addToSet', '$pop', '$foo'].map(
    (name) => update({ [name]: { a: 1 } }, name),
  ),
  ...['$pull', '$pullAll', '$bit'].map((name) => update({ [name]: { a: 1 } }, name)),
  update({ $set: { 'list.0': 1 } }, 'the array position 0', 2),
  update({ $set: { 'list.$': 1 } }, 'the array position $', 2),
  update({ $set: { 'list.$[]': 1 } }, 'the array position $[]', 2),
  update({ $set: { 'list.b': 1 } }, 'an update inside an array', 2),
  [(things) => things.updateOne({}, [{ $set: { a: 1 } }]), 9, 'a pipeline or a replacement'],
  [(things) => things.replaceOne({}, { a: 1 }), 9, 'a pipeline or a replacement'],
  [
    (things) => things.updateOne({}, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }),
    40415,
    'the option arrayFilters',
  ],
  [
    (things) => things.findOneAndUpdate({}, { $set: { a: 1 } }, { projection: { a: 1 } }),
    40415,
    'the option fields',
  ],
  ...['$sortByCount', '$facet', '$lookup', '$out', '$merge', '$geoNear', '$unionWith', '$foo'].map(
    (name) => pipeline([{ [name]: 'x' }], name),
  ),
  pipeline([{ $changeStream: {} }], '$changeStream', 40573),
  pipeline([{ $limit: 1 }, { $match: {} }], 'the stage $match at this place'),
  ...['$dateToString', '$function', '$stdDevPop', '$foo'].map((name) =>
    pipeline([{ $group: { _id: { [name]: '$a' } } }], name, 168),
  ),
  project({ 'a.b': 1 }, 'the nested field a.b'),
  project({ 'a.$': 1 }, 'the nested field a.$'),
  project({ a: { $slice: 1 } }, 'a projection of a'),
  project({ a: { $elemMatch: { b: 1 } } }, 'a projection of a'),
  project({ b: '$a' }, 'a projection of b'),
  [(things) => things.find().sort({ $natural: -1 }).toArray(), 2, "a sort by '$natural'"],
  [(things) => things.find().sort({ 'list.b': 1 }).toArray(), 2, 'a field inside an array'],
  command((distinct) => ({ distinct, key: 'a' }), 'the command distinct'),
  command((drop) => ({ drop }), 'the command drop'),
  command((dropIndexes) => ({ dropIndexes, index: '*' }), 'the command dropIndexes'),
  command((collMod) => ({ collMod }), 'the command collMod'),
  command(() => ({ nonsense: 1 }), 'the command nonsense'),
  command(
    (distinct) => ({ explain: { distinct, key: 'a' }, verbosity: 'queryPlanner' }),
    'explain of distinct',
  ),
  command(
    (find) => ({ explain: { find }, verbosity: 'allPlansExecution' }),
    'explain with allPlansExecution',
    2,
  ),
  command((create) => ({ create, capped: true, size: 1000 }), 'the option capped', 40415),
  command((create) => ({ create, viewOn: 'c', pipeline: [] }), 'the option viewOn', 40415),
  command((create) => ({ create, validator: {} }), 'the option validator', 40415),
  option({ collation: { locale: 'de' } }, 'the option collation of find'),
  option({ let: { x: 1 } }, 'the option let of find'),
  option({ min: { a: 1 } }, 'the option min of find'),
  option({ tailable: true }, 'the option tailable of find'),
  option({ nonsense: 1 }, 'the option nonsense of find'),
  option({ hint: 'a_1' }, 'a hint other than _id_', 72),
  option({ hint: { $natural: 1 } }, 'a hint other than _id_', 72),
  option({ readConcern: { level: 'snapshot' } }, 'the read concern snapshot', 72),
  option({ writeConcern: { w: 3 } }, 'the write concern 3', 100),
  option({ startTransaction: true }, 'a transaction', 263),
  index({ a: 'text' }, {}, 'an index of type text', 67),
  index({ a: '2dsphere' }, {}, 'an index of type 2dsphere', 67),
  index({ a: 'hashed' }, {}, 'an index of type hashed', 67),
  index({ 'a.$**': 1 }, {}, 'an index on a.$**', 67),
  index({ 'a.0': 1 }, {}, 'the array position 0', 2),
  index(
    { a: 1 },
    { partialFilterExpression: { a: 1 } },
    'the index option partialFilterExpression',
    197,
  ),
  index({ a: 1 }, { collation: { locale: 'de' } }, 'the index option collation', 197),
  index({ a: 1 }, { hidden: true }, 'the index option hidden', 197),
  index({ 'list.b': 1 }, {}, 'a field inside an array', 2),
];

test.each(refusals.map(([ask, code, name], i) => [i, name, code, ask] as const))(
  'refusal %i names %s',
  async (_i, name, code, ask) => {
    const things = await fresh([{ _id: 1, a: 'x', list: [{ b: 1 }] }]);
    const refusal = await ask(things).then(
      () => 'nothing was refused',
      (error) => ({ code: error.code, message: error.message }),
    );
    expect(refusal).toMatchObject({ code, message: expect.stringContaining(name) });
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^embedded store: .* is not supported/),
    });
    expect(await things.find().toArray()).toEqual([{ _id: 1, a: 'x', list: [{ b: 1 }] }]);
  },
);

test('a refusal says what to do', async () => {
  await expect(db().command({ find: 'c', collation: { locale: 'de' } })).rejects.toThrow(
    'embedded store: the option collation of find is not supported; set MONGODB_URI to use MongoDB',
  );
});
