import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, memoryOf, messageOf, startModule } from '../reads/process.ts';
import { aBench, importTowns, metricsToken } from '../reads/shop.ts';
import type { MeasuredProcess, ScaleShop } from './open-scale-shop.ts';

/** The costs of one size on one search engine. CPU time of the shop's process alone, in milliseconds. */
export type Measured = {
  products: number;
  engine: 'embedded' | 'OpenSearch';
  readySeconds: number;
  memoryMb: number;
  listMs: number;
  searchMs: number;
  detailMs: number;
  adminListMs: number;
  postMs: number;
  /** The cost of a post to another process: database commands and CPU time. */
  otherCommands: number;
  otherMs: number;
  /** The cost of an open page to its process: memory, and CPU time per post. */
  pageKb: number;
  pageMs: number;
};

const rounds = 200;
const posts = 60;
const pages = 500;
const pauseMs = 300;
/** Pause before a process is measured, in which it can return what its start used. */
const settleMs = 5_000;

const card = 'id productName image { url srcSet } condition resalePrice { formatted } sellerName';
const questions = {
  list: `query List($first: Int!) { products(first: $first) { pageInfo { endCursor hasNextPage }
    edges { node { ${card} viewerHasBooked viewerHasWished } } } }`,
  search: `query Search($filter: ProductFilter) { products(first: 24, filter: $filter) {
    totalCount correctedText pageInfo { endCursor hasNextPage }
    edges { node { ${card} viewerHasBooked viewerHasWished } }
    facets { categories { category { id title } count } conditions { condition count }
      towns { town count } priceRange { min { amount } max { amount } } } } }`,
  detail: `query Detail($id: ID!) { product(id: $id) { ${card} body location phone sellerEmail
    originalPrice { formatted } yearsOfUsedProduct postedTime inStock viewerHasBooked viewerHasWished
    viewerCanBuy category { id title } } }`,
  adminList: `query AdminList($filter: AdminProductFilter) { adminProducts(first: 24, filter: $filter) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { id productName inStock sellerName category { title } } } } }`,
};
const words = ['bench', 'rower', 'bike', 'iron', 'adjustable', 'plates kg', 'treadmil', 'erg'];

type Sample = {
  edges: { node: { id: string; image: { url: string }; category: { id: string } } }[];
};

/** Starts two processes on a filled database and measures the first; the second bears what a post costs others. */
export async function measureScale(
  scale: ScaleShop,
  products: number,
  engine: Measured['engine'],
  variables: Record<string, string>,
): Promise<Measured> {
  const first = await scale.start(variables);
  try {
    const second = await scale.start(variables, first);
    try {
      return await measure(scale, { products, engine }, first, second);
    } finally {
      await second.end('SIGTERM');
    }
  } finally {
    await first.end('SIGTERM');
  }
}

async function measure(
  { tokens }: ScaleShop,
  what: Pick<Measured, 'products' | 'engine'>,
  first: MeasuredProcess,
  second: MeasuredProcess,
): Promise<Measured> {
  const ask = askOf(first.url);
  for (const { url } of [first, second]) await importTowns(url);
  await sleep(settleMs);
  const { products } = await ask<{ products: Sample }>(
    '{ products(first: 50) { edges { node { id image { url } category { id } } } } }',
    {},
    tokens.seller,
  );
  const samples = products.edges.map(({ node }) => node);
  /** CPU milliseconds of one question, of which no two are alike; the first ones only warm up. */
  async function costOf(query: string, token: string, variablesOf: (round: number) => object) {
    let before = 0;
    for (let round = -50; round < rounds; round += 1) {
      if (round === 0) before = cpuOf(first.pid);
      await ask(query, variablesOf(round + 50), token);
    }
    return (cpuOf(first.pid) - before) / 1_000 / rounds;
  }
  const listMs = await costOf(questions.list, tokens.buyer, (round) => ({
    first: 12 + (round % 9),
  }));
  const searchMs = await costOf(questions.search, tokens.buyer, (round) => ({
    filter: { text: words[round % words.length], maxPrice: 100_000 - round },
  }));
  const detailMs = await costOf(questions.detail, tokens.buyer, (round) => ({
    id: samples[round % samples.length]?.id,
  }));
  const adminListMs = await costOf(questions.adminList, tokens.admin, (round) => ({
    filter: { categoryId: samples[round % samples.length]?.category.id },
  }));
  const memoryMb = memoryOf(first.pid);
  const [sample] = samples;
  const input = {
    categoryId: sample?.category.id,
    image: sample?.image.url,
    ...aBench,
  };
  const post = async () => {
    const { addProduct } = await ask<{ addProduct: { success: boolean; message: string } }>(
      'mutation ($input: AddProductInput!) { addProduct(input: $input) { success message } }',
      { input },
      tokens.seller,
    );
    if (!addProduct.success) throw new Error(addProduct.message);
  };
  const alone = await costOfPosts([first, second], post);
  // Both after as many posts, so that what the process has yet to clean up is alike.
  const withoutPages = memoryOf(second.pid);
  const open = await openPages(second.url);
  try {
    const heard = await costOfPosts([first, second], post);
    const pageKb = Math.max(0, ((memoryOf(second.pid) - withoutPages) * 1024) / pages);
    return {
      ...what,
      readySeconds: first.readyAfterMs / 1_000,
      memoryMb,
      listMs,
      searchMs,
      detailMs,
      adminListMs,
      postMs: alone.cpu[0] ?? 0,
      otherCommands: alone.commands[1] ?? 0,
      otherMs: alone.cpu[1] ?? 0,
      pageKb,
      pageMs: Math.max(0, (heard.cpu[1] ?? 0) - (alone.cpu[1] ?? 0)) / pages,
    };
  } finally {
    open.kill();
  }
}

/** Visitors' pages in a process of their own, and what opening them has cost is over. */
async function openPages(url: string): Promise<ChildProcess> {
  const tokens = Array<null>(pages).fill(null);
  const open = startModule('../live/pages.process.ts', { url, tokens });
  await messageOf(open);
  await sleep(settleMs);
  return open;
}

/** The cost of a post to each process, without its idle work in the same time. */
async function costOfPosts(shops: MeasuredProcess[], post: () => Promise<void>) {
  await post();
  await sleep(pauseMs);
  const begun = await spent(shops);
  await sleep(posts * pauseMs);
  const idle = await spent(shops);
  for (let count = 0; count < posts; count += 1) {
    const at = performance.now();
    await post();
    await sleep(Math.max(0, at + pauseMs - performance.now()));
  }
  const end = await spent(shops);
  const perPost = (figure: 'cpu' | 'commands') =>
    shops.map((_shop, at) => {
      const [a, b, c] = [begun, idle, end].map((figures) => figures[at]?.[figure] ?? 0) as [
        number,
        number,
        number,
      ];
      return Math.max(0, (c - b - (b - a)) / posts);
    });
  return { cpu: perPost('cpu'), commands: perPost('commands') };
}

/** Milliseconds of CPU time and commands to the database, until now. */
const spent = (shops: MeasuredProcess[]) =>
  Promise.all(
    shops.map(async ({ pid, url }) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const [, commands] = /^\w*database_command_duration_seconds_count (\d+)$/m.exec(text) ?? [];
      if (commands === undefined) throw new Error('the metrics count no commands');
      return { cpu: cpuOf(pid) / 1_000, commands: Number(commands) };
    }),
  );

const askOf =
  (url: string) =>
  async <Data>(query: string, variables: object, token: string): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (errors || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
