import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import {
  startTwoProcesses,
  type TwoProcesses,
} from '@fitness-zone/testkit/processes/two-processes.ts';
import { userActions } from '@fitness-zone/testkit/users/user-actions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let processes: TwoProcesses;
beforeAll(async () => {
  processes = await startTwoProcesses();
});
afterAll(() => processes.close());

/** A seller at each of the processes, with the same account. */
function theSeller() {
  const { urls, people, categoryId } = processes;
  const token = people.find(({ role }) => role === 'seller')?.token ?? null;
  return urls.map((url) => {
    const client = apiClient(overHttp(url), token);
    return { ...client, ...userActions(client, async () => categoryId) };
  });
}

test('if two processes edit at once, one succeeds and the other is refused', async () => {
  const sellers = theSeller();
  const [one, other] = sellers;
  if (!one || !other) throw new Error('There are two processes.');
  for (let round = 0; round < 8; round += 1) {
    const input = aProduct();
    const product = await one.addProduct(input);
    const outcomes = await Promise.all(
      sellers.map((seller, index) =>
        seller.updateProduct(anUpdate(product, { ...input, body: `Text ${index}` })).settled(),
      ),
    );
    const refusals = outcomes.map(({ refusal }) => refusal);
    expect(refusals.toSorted()).toEqual(['conflict', null]);
    // The refused caller continues from the current state.
    const loser = sellers[refusals.indexOf('conflict')] ?? one;
    await loser.updateProduct(anUpdate(product, { ...input, body: 'Both.', revision: 1 }));
  }
});

test('a pause at one process and an edit at the other are both done', async () => {
  const [one, other] = theSeller();
  if (!one || !other) throw new Error('There are two processes.');
  for (let round = 0; round < 8; round += 1) {
    const input = aProduct();
    const product = await one.addProduct(input);
    await Promise.all([
      one.pauseProduct(product),
      other.updateProduct(anUpdate(product, { ...input, resalePrice: 77_00 })),
    ]);
    const query = `query ($id: ID!) { product(id: $id) { inStock resalePrice { amount } } }`;
    const shown = () => other.graphql(query, { id: product.id }).then((answer) => answer);
    await expect
      .poll(shown)
      .toEqual({ product: { inStock: 'PAUSED', resalePrice: { amount: 77_00 } } });
  }
});
