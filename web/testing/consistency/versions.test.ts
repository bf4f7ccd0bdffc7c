import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { openOwnDatabase, ownDatabaseName } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createClient } from '../../src/apollo/client.ts';
import { subscribeToChanges } from '../../src/app/live/subscribeToChanges.ts';
import { DeleteProductDocument } from '../../src/generated/product.ts';
import { FullProductDocument, FullProductsDocument } from '../generated/fullQueries.ts';

// Two servers on one database, as behind a load balancer.
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
const { uri } = opened.adopt(await openOwnDatabase(), (database) => database.close());
const options = {
  listen: true,
  env: { JWT_SECRET: 'one for both, of at least 32 bytes' },
  config: { mongodbUri: uri },
  connect: { dbName: ownDatabaseName() },
};
const one = await startTestShop(options);
opened.defer(() => one.close());
const other = await startTestShop({ ...options, cards: one.cards });
opened.defer(() => other.close());

/** A client whose requests go to the selected shop. */
function aClient(token: string | null) {
  let shop = one;
  const client = createClient({
    uri: `${one.url}/graphql`,
    readToken: () => token,
    onSignedOut: () => {},
    fetch: (address, init) => fetch(String(address).replace(one.url, shop.url), init),
  });
  return {
    client,
    async products(from: typeof one): Promise<string[]> {
      shop = from;
      const variables = { first: 50 };
      const query = FullProductsDocument;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      return data?.products.edges.map(({ node }) => node.id) ?? [];
    },
    async remove(id: string, at: typeof one): Promise<void> {
      shop = at;
      await client.mutate({ mutation: DeleteProductDocument, variables: { id } });
    },
  };
}

test('a client finds what it wrote at the next server', async () => {
  const { seller } = await createUsers(one);
  const { products, remove } = aClient(seller.token);
  for (const [at, next] of [
    [one, other],
    [other, one],
  ] as const) {
    const { id } = await seller.addProduct(aProduct());
    await expect.poll(() => products(next)).toContain(id);
    await remove(id, at);
    expect(await products(next)).not.toContain(id);
    expect(await products(at)).not.toContain(id);
  }
});

test('a page finds what it was told of at the next server', async () => {
  const { seller } = await createUsers(one);
  const { client, products } = aClient(null);
  await products(other);
  const stop = subscribeToChanges({
    client,
    url: `${one.url}/graphql`.replace(/^http/, 'ws'),
    since: one.events.cursor(),
    readToken: () => null,
    onTokenChange: () => () => {},
    onSignedOut: () => {},
    onMissedChanges: () => {},
    onRoleChange: () => {},
    webSocket: WebSocket,
  });
  opened.defer(async () => stop());
  const { id } = await seller.addProduct(aProduct());
  const told = Promise.withResolvers<void>();
  const unwatch = client.cache.watch({
    query: FullProductDocument,
    variables: { id },
    optimistic: false,
    immediate: true,
    callback: ({ complete }) => complete && told.resolve(),
  });
  await told.promise;
  unwatch();
  expect(await products(other)).toContain(id);
});
