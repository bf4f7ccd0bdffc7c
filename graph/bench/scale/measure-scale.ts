import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { cpuOf, memoryOf } from '../reads/process.ts';
import { type FilledShop, importTowns, postsTo, questions } from '../reads/shop.ts';

const rounds = 200;
const posts = 60;
const pauseMs = 300;

const words = ['bench', 'rower', 'bike', 'iron', 'adjustable', 'plates kg', 'treadmil', 'erg'];

type Shown = { products: { edges: { node: { id: string; category: { id: string } } }[] } };

/** The costs of a shop: CPU time of its process alone, in milliseconds. */
export async function measureScale(shop: FilledShop) {
  await importTowns(shop.url);
  const [buyer, seller, admin] = [
    await shop.signIn('buyer'),
    await shop.signIn('seller'),
    await shop.signIn('admin'),
  ];
  const { products } = await apiClient(overHttp(shop.url), seller).graphql<Shown>(
    '{ products(first: 50) { edges { node { id category { id } } } } }',
  );
  const samples = products.edges.map(({ node }) => node);
  /** CPU milliseconds per question. No two questions are alike; the first ones only warm up. */
  async function costOf(query: string, token: string, variablesOf: (round: number) => object) {
    const { graphql } = apiClient(overHttp(shop.url), token);
    let before = 0;
    for (let round = -50; round < rounds; round += 1) {
      if (round === 0) before = cpuOf(shop.pid);
      await graphql(query, { ...variablesOf(round + 50) });
    }
    return (cpuOf(shop.pid) - before) / 1_000 / rounds;
  }
  const listMs = await costOf(questions.listForBuyer, buyer, (round) => ({
    first: 12 + (round % 9),
  }));
  const searchMs = await costOf(questions.search, buyer, (round) => ({
    filter: { text: words[round % words.length], maxPrice: 100_000 - round },
  }));
  const detailMs = await costOf(questions.detail, buyer, (round) => ({
    id: samples[round % samples.length]?.id,
  }));
  const adminListMs = await costOf(questions.adminList, admin, (round) => ({
    filter: { categoryId: samples[round % samples.length]?.category.id },
  }));
  const memoryMb = memoryOf(shop.pid);
  const { post } = await postsTo(shop.url, seller);
  return {
    'Time to ready, s': shop.readyAfterMs / 1_000,
    'Memory of a process, MB': memoryMb,
    'List, CPU ms': listMs,
    'Search with facets, CPU ms': searchMs,
    'Product, CPU ms': detailMs,
    'Admin list of a category, CPU ms': adminListMs,
    'Post, CPU ms': await costOfPosts(shop.pid, post),
  };
}

/** CPU milliseconds of a post, without the idle work in the same time. */
async function costOfPosts(pid: number, post: () => Promise<unknown>): Promise<number> {
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
