import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, reachDatabase } from './database.ts';
import { followWrites } from './writes.ts';

let dataDir: string;
let shop: Database;
let script: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'other-writes-'));
  shop = await openDatabase({ mongodbUri: null, dataDir });
  script = await reachDatabase({ mongodbUri: null, dataDir });
});
afterAll(async () => {
  await script.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
});

test('only other processes’ writes to the embedded store are reported', async () => {
  const told: string[] = [];
  const model = shop.connection.model('User', new Schema({}), 'users');
  followWrites(
    [model],
    () => '_id',
    shop,
    () => null,
  ).listen(({ collection }) => told.push(collection));
  // The driver's own client, whose writes Mongoose doesn't report.
  const users = ({ connection }: Database) =>
    connection.getClient().db('fitness-zone').collection('users');
  await users(shop).insertOne({ name: 'own' });
  await users(script).findOne({ name: 'own' });
  expect(told).toEqual([]);
  for (const write of [
    () => users(script).insertOne({ name: 'other' }),
    () => users(script).updateOne({ name: 'other' }, { $set: { name: 'changed' } }),
    () => users(script).findOneAndDelete({ name: 'changed' }),
    () => users(script).deleteMany({}),
  ]) {
    told.length = 0;
    await write();
    await expect.poll(() => told).toEqual(['users']);
  }
});
