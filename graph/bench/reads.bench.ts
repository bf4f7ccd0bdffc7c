import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { load, type Target } from './reads/load.ts';
import { cpuOf, memoryOf, messageOf, startModule } from './reads/process.ts';
import { postsTo, questions, startFilledShop } from './reads/shop.ts';
import type { Writes } from './reads/writes.process.ts';
import { tableOf } from './table.ts';

// Reads of a shop with 5,000 products. The shop and the bare server run in their own processes. The targets alternate
// within one run (A B C, C B A), and the CPU time is the server's alone, in all its threads. The results are ratios to
// the bare server, since absolute figures depend on the machine. The memory is that of a shop as `npm start` runs it,
// also after each of so many more minutes: npm run bench -- reads [PRODUCTS] [SECONDS] [MINUTES]

const products = Number(process.argv[2] ?? 5_000);
const seconds = Number(process.argv[3] ?? 2);
const minutes = Number(process.argv[4] ?? 0);
const connections = 16;
const writesPerSecond = 100;

const { list, listForBuyer, listOfAsker, detail } = questions;

type Measured = { name: string; cpu: number; requests: number; perSecond: number; p99: number };
type Server = { name: string; pid: number; target: Target };

/** Sends requests to a server for some seconds and measures the cost of the answers, in microseconds of CPU time. */
async function measure({ name, pid, target }: Server): Promise<Measured> {
  const before = cpuOf(pid);
  const { requests, perSecond, p99, refused } = await load(target, { connections, seconds });
  const cpu = cpuOf(pid) - before;
  if (refused > 0) throw new Error(`${name}: ${refused} requests were refused`);
  if (requests === 0 || cpu === 0) throw new Error(`${name}: ${requests} requests took ${cpu} us`);
  return { name, cpu, requests, perSecond, p99 };
}

/** Measures all servers in order, then in reverse, after a warm-up. */
async function alternate(servers: Server[]): Promise<Measured[]> {
  for (const server of servers) await measure(server);
  const measured: Measured[] = [];
  for (const server of [...servers, ...servers.toReversed()]) measured.push(await measure(server));
  return measured;
}

function print(title: string, measured: readonly Measured[]): void {
  const runsOf = (name: string) => measured.filter((run) => run.name === name);
  const sum = (name: string, what: 'cpu' | 'requests' | 'perSecond') =>
    runsOf(name).reduce((total, run) => total + run[what], 0);
  const cost = (name: string) => sum(name, 'cpu') / sum(name, 'requests');
  const rows = [...new Set(measured.map(({ name }) => name))].map((name) => ({
    [`${title} (bare ${cost('bare').toFixed(1)} us)`]: name,
    'CPU/bare': cost(name) / cost('bare'),
    'req/s/bare': sum(name, 'perSecond') / sum('bare', 'perSecond'),
    'p99 ms': Math.max(...runsOf(name).map(({ p99 }) => p99)),
  }));
  process.stdout.write(`\n${tableOf(rows)}\n`);
}

const shop = await startFilledShop(products);
const memory: Record<string, number> = { started: memoryOf(shop.pid) };
const [buyer, seller] = [await shop.signIn('buyer'), await shop.signIn('seller')];
const url = `${shop.url}/graphql`;
const { otherId } = await postsTo(shop.url, seller);
const answer = await apiClient(overHttp(shop.url), null).post('/graphql', { query: list });
const bareServer = startModule('bare.process.ts', { body: JSON.stringify(answer) });
const bare = await messageOf<{ url: string }>(bareServer);
const asBuyer = { authorization: `bearer ${buyer}` };
const graphql = (query: string, headers = {}, variables = {}): Target => {
  return { url, body: JSON.stringify({ query, variables }), headers };
};
const targets: Record<string, Target> = {
  'visitor, asked before': graphql(list),
  'visitor, asked before, compressed': graphql(list, { 'accept-encoding': 'gzip, br' }),
  'visitor, a question nobody asked before': graphql(listOfAsker, {}, { id: '{n}' }),
  'signed-in buyer': graphql(listForBuyer, asBuyer),
  'product detail, signed-in buyer': graphql(detail, asBuyer, { id: otherId }),
  'REST /products?limit=12': { url: `${shop.url}/products?limit=12` },
};
const servers: Server[] = [
  { name: 'bare', pid: bareServer.pid ?? 0, target: { ...graphql(list), url: bare.url } },
  ...Object.entries(targets).map(([name, target]) => ({ name, pid: shop.pid, target })),
];
try {
  print(`${products} products, ${connections} connections`, await alternate(servers));
  memory.loaded = memoryOf(shop.pid);
  const writes: Writes = { url: shop.url, buyer, seller, perSecond: writesPerSecond };
  const writer = startModule('writes.process.ts', writes);
  await messageOf(writer);
  let pairs = 0;
  writer.on('message', () => ++pairs);
  const began = performance.now();
  const besideWrites = await alternate(servers);
  const perSecond = (pairs * 2_000) / (performance.now() - began);
  print(`while ${perSecond.toFixed(0)} writes a second run`, besideWrites);
  if (writer.exitCode !== null) throw new Error('the writer has stopped');
  writer.kill();
  memory['loaded with writes'] = memoryOf(shop.pid);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const end = Date.now() + 60_000;
    while (Date.now() < end) for (const server of servers.slice(1)) await measure(server);
    memory[`minute ${minute}`] = memoryOf(shop.pid);
  }
  memory['at most'] = memoryOf(shop.pid, 'VmHWM');
  const held = Object.entries(memory).map(([when, mb]) => `${when} ${mb.toFixed(0)} MB`);
  process.stdout.write(`\nmemory: ${held.join(', ')}\n`);
} finally {
  bareServer.kill();
  await shop.close();
}
