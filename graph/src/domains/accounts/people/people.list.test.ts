import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { openOwnDatabase, ownDatabaseName } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';

// Two processes on one database, which are asked before they can have heard of each other's writes.
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
const { uri } = opened.adopt(await openOwnDatabase(), (database) => database.close());
const onSameDatabase = { config: { mongodbUri: uri }, connect: { dbName: ownDatabaseName() } };
const one = await startTestShop(onSameDatabase);
opened.defer(() => one.close());
const other = await startTestShop({ ...onSameDatabase, cards: one.cards });
opened.defer(() => other.close());

const shops = [one, other] as const;

const sorted = <Row extends { id: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

test('at two processes everybody is listed as the last write left them', async () => {
  const random = randomNumbers(7);
  await createUsers(one);
  for (let step = 0; step < 60; step += 1) {
    const shop = shops[random(2)] as typeof one;
    const buyers = await one.models.User.find({ role: 'buyer', deletingAt: null }).lean();
    const buyer = buyers[random(buyers.length)];
    const acts = [
      () => createUser(shop, { role: 'buyer' }),
      () => shop.models.User.updateOne({ _id: buyer?._id }, { name: `Name ${step}` }),
      () => shop.models.User.updateOne({ _id: buyer?._id }, { $set: { verified: true } }),
      () => shop.models.User.updateOne({ _id: buyer?._id }, { deletingAt: new Date() }),
      () => shop.models.User.deleteOne({ _id: buyer?._id }),
    ];
    await acts[random(acts.length)]?.();
    const wanted = await one.models.User.find({ deletingAt: null }).lean();
    const asked = shops[random(2)] as typeof one;
    const rows = sorted(await asked.recordLists.people.rows());
    expect(
      rows.map(({ id, verified }) => ({ id, verified })),
      `step ${step}`,
    ).toEqual(sorted(wanted.map(({ _id, verified }) => ({ id: _id.toHexString(), verified }))));
    expect(rows.map(({ words }) => words)).toEqual(
      sorted(wanted.map(({ _id, name }) => ({ id: _id.toHexString(), name }))).map(
        ({ name }) => ` ${name.toLowerCase().split(/\W+/).join(' ')}`,
      ),
    );
  }
});
