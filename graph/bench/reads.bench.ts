import { setTimeout } from 'node:timers/promises';
import type { Loaded, Target } from './reads/load.process.ts';
import { cpuOf, memoryOf, messageOf, startModule } from './reads/process.ts';
import { aBench, startFilledShop } from './reads/shop.ts';
import type { Writes } from './reads/writes.process.ts';

// Reads of a shop with 5,000 products. Clients, shop and bare server are processes of their own; the targets
// alternate within one run (A B C, C B A), and the CPU time is the server's alone, in all its threads. Ratios to
// the bare server are the figures, since absolute ones belong to the machine.

const products = Number(process.argv[2] ?? 5_000);
const seconds = Number(process.argv[3] ?? 2);
const connections = 16;
const writesPerSecond = 100;

const card = 'id productName image { url srcSet } condition resalePrice { formatted } sellerName';
const list = `query Newest { products(first: 12) {
  pageInfo { endCursor hasNextPage } edges { node { ${card} } } } }`;
const listForBuyer = `query NewestForBuyer { products(first: 12) {
  pageInfo { endCursor hasNextPage } edges { node { ${card} viewerHasBooked viewerHasWished } } } }`;
// With another variable each time, so that its answer isn't cached.
const listOfAsker = `query NewestOfAsker($id: ID!) { products(first: 12) {
  pageInfo { endCursor hasNextPage } edges { node { ${card} } } } product(id: $id) @skip(if: true) { id } }`;
const detail = `query Detail($id: ID!) { product(id: $id) { ${card} body location phone sellerEmail
  originalPrice { formatted } yearsOfUsedProduct postedTime inStock viewerHasBooked viewerHasWished
  viewerCanBuy category { id title } } }`;

type Measured = { cpu: number; requests: number; perSecond: number; p99: number };
type Server = { name: string; pid: number; target: Target };

/** Asks a server for some seconds, and says what an answer costs it (microseconds of CPU time). */
async function measure({ name, pid, target }: Server): Promise<Measured> {
  const before = cpuOf(pid);
  const load = startModule('load.process.ts', { target, connections, seconds });
  const { requests, perSecond, p99, refused } = await messageOf<Loaded>(load);
  if (refused > 0 || requests === 0) throw new Error(`${name}: ${refused} requests were refused`);
  return { cpu: cpuOf(pid) - before, requests, perSecond, p99 };
}

/** Measures all servers, there and back, after a warm-up. */
async function alternate(servers: Server[]): Promise<Map<string, Measured>> {
  for (const server of servers) await measure(server);
  const sums = new Map<string, Measured>();
  for (const server of [...servers, ...servers.toReversed()]) {
    const now = await measure(server);
    const sum = sums.get(server.name) ?? { cpu: 0, requests: 0, perSecond: 0, p99: 0 };
    sums.set(server.name, {
      cpu: sum.cpu + now.cpu,
      requests: sum.requests + now.requests,
      perSecond: sum.perSecond + now.perSecond / 2,
      p99: Math.max(sum.p99, now.p99),
    });
  }
  return sums;
}

function print(title: string, measured: Map<string, Measured>): void {
  const bare = measured.get('bare');
  if (!bare) throw new Error('the bare server was not measured');
  const floor = bare.cpu / bare.requests;
  process.stdout.write(
    `\n${title.padEnd(48)} CPU/bare  req/s/bare  p99 ms  (bare ${floor.toFixed(1)} us)\n`,
  );
  for (const [name, { cpu, requests, perSecond, p99 }] of measured) {
    const figures = [cpu / requests / floor, perSecond / bare.perSecond, p99];
    const [ratio = 0, rate = 0, late = 0] = figures;
    const columns = [ratio.toFixed(1).padStart(8), rate.toFixed(3).padStart(10), String(late)];
    process.stdout.write(`${name.padEnd(48)} ${columns.join('  ')}\n`);
  }
}

const shop = await startFilledShop(products);
const memory = { started: memoryOf(shop.pid), settled: 0, loaded: 0, loadedWithWrites: 0 };
// By then lists are filled that nobody has asked for yet, and what the start has used is returned.
await setTimeout(10_000);
memory.settled = memoryOf(shop.pid);
const [buyer, seller] = [await shop.signIn('buyer'), await shop.signIn('seller')];
const url = `${shop.url}/graphql`;
const ask = async (body: object) => {
  const headers = { 'content-type': 'application/json', authorization: `bearer ${seller}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.text();
};
const sample = JSON.parse(
  await ask({
    query: '{ products(first: 1) { edges { node { id image { url } category { id } } } } }',
  }),
).data.products.edges[0].node;
const bytes = await ask({ query: list });
const bareServer = startModule('bare.process.ts', { body: bytes });
const bare = await messageOf<{ url: string }>(bareServer);
const asBuyer = { authorization: `bearer ${buyer}` };
const graphql = (body: object, headers = {}): Target => ({
  url,
  body: JSON.stringify(body),
  headers,
});

const targets: Record<string, Target> = {
  'visitor, asked before': graphql({ query: list }),
  'visitor, asked before, compressed': graphql({ query: list }, { 'accept-encoding': 'gzip, br' }),
  'visitor, a question nobody asked before': graphql({
    query: listOfAsker,
    variables: { id: '{n}' },
  }),
  'signed-in buyer': graphql({ query: listForBuyer }, asBuyer),
  'product detail, signed-in buyer': graphql(
    { query: detail, variables: { id: sample.id } },
    asBuyer,
  ),
  'REST /products?limit=12': { url: `${shop.url}/products?limit=12` },
};
const servers: Server[] = [
  {
    name: 'bare',
    pid: bareServer.pid ?? 0,
    target: { ...graphql({ query: list }), url: bare.url },
  },
  ...Object.entries(targets).map(([name, target]) => ({ name, pid: shop.pid, target })),
];
try {
  print(`${products} products, ${connections} connections`, await alternate(servers));
  memory.loaded = memoryOf(shop.pid);
  const writes: Writes = {
    url: shop.url,
    buyer,
    seller,
    productId: sample.id,
    perSecond: writesPerSecond,
    product: {
      categoryId: sample.category.id,
      image: sample.image.url,
      ...aBench,
    },
  };
  const writer = startModule('writes.process.ts', writes);
  await messageOf(writer);
  print(`while ${writesPerSecond} writes a second run`, await alternate(servers));
  if (writer.exitCode !== null) throw new Error('the writer has stopped');
  writer.kill();
  memory.loadedWithWrites = memoryOf(shop.pid);
  const held = Object.entries(memory).map(([when, mb]) => `${when} ${mb.toFixed(0)} MB`);
  process.stdout.write(`\nmemory: ${held.join(', ')}\n`);
} finally {
  bareServer.kill();
  await shop.close();
}
