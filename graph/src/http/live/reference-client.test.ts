import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

// docs/api.md's promises to a graphql-ws client that sends its last cursor on reconnecting.

const shop = await startTestShop({ listen: true });
afterAll(() => shop.close());

type Batch = { cursor: string; complete: boolean; changes: { product?: { id: string } }[] };

/** Makes batches large. */
const copies = 'abcdefgh'.replaceAll(/./g, (letter) => `${letter}: body `);

/** Follows changes as docs/api.md shows it. */
function follow(tokenOf: () => string | Promise<string>) {
  const sockets: WebSocket[] = [];
  const closes: number[] = [];
  const batches: Batch[] = [];
  const client = createClient({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: async () => ({ authorization: `bearer ${await tokenOf()}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async () => {},
    on: {
      opened: (socket) => void sockets.push(socket as WebSocket),
      closed: (event) => void closes.push((event as { code: number }).code),
    },
  });
  const variables: { since?: string } = {};
  const query = `subscription ($since: String) { changes(since: $since) {
    cursor complete changes { ... on ProductChanged { product { id body ${copies} } } }
  } }`;
  client.subscribe<{ changes: Batch }>(
    { query, variables },
    {
      next({ data }) {
        if (!data) return;
        variables.since = data.changes.cursor;
        batches.push(data.changes);
      },
      error: () => {},
      complete: () => {},
    },
  );
  const hears = (id: string) =>
    expect
      .poll(() => batches.flatMap(({ changes }) => changes).map(({ product }) => product?.id))
      .toContain(id);
  return {
    sockets,
    closes,
    batches,
    hears,
    [Symbol.asyncDispose]: async () => client.dispose(),
  };
}

test('a client that falls behind is closed with 1013, and hears afterwards what it missed', async () => {
  const { seller, buyer } = await createUsers(shop);
  const products: { id: string }[] = [];
  for (let posted = 0; posted < 45; posted += 1) {
    products.push(await seller.addProduct(aProduct({ body: 'x'.repeat(5_000) })));
  }
  await using page = follow(() => buyer.token ?? '');
  await using other = follow(() => buyer.token ?? '');
  for (const { batches } of [page, other]) {
    await expect.poll(() => batches.length).toBeGreaterThan(0);
  }
  page.sockets[0]?.pause();
  const { id: missed } = await seller.addProduct(aProduct());
  // About 2 MB each: more than the system's and the server's (1 MB) buffers of a connection.
  for (let round = 0; round < 12; round += 1) {
    const before = other.batches.length;
    for (const { id } of products) shop.events.publish({ kind: 'product', productId: id });
    await expect.poll(() => other.batches.length).toBeGreaterThan(before);
  }
  expect(page.closes).toEqual([]);
  page.sockets[0]?.resume();
  await expect.poll(() => page.closes).toEqual([1013]);
  await page.hears(missed);
  const { id: later } = await seller.addProduct(aProduct());
  await page.hears(later);
  expect(page.batches.every(({ complete }) => complete)).toBe(true);
  expect(page.sockets).toHaveLength(2);
});

test('a client whose token expires is closed with 4403, and goes on with a fresh one', async () => {
  const { seller, buyer } = await createUsers(shop);
  const expiring = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(buyer.id)
    .setIssuer('fitness-zone')
    .setAudience('fitness-zone')
    .setIssuedAt()
    .setExpirationTime(Date.now() / 1000 + 1.5)
    .sign(shop.jwtSecret);
  const tokens = [expiring];
  const posted: string[] = [];
  await using page = follow(async () => {
    const token = tokens.shift();
    if (token) return token;
    // Posted while the client is away.
    posted.push((await seller.addProduct(aProduct())).id);
    return buyer.token ?? '';
  });
  await expect.poll(() => page.batches.length).toBeGreaterThan(0);
  await expect.poll(() => page.closes).toEqual([4403]);
  await expect.poll(() => posted.length).toBe(1);
  await page.hears(posted[0] ?? '');
  expect(page.batches.every(({ complete }) => complete)).toBe(true);
});
