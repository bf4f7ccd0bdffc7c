import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';
import { expect } from 'vitest';
import type { seededRandom } from './random.ts';

type Chance = ReturnType<typeof seededRandom>;

type Item = {
  _id: string;
  n: number;
  tags: string[];
  batch?: number;
};

/** The writes that the store acknowledged before the kill, and those that were attempted. */
type Acknowledged = {
  readonly inserted: Set<string>;
  readonly attempted: Set<string>;
  readonly batches: Map<number, number>;
  counted: number;
  tried: number;
};

const batchSize = 20;

/** Starts a store in another process, with these options of Node. */
export async function spawnStore(
  dataDir: string,
  options: string[] = [],
): Promise<{ child: ChildProcess; uri: string }> {
  const child = spawn(
    process.execPath,
    [...options, join(import.meta.dirname, 'store-process.fixture.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('the store has no output');
  const line = once(createInterface(child.stdout), 'line');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the store ended with ${code}`);
  });
  const [uri] = await Promise.race([line, ended]);
  // the kill makes it fail, as intended
  ended.catch(() => undefined);
  return { child, uri: String(uri) };
}

/** One round: a new process on the old data, writers of all kinds, and a kill among them. */
export async function killRound(
  dataDir: string,
  round: number,
  chance: Chance,
  so: Acknowledged,
): Promise<void> {
  const { child, uri } = await spawnStore(dataDir);
  const client = await mongo.MongoClient.connect(uri, {
    retryWrites: false,
    serverSelectionTimeoutMS: 500,
  });
  const items = client.db('kill').collection<Item>('items');
  const counter = client.db('kill').collection<{ _id: string; n: number }>('counter');
  await items.createIndexes([
    { key: { n: 1 } },
    { key: { tags: 1 } },
    { key: { batch: 1, n: 1 }, sparse: true },
  ]);
  await check(client, so);
  let going = true;
  let id = 0;
  const until = async (work: () => Promise<void>) => {
    // ends in the middle of the work, as intended
    for (; going; ) await work().catch(() => undefined);
  };
  const insert = () =>
    until(async () => {
      const _id = `${round}-${id++}`;
      so.attempted.add(_id);
      await items.insertOne({
        _id,
        n: chance.int(1000),
        tags: [`t${chance.int(9)}`, `u${chance.int(9)}`],
      });
      so.inserted.add(_id);
    });
  const insertMany = () =>
    until(async () => {
      const batch = round * 1_000_000 + id++;
      const docs = Array.from({ length: batchSize }, (_, n) => ({
        _id: `${batch}/${n}`,
        n,
        tags: [],
        batch,
      }));
      so.batches.set(batch, 0);
      await items.insertMany(docs);
      so.batches.set(batch, batchSize);
    });
  const count = () =>
    until(async () => {
      so.tried++;
      await counter.updateOne({ _id: 'all' }, { $inc: { n: 1 } }, { upsert: true });
      so.counted++;
    });
  const move = () =>
    until(async () => {
      await items.updateMany(
        { n: chance.int(1000) },
        { $inc: { n: 1 }, $set: { tags: ['moved'] } },
      );
    });
  const all = [insert(), insert(), insert(), insertMany(), count(), count(), move()];
  await new Promise((resolve) => setTimeout(resolve, 150 + chance.int(250)));
  child.kill('SIGKILL');
  await once(child, 'exit');
  going = false;
  await Promise.all(all);
  await client.close();
}

/** Opens the data once more and compares it with the acknowledged writes. */
export async function checkAfterwards(dataDir: string, so: Acknowledged): Promise<void> {
  const { child, uri } = await spawnStore(dataDir);
  const client = await mongo.MongoClient.connect(uri);
  await check(client, so);
  await client.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export const nothing = (): Acknowledged => ({
  inserted: new Set(),
  attempted: new Set(),
  batches: new Map(),
  counted: 0,
  tried: 0,
});

async function check(client: mongo.MongoClient, so: Acknowledged): Promise<void> {
  const items = client.db('kill').collection<Item>('items');
  const found = await items.find().toArray();
  const ids = new Set(found.map(({ _id }) => _id));
  expect(found.length).toBe(ids.size);
  for (const id of so.inserted)
    expect(ids.has(id), `${id} was acknowledged and is lost`).toBe(true);
  for (const { _id, batch } of found) {
    if (batch === undefined) expect(so.attempted.has(_id), `${_id} was never sent`).toBe(true);
  }
  for (const [batch, size] of so.batches) {
    const there = found.filter((one) => one.batch === batch).length;
    expect(
      size === batchSize ? [batchSize] : [0, batchSize],
      `batch ${batch} is half there`,
    ).toContain(there);
  }
  const total =
    (
      await client
        .db('kill')
        .collection<{ _id: string; n: number }>('counter')
        .findOne({ _id: 'all' })
    )?.n ?? 0;
  expect(total).toBeGreaterThanOrEqual(so.counted);
  expect(total).toBeLessThanOrEqual(so.tried);
  await indexesAgree(items, found);
}

async function indexesAgree(
  items: mongo.Collection<Item>,
  found: mongo.WithId<Item>[],
): Promise<void> {
  const byIndex: [filter: mongo.Filter<Item>, sort: mongo.Sort, index: string][] = [
    [{}, { n: 1 }, 'n_1'],
    [{}, { tags: 1 }, 'tags_1'],
    [{}, { _id: 1 }, '_id_'],
    [{ batch: { $gte: 0 } }, { batch: 1 }, 'batch_1_n_1'],
  ];
  const texts = (all: mongo.WithId<Item>[]) => all.map((one) => JSON.stringify(one)).sort();
  for (const [filter, sort, index] of byIndex) {
    const cursor = items.find(filter).sort(sort);
    const plan = JSON.stringify(await cursor.clone().explain('queryPlanner'));
    expect(plan).toContain(`"indexName":"${index}"`);
    const wanted = filter.batch ? found.filter(({ batch }) => batch !== undefined) : found;
    expect(texts(await cursor.toArray())).toEqual(texts(wanted));
  }
}
