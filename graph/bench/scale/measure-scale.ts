import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, memoryOf } from '../reads/process.ts';
import { aBench, importTowns } from '../reads/shop.ts';
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
};

const rounds = 200;
const posts = 60;
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

/** Starts a process on a filled database and measures it. */
export async function measureScale(
  scale: ScaleShop,
  products: number,
  engine: Measured['engine'],
  variables: Record<string, string>,
): Promise<Measured> {
  const first = await scale.start(variables);
  try {
    return await measure(scale, { products, engine }, first);
  } finally {
    await first.end('SIGTERM');
  }
}

async function measure(
  { tokens }: ScaleShop,
  what: Pick<Measured, 'products' | 'engine'>,
  first: MeasuredProcess,
): Promise<Measured> {
  const ask = askOf(first.url);
  await importTowns(first.url);
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
  return {
    ...what,
    readySeconds: first.readyAfterMs / 1_000,
    memoryMb,
    listMs,
    searchMs,
    detailMs,
    adminListMs,
    postMs: await costOfPosts(first.pid, post),
  };
}

/** CPU milliseconds of a post, without the idle work in the same time. */
async function costOfPosts(pid: number, post: () => Promise<void>): Promise<number> {
  await post();
  await sleep(pauseMs);
  const begun = cpuOf(pid);
  await sleep(posts * pauseMs);
  const idle = cpuOf(pid);
  for (let count = 0; count < posts; count += 1) {
    const at = performance.now();
    await post();
    await sleep(Math.max(0, at + pauseMs - performance.now()));
  }
  return Math.max(0, (cpuOf(pid) - idle - (idle - begun)) / 1_000 / posts);
}

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
