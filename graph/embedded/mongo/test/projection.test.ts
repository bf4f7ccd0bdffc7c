import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();

/** A document, a projection, and what is shown or the code of the refusal. */
type Probe = [doc: mongo.Document, projection: mongo.Document, shown: mongo.Document | number];

const probes: Probe[] = [
  [{ _id: 1, a: 1, b: 2 }, { a: 1 }, { _id: 1, a: 1 }],
  [{ _id: 1, a: 1, b: 2 }, { a: true, _id: false }, { a: 1 }],
  [{ _id: 1, a: 1, b: 2 }, { a: 0 }, { _id: 1, b: 2 }],
  [{ _id: 1, a: 1, b: 2 }, { _id: 0 }, { a: 1, b: 2 }],
  [{ _id: 1, a: 1, b: 2 }, { _id: 1 }, { _id: 1 }],
  [{ _id: 1, a: 1, b: 2 }, { _id: 0, a: 0 }, { b: 2 }],
  [
    { _id: 1, a: 1, b: 2 },
    { _id: 1, a: 0 },
    { _id: 1, b: 2 },
  ],
  [{ _id: 1, a: 1, b: 2 }, { a: 1, b: 0 }, 31254],
  [{ _id: 1, a: 1, b: 2 }, { a: 0, b: 1 }, 31253],
  [{ _id: 1, a: 1 }, {}, { _id: 1, a: 1 }],
  [{ _id: 1, a: 1 }, { x: 1 }, { _id: 1 }],
  [
    { _id: 1, b: 1, a: 1 },
    { a: 1, b: 1 },
    { _id: 1, b: 1, a: 1 },
  ],
  [{ _id: 1, a: { b: 1, c: 2 } }, { 'a.b': 1 }, { _id: 1, a: { b: 1 } }],
  [{ _id: 1, a: { b: 1, c: 2 } }, { a: { b: 1 } }, { _id: 1, a: { b: 1 } }],
  [{ _id: 1, a: { b: 1, c: 2 } }, { 'a.b': 0 }, { _id: 1, a: { c: 2 } }],
  [{ _id: 1, a: 5 }, { 'a.b': 1 }, { _id: 1 }],
  [{ _id: 1, a: 5 }, { 'a.b': 0 }, { _id: 1, a: 5 }],
  [{ _id: 1, a: [{ b: 1, c: 2 }, 5, { c: 3 }] }, { 'a.b': 1 }, { _id: 1, a: [{ b: 1 }, {}] }],
  [{ _id: 1, a: [{ b: 1, c: 2 }, 5] }, { 'a.b': 0 }, { _id: 1, a: [{ c: 2 }, 5] }],
  [{ _id: 1, a: [[{ b: 1, c: 1 }]] }, { 'a.b': 1 }, { _id: 1, a: [[{ b: 1 }]] }],
  [{ _id: 1, a: {} }, { 'a.b': 1 }, { _id: 1, a: {} }],
  [{ _id: 1, a: 1 }, { a: 1, 'a.b': 1 }, 31249],
  [{ _id: 1, a: 1 }, { 'a.b': 1, a: 1 }, 31250],
  [{ _id: 1, a: [1, 2, 3, 4], b: 1 }, { a: { $slice: 2 } }, { _id: 1, a: [1, 2], b: 1 }],
  [{ _id: 1, a: [1, 2, 3, 4] }, { a: { $slice: -1 } }, { _id: 1, a: [4] }],
  [{ _id: 1, a: [1, 2, 3, 4] }, { a: { $slice: [1, 2] } }, { _id: 1, a: [2, 3] }],
  [{ _id: 1, a: [1, 2, 3, 4] }, { a: { $slice: [-3, 2] } }, { _id: 1, a: [2, 3] }],
  [
    { _id: 1, a: [1, 2, 3, 4], b: 1 },
    { b: 1, a: { $slice: 1 } },
    { _id: 1, a: [1], b: 1 },
  ],
  [{ _id: 1, a: 5 }, { a: { $slice: 1 } }, { _id: 1, a: 5 }],
  [{ _id: 1, a: [1] }, { a: { $slice: 'x' } }, 28667],
  [
    { _id: 1, a: [{ b: 1 }, { b: 2 }], c: 1 },
    { a: { $elemMatch: { b: 2 } } },
    { _id: 1, a: [{ b: 2 }] },
  ],
  [{ _id: 1, a: [{ b: 1 }], c: 1 }, { a: { $elemMatch: { b: 2 } } }, { _id: 1 }],
  [
    { _id: 1, a: [{ b: 2 }], c: 1 },
    { a: { $elemMatch: { b: 2 } }, c: 1 },
    { _id: 1, c: 1, a: [{ b: 2 }] },
  ],
  [{ _id: 1, a: [1, 5] }, { a: { $elemMatch: { $gt: 2 } }, _id: 0 }, { a: [5] }],
  [{ _id: 1, a: [{ b: [1] }] }, { 'a.b': { $elemMatch: { $gt: 0 } } }, 31275],
  [{ _id: 1, a: 2 }, { b: '$a' }, { _id: 1, b: 2 }],
  [
    { _id: 1, a: 2 },
    { a: 1, b: { $add: ['$a', 1] } },
    { _id: 1, a: 2, b: 3 },
  ],
  [{ _id: 1, a: 2 }, { b: { $literal: 1 } }, { _id: 1, b: 1 }],
  [{ _id: 1, a: 2 }, { b: 'text' }, { _id: 1, b: 'text' }],
  [{ _id: 1, a: 2 }, { b: { $nope: 1 } }, 168],
  [{ _id: 1, a: [1] }, { 'a.$': 1 }, 31276],
  [{ _id: 1, a: 1 }, { a: { $meta: 'textScore' } }, 31325],
];

test.each(probes.map((probe, i) => [i, mongo.BSON.EJSON.stringify(probe[1]), ...probe] as const))(
  'projection %i: %s shows what MongoDB shows',
  async (_i, _name, doc, projection, shown) => {
    const things = await fresh([doc]);
    const result = await outcome(things.find({}, { projection }).toArray());
    if (typeof shown === 'number') expect(result).toEqual({ code: shown });
    else {
      expect(result).toEqual([shown]);
      const [first] = Array.isArray(result) ? result : [];
      expect(Object.keys(first ?? {})).toEqual(Object.keys(shown));
    }
  },
);
