import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { ownProcess } from '../reads/process.ts';

/** The shop, a buyer’s token for lists, and a seller’s for posting `input`. */
export type Asked = { url: string; buyer: string; seller: string; input: object };

/** How long answers took, in milliseconds, and what was refused. */
export type Answered = { lists: number[]; posts: number[]; refused: string[] };

// Asks for a list and posts at a steady rate until it is ended, and then says how long that took.

const { url, buyer, seller, input } = ownProcess.settings<Asked>();
const answered: Answered = { lists: [], posts: [], refused: [] };
let isOver = false;

const list = `query ($id: ID!) { products(first: 12) {
  edges { node { id productName image { url srcSet } resalePrice { formatted } viewerHasWished } } }
  product(id: $id) @skip(if: true) { id } }`;
const post = 'mutation ($input: AddProductInput!) { addProduct(input: $input) { message } }';

async function ask(
  everyMs: number,
  took: number[],
  ofToken: string,
  query: string,
  given: () => object,
) {
  const { graphql } = apiClient(overHttp(url), ofToken);
  while (!isOver) {
    const began = performance.now();
    try {
      await graphql(query, { ...given() });
    } catch (error) {
      answered.refused.push(String(error));
    }
    took.push(performance.now() - began);
    await sleep(Math.max(0, began + everyMs - performance.now()));
  }
}

let number = 0;
const asking = Promise.all([
  // With another variable each time, so that its answer isn't cached.
  ask(50, answered.lists, buyer, list, () => ({ id: `${number++}` })),
  ask(500, answered.posts, seller, post, () => ({ input })),
]);
process.once('message', async () => {
  isOver = true;
  await asking;
  ownProcess.send(answered);
  process.disconnect?.();
});
ownProcess.send({ begun: true });
