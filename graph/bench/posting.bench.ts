import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { Types } from 'mongoose';
import { reachDatabase } from '../src/adapters/database/database.ts';
import { addAudience, quiet, usual, wanted, wantedName } from './posting/add-audience.ts';
import type { Answered, Asked } from './posting/other-requests.process.ts';
import { cpuOf, messageOf, startModule } from './reads/process.ts';
import { busyShare, possible, untilQuiet } from './reads/quiet.ts';
import { aBench, importTowns, metricsToken, startFilledShop } from './reads/shop.ts';

// The cost of a post when many people hear of it. One seller has 10,000 followers. Of 20,000 saved searches half are
// spread over categories and towns, and half want the same product. The four kinds of posts alternate within one run
// (A B C D, D C B A). CPU time covers all threads of the shop until the last person is notified, minus its background
// work. Then others ask for lists and post while people are notified.

const people = Number(process.argv[2] ?? 10_000);
const rounds = 2;
/** Posts in a row that few or nobody hears of. */
const inARow = 5;
/** From one kind of post to the next: what follows of a post isn't counted for another. */
const pauseMs = 3_000;
const giveUpMs = 600_000;

let folder = '';
let tokens = { plain: '', popular: '', buyer: '' };
const shop = await startFilledShop(1_000, async (dataDir) => {
  folder = dataDir;
  tokens = await addAudience(dataDir, people);
});
const database = await reachDatabase({ mongodbUri: null, dataDir: folder });
const collection = (name: string) => database.connection.collection(name);

/** Milliseconds of CPU time and commands to the database, until now. */
async function spent(): Promise<{ at: number; cpu: number; commands: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
  const [, commands] = /^\w*database_command_duration_seconds_count (\d+)$/m.exec(text) ?? [];
  if (commands === undefined) throw new Error('the metrics count no commands');
  return { at: performance.now(), cpu: cpuOf(shop.pid) / 1_000, commands: Number(commands) };
}

type Kind = {
  name: string;
  seller: 'plain' | 'popular';
  what: { category: string; place: object };
  /** How many hear of a post at least; null if nobody counted. */
  notified: number | null;
};
const kinds: Kind[] = [
  { name: 'nobody to notify', seller: 'plain', what: quiet, notified: 0 },
  { name: 'searches spread out', seller: 'plain', what: usual, notified: null },
  { name: 'searches all alike', seller: 'plain', what: wanted, notified: people },
  { name: 'followers', seller: 'popular', what: quiet, notified: people },
];
const perRound = ({ notified }: Kind) => (notified === people ? 1 : inARow);

const visitor = apiClient(overHttp(shop.url), null);
type Sample = { categories: { id: string; title: string }[] } & {
  products: { edges: { node: { image: { url: string } } }[] };
};
const sample = await visitor.graphql<Sample>(
  '{ categories { id title } products(first: 1) { edges { node { image { url } } } } }',
);
const inputOf = ({ category, place }: Kind['what']) => ({
  ...aBench,
  categoryId: sample.categories.find(({ title }) => title === category)?.id,
  image: sample.products.edges[0]?.node.image.url,
  productName: wantedName,
  place,
});

type Posted = { answeredMs: number; lastMs: number };

/** Posts and waits until everybody is notified. */
async function post({ name, seller, what, notified }: Kind): Promise<Posted> {
  const began = performance.now();
  const { addProduct } = await apiClient(overHttp(shop.url), tokens[seller]).graphql<{
    addProduct: { product: { id: string } };
  }>('mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }', {
    input: inputOf(what),
  });
  const answeredMs = performance.now() - began;
  const _id = new Types.ObjectId(addProduct.product.id);
  const undelivered = { _id, outboxDueAt: { $gt: new Date(0) } };
  while (await collection('products').findOne(undelivered, { projection: { _id: 1 } })) {
    if (performance.now() - began > giveUpMs) throw new Error(`${name}: not everybody is notified`);
    await sleep(20);
  }
  const lastMs = performance.now() - began;
  const count = await collection('notifications').countDocuments({ productId: _id });
  if (count < (notified ?? 1)) throw new Error(`${name}: ${count} of ${notified} were notified`);
  return { answeredMs, lastMs };
}

type Measured = Posted & { posts: number; cpu: number; commands: number };

async function measure(kind: Kind, idle: { cpu: number; commands: number }): Promise<Measured> {
  const [before, posts] = [await spent(), perRound(kind)];
  const posted: Posted[] = [];
  for (let count = 0; count < posts; count += 1) posted.push(await post(kind));
  const after = await spent();
  const ms = after.at - before.at;
  return {
    posts,
    answeredMs: Math.max(...posted.map(({ answeredMs }) => answeredMs)),
    lastMs: Math.max(...posted.map(({ lastMs }) => lastMs)),
    cpu: after.cpu - before.cpu - idle.cpu * ms,
    commands: after.commands - before.commands - idle.commands * ms,
  };
}

/** CPU time and commands of background work, per millisecond. */
async function idleRate() {
  await untilQuiet(() => busyShare(shop.pid));
  const begun = await spent();
  await sleep(10_000);
  const end = await spent();
  const ms = end.at - begun.at;
  return { cpu: (end.cpu - begun.cpu) / ms, commands: (end.commands - begun.commands) / ms };
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);
const at = (figures: readonly number[], share: number) =>
  figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * share)] ?? 0;
const cell = (figure: number, digits = 0) => figure.toFixed(digits).padStart(9);

async function costs(): Promise<void> {
  const all = new Map<Kind, Measured[]>(kinds.map((kind) => [kind, []]));
  const idle = await idleRate();
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 ? kinds.toReversed() : kinds) {
      all.get(kind)?.push(await measure(kind, idle));
      await sleep(pauseMs);
    }
  }
  process.stdout.write(
    `\n${'a post'.padEnd(22)}answer ms  last notified ms  CPU ms  commands  (${people} people)\n`,
  );
  for (const [{ name }, measured] of all) {
    const posts = sum(measured.map((one) => one.posts));
    const answered = at(
      measured.map(({ answeredMs }) => answeredMs),
      0.5,
    );
    const last = Math.max(...measured.map(({ lastMs }) => lastMs));
    const [cpu, commands] = [
      possible(`CPU of a post, ${name}`, sum(measured.map((one) => one.cpu)) / posts),
      possible(`commands of a post, ${name}`, sum(measured.map((one) => one.commands)) / posts),
    ];
    process.stdout.write(
      `${name.padEnd(22)}${cell(answered)}${cell(last)}        ${cell(cpu)} ${cell(commands)}\n`,
    );
  }
}

/** How long other requests take meanwhile. */
async function others(name: string, work: () => Promise<unknown>): Promise<void> {
  const asked: Asked = {
    url: shop.url,
    buyer: tokens.buyer,
    seller: tokens.plain,
    input: inputOf(quiet),
  };
  const asking = startModule('../posting/other-requests.process.ts', asked);
  await messageOf(asking);
  await work();
  asking.send({});
  const { lists, posts, refused } = await messageOf<Answered>(asking);
  const [first] = refused;
  const figures = [lists, posts].map((took) => [at(took, 0.5), at(took, 0.99), at(took, 1)]);
  process.stdout.write(
    `${name.padEnd(22)}${figures
      .flat()
      .map((figure) => cell(figure))
      .join('')}  ` +
      `${refused.length} refused of ${lists.length + posts.length}${first ? `: ${first}` : ''}\n`,
  );
}

try {
  await importTowns(shop.url);
  // Warms up.
  for (const kind of kinds)
    for (let count = 0; count < perRound(kind); count += 1) await post(kind);
  await costs();
  process.stdout.write(
    `\n${'meanwhile'.padEnd(22)}list: median, 99 %, most ms     post: median, 99 %, most ms\n`,
  );
  await others('nothing else', () => sleep(10_000));
  for (const kind of kinds.filter(({ notified }) => notified === people))
    await others(kind.name, () => post(kind));
} finally {
  await database.close();
  await shop.close();
}
