import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { words } from '../outages/requests.ts';
import { costOf } from '../reads/cost.ts';
import { cpuOf, memoryOf } from '../reads/process.ts';
import { type FilledShop, postsTo, questions } from '../reads/shop.ts';

const rounds = 200;
const posts = 20;

type Shown = { products: { edges: { node: { id: string; category: { id: string } } }[] } };

/** The costs of a shop: CPU time of its process alone, in milliseconds. */
export async function measureScale(shop: FilledShop) {
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
  async function costOfQuestion(
    query: string,
    token: string,
    variablesOf: (round: number) => object,
  ) {
    const { graphql } = apiClient(overHttp(shop.url), token);
    let before = 0;
    for (let round = -50; round < rounds; round += 1) {
      if (round === 0) before = cpuOf(shop.pid);
      await graphql(query, { ...variablesOf(round + 50) });
    }
    return (cpuOf(shop.pid) - before) / 1_000 / rounds;
  }
  const { post } = await postsTo(shop.url, seller);
  return {
    'Time to ready, s': shop.readyAfterMs / 1_000,
    'List, CPU ms': await costOfQuestion(questions.listForBuyer, buyer, (round) => ({
      first: 12 + (round % 9),
    })),
    'Search with facets, CPU ms': await costOfQuestion(questions.search, buyer, (round) => ({
      filter: { text: words[round % words.length], maxPrice: 100_000 - round },
    })),
    'Product, CPU ms': await costOfQuestion(questions.detail, buyer, (round) => ({
      id: samples[round % samples.length]?.id,
    })),
    'Admin list of a category, CPU ms': await costOfQuestion(
      questions.adminList,
      admin,
      (round) => ({ filter: { categoryId: samples[round % samples.length]?.category.id } }),
    ),
    'Memory of a process, MB': memoryOf(shop.pid),
    'Post, CPU ms': (await costOf(shop, posts, post)).cpu / 1_000,
  };
}
