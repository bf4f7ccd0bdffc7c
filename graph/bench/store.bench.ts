import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { mongo } from 'mongoose';
import { startStore } from '../embedded/mongo/store.ts';

// The embedded store with 100,000 products: figures to compare within one run.

type Product = {
  _id: mongo.ObjectId;
  name: string;
  tokens: string[];
  category: number;
  price: number;
  createdAt: Date;
  stock: string;
  text: string;
};

const documentCount = Number(process.argv[2] ?? 100_000);
const terms = Array.from({ length: 2000 }, (_, i) => `${'abcdefghij'[i % 10]}word${i}`);
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const start = Date.UTC(2026, 0, 1);

const product = (i: number): Product => ({
  _id: new mongo.ObjectId(),
  name: `${pick(terms)} ${pick(terms)}`,
  tokens: [pick(terms), pick(terms), pick(terms)],
  category: i % 10,
  price: Math.floor(Math.random() * 100_000),
  createdAt: new Date(start + i * 1000),
  stock: i % 5 === 0 ? 'sold' : 'available',
  text: randomBytes(120).toString('hex'),
});

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(64)} ${figure}\n`);
}

let bare = 0;

async function rate(
  what: string,
  seconds: number,
  clients: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const spent: number[] = [];
  const loop = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      await work();
      spent.push(performance.now() - from);
      done++;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, loop));
  const perSecond = done / ((performance.now() - from) / 1000);
  spent.sort((a, b) => a - b);
  const median = spent[Math.floor(spent.length / 2)] ?? 0;
  bare ||= median;
  print(
    what,
    `${Math.round(perSecond)}/s, median ${median.toFixed(2)} ms, ${(median / bare).toFixed(1)} round trips`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'store-bench-'));
try {
  let store = await startStore({ dataDir });
  let client = await mongo.MongoClient.connect(store.uri);
  const products = client.db('bench').collection<Product>('products');
  await products.createIndex({ category: 1, stock: 1, createdAt: -1, _id: -1 });
  await products.createIndex({ tokens: 1 });
  await products.createIndex({ price: 1 });

  print(`\n${documentCount} products`, '');
  const ids: mongo.ObjectId[] = [];
  const from = performance.now();
  for (let i = 0; i < documentCount; i += 1000) {
    const batch = Array.from({ length: 1000 }, (_, j) => product(i + j));
    ids.push(...batch.map(({ _id }) => _id));
    await products.insertMany(batch);
  }
  print(
    'insert, 1000 a batch',
    `${Math.round((documentCount / (performance.now() - from)) * 1000)}/s`,
  );
  await client.close();
  await store.close();
  const size = statSync(join(dataDir, 'store.sqlite')).size;
  print('file', `${Math.round(size / documentCount)} bytes a product`);

  const opening = performance.now();
  store = await startStore({ dataDir });
  client = await mongo.MongoClient.connect(store.uri);
  await client.db('bench').command({ ping: 1 });
  print('open, to the first answer', `${(performance.now() - opening).toFixed(0)} ms`);

  const open = client.db('bench').collection<Product>('products');
  await rate('bare round trip (ping), 1 client', 2, 1, () =>
    client.db('bench').command({ ping: 1 }),
  );
  await rate('find by _id, 1 client', 2, 1, () => open.findOne({ _id: pick(ids) }));
  await rate('find by _id, 20 clients', 2, 20, () => open.findOne({ _id: pick(ids) }));
  const page = { category: 3, stock: 'available' };
  const order = { createdAt: -1, _id: -1 } as const;
  await rate('filter + sort + limit 12 on a compound index', 2, 1, () =>
    open.find(page).sort(order).limit(12).toArray(),
  );
  for (const depth of [0.01, 0.5, 0.99]) {
    const at = new Date(start + documentCount * 1000 * (1 - depth));
    const keyset = {
      ...page,
      $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: pick(ids) } }],
    };
    await rate(`keyset page of 12, ${depth * 100} % deep`, 1, 1, () =>
      open.find(keyset).sort(order).limit(12).toArray(),
    );
  }
  await rate('anchored prefix on a multikey index, limit 12', 2, 1, () =>
    open
      .find({ tokens: new RegExp(`^${pick(terms).slice(0, 6)}`) })
      .limit(12)
      .toArray(),
  );
  await rate('count of 8,000 by index', 1, 1, () => open.countDocuments(page));
  await rate('scan of everything', 2, 1, () => open.countDocuments({ name: 'nowhere' }));
  const stall = monitorEventLoopDelay({ resolution: 1 });
  stall.enable();
  await open.countDocuments({ name: 'nowhere' });
  stall.disable();
  print('longest stall of this thread during such a scan', `${(stall.max / 1e6).toFixed(1)} ms`);
  print(
    'memory of the whole process',
    `${Math.round(process.memoryUsage().rss / documentCount)} bytes a product`,
  );
  let n = documentCount;
  await rate('durable insert, 1 client', 2, 1, () => open.insertOne(product(n++)));
  await rate('durable insert, 50 clients', 3, 50, () => open.insertOne(product(n++)));
  await rate('durable findOneAndUpdate, 20 clients', 2, 20, () =>
    open.findOneAndUpdate({ _id: pick(ids) }, { $inc: { price: 1 } }),
  );
  await client.close();
  await store.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
