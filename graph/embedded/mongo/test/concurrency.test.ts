import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { db, fresh } = useStore();
const clientCount = 200;
const together = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clientCount }, (_, i) => work(i)));

test('one of 200 inserts of a unique key wins', async () => {
  const things = await fresh();
  await things.createIndex({ email: 1 }, { unique: true });
  const results = await together((i) => outcome(things.insertOne({ email: 'a@b.c', i })));
  expect(results.filter((one) => 'code' in one && one.code === 11000)).toHaveLength(
    clientCount - 1,
  );
  expect(await things.countDocuments()).toBe(1);
});

test('one of 200 claims of a product wins', async () => {
  const things = await fresh([{ _id: 1 as never, stock: 'available' }]);
  const claims = await together((buyer) =>
    things.findOneAndUpdate(
      { _id: 1 as never, stock: 'available' },
      { $set: { stock: 'sold', buyer } },
    ),
  );
  expect(claims.filter((one) => one !== null)).toHaveLength(1);
});

test('200 upserts of one key leave one document with all that was added', async () => {
  const things = await fresh();
  await things.createIndex({ key: 1 }, { unique: true });
  await together(() => things.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true }));
  expect(await things.find().project({ _id: 0 }).toArray()).toEqual([{ key: 'k', n: clientCount }]);
});

test('a write that is sent again is answered again and not done again', async () => {
  const things = await fresh([{ _id: 1 as never, n: 0 }]);
  const write = (txn: number) => ({
    update: things.collectionName,
    updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
    // above what the driver may have counted in this session itself
    txnNumber: mongo.Long.fromNumber(1_000_000 + txn),
  });
  const session = db().client.startSession();
  const send = (txn: number) => db().command(write(txn), { session });
  const first = await send(1);
  expect(await send(1)).toEqual(first);
  expect(await things.findOne()).toMatchObject({ n: 1 });
  await send(2);
  expect(await outcome(send(1))).toEqual({ code: 225 });
  expect(await things.findOne()).toMatchObject({ n: 2 });
  await session.endSession();
});
