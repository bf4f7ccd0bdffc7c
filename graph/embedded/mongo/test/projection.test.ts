import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();

/** A document, a projection, and the projected document or the refusal's code. */
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
