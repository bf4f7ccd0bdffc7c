import { once } from 'node:events';
import { followChanges } from '@fitness-zone/testkit/api/follow-changes.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { sharedDatabase } from '@fitness-zone/testkit/shop/shared-database.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const shop = await startTestShop({ listen: true });
afterAll(() => shop.close());

const query = `subscription Follow($since: String) {
  changes(since: $since) {
    cursor complete viewer { id bookingCount }
    changes {
      __typename
      ... on ProductChanged { product { id inStock phone } }
      ... on UserChanged { user { id verified } }
      ... on CartItemAdded { cartItem { id product { id } } }
      ... on WishItemAdded { wishItem { id } }
      ... on WishItemRemoved { wishItemId product { id } }
      ... on OrderChanged { order { id } ownOrder { ...Own } }
      ... on PaymentChanged { payment { id } ownOrder { ...Own } }
    }
  }
}
fragment Own on Order { id dueAction handOverCode { code } payout { id } }`;

type Change = {
  __typename: string;
  product?: { id: string; inStock: string; phone: string | null };
  user?: { verified: boolean };
  cartItem?: { id: string; product: { id: string } };
  order?: { id: string };
  payment?: { id: string };
  ownOrder?: OwnOrder | null;
};

type OwnOrder = {
  id: string;
  dueAction: string | null;
  handOverCode: { code: string | null } | null;
  payout: { id: string } | null;
};

const follow = ({ url }: Pick<TestShop, 'url'>, token: string | null, since?: string) =>
  followChanges<Change>({ url }, token, query, { since });

test('every page receives a product that is posted or removed, with the fields its user may see', async () => {
  const { seller, buyer } = await createUsers(shop);
  await using visitor = await follow(shop, null);
  await using signedIn = await follow(shop, buyer.token);
  const bench = await seller.addProduct(aProduct({ phone: '5550123' }));
  expect((await visitor.receives('ProductChanged', bench.id)).product?.phone).toBeNull();
  expect((await signedIn.receives('ProductChanged', bench.id)).product?.phone).toBe('5550123');
  visitor.received.length = 0;
  await seller.deleteProduct(bench);
  expect((await visitor.receives('ProductChanged', bench.id)).product?.inStock).toBe('REMOVED');
});

test('a booking is sent to its owner only, with the current counts', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await using own = await follow(shop, buyer.token);
  await using others = await follow(shop, otherBuyer.token);
  const { cartItem } = await buyer.addToBookingList(bench);
  expect((await own.receives('CartItemAdded', cartItem.id)).cartItem?.product.id).toBe(bench.id);
  expect(own.received.at(-1)?.viewer).toEqual({ id: buyer.id, bookingCount: 1 });
  await seller.deleteProduct(bench);
  await others.receives('ProductChanged', bench.id);
  expect(others.changes().some(({ cartItem }) => cartItem)).toBe(false);
});

test('a wish that is removed names its product', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await using own = await follow(shop, buyer.token);
  const { wishItem } = await buyer.addToWishList(bench);
  await own.receives('WishItemAdded', wishItem.id);
  await buyer.send({ method: 'DELETE', url: `/deleteWishProduct?id=${wishItem.id}` });
  expect((await own.receives('WishItemRemoved', wishItem.id)).product?.id).toBe(bench.id);
});

test('a sale is sent to its two sides as each of them sees it, and to admins without that', async () => {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  await using bought = await follow(shop, buyer.token);
  await using sold = await follow(shop, seller.token);
  await using ofAdmin = await follow(shop, admin.token);
  await using others = await follow(shop, otherBuyer.token);
  const bench = await seller.addProduct(aProduct());
  const payment = await buyer.payPart(bench, 'WHOLE');
  const id = await orderIdOf(shop, payment.id);
  await seller.claimHandOver(id);
  const asked = '{ id dueAction handOverCode { code } payout { id } }';
  for (const [page, user] of [
    [bought, buyer],
    [sold, seller],
  ] as const) {
    const { order } = await user.graphql<{ order: OwnOrder }>(
      `query ($id: ID!) { order(id: $id) ${asked} }`,
      { id },
    );
    const last = (kind: string) =>
      page.changes().findLast(({ __typename, ownOrder }) => __typename === kind && ownOrder)
        ?.ownOrder;
    await expect.poll(() => last('OrderChanged')).toEqual(order);
    await expect.poll(() => last('PaymentChanged')?.id).toBe(id);
  }
  await ofAdmin.receives('OrderChanged', id);
  await ofAdmin.receives('PaymentChanged', payment.id);
  expect(ofAdmin.changes().filter(({ ownOrder }) => ownOrder)).toEqual([]);
  const last = await seller.addProduct(aProduct());
  await others.receives('ProductChanged', last.id);
  expect(others.changes().some(({ order, payment }) => order ?? payment)).toBe(false);
});

test('only admins and the account itself receive its verification', async () => {
  const { admin, buyer, otherBuyer } = await createUsers(shop);
  await using own = await follow(shop, buyer.token);
  await using anAdmin = await follow(shop, admin.token);
  await using others = await follow(shop, otherBuyer.token);
  await admin.graphql(
    'mutation V($email: EmailAddress!) { verifyUser(email: $email) { success } }',
    {
      email: buyer.email,
    },
  );
  expect((await own.receives('UserChanged', buyer.id)).user).toEqual({
    id: buyer.id,
    verified: true,
  });
  await anAdmin.receives('UserChanged', buyer.id);
  await admin.addCategory(aCategory({ title: `Mark ${buyer.id}` }));
  await others.until(() =>
    others.changes().some(({ __typename }) => __typename === 'CategoryChanged'),
  );
  expect(others.changes().some(({ user }) => user)).toBe(false);
});

test('changes from before a reconnection come first', async () => {
  const { seller } = await createUsers(shop);
  const cursor = shop.events.cursor();
  const bench = await seller.addProduct(aProduct());
  await using page = await follow(shop, null, cursor);
  expect(page.received[0]?.complete).toBe(true);
  expect(page.changes().some(({ product }) => product?.id === bench.id)).toBe(true);
});

test('a cursor from before the log begins is answered with: incomplete', async () => {
  await using page = await follow(shop, null, '1000');
  expect(page.received[0]).toMatchObject({ complete: false, changes: [] });
});

test('the connection of a deleted account is closed, and its token opens none', async () => {
  const { admin, buyer } = await createUsers(shop);
  await using page = await follow(shop, buyer.token);
  await admin.graphql(
    'mutation D($email: EmailAddress!) { deleteUser(email: $email) { success } }',
    {
      email: buyer.email,
    },
  );
  expect(await page.ended()).toMatchObject({ code: 4403 });
  await using again = await follow(shop, buyer.token);
  expect(await again.ended()).toMatchObject({ code: 4403 });
});

test.each(['addAdmin', 'demoteAdmin'])('%s closes the connections of the account', async (act) => {
  const { admin } = await createUsers(shop);
  const role = act === 'addAdmin' ? 'buyer' : 'admin';
  const target = await createUser(shop, { role });
  await using page = await follow(shop, target.token);
  const named = act === 'addAdmin' ? `email=${target.email}` : `userId=${target.id}`;
  await admin.patch(`/${act}?${named}`);
  expect(await page.ended()).toMatchObject({ code: 4403 });
});

test('a connection is closed when its token expires', async () => {
  const { id } = await createUser(shop);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer('fitness-zone')
    .setAudience('fitness-zone')
    .setIssuedAt()
    .setExpirationTime(Date.now() / 1000 + 1.5)
    .sign(shop.jwtSecret);
  await using page = await follow(shop, token);
  expect(page.received).toHaveLength(1);
  expect(await page.ended()).toMatchObject({ code: 4403 });
});

test('a token that was ended by a process that tells nobody closes its connection at the next look', async () => {
  const { buyer, seller } = await createUsers(shop);
  await using ended = await follow(shop, buyer.token);
  await using kept = await follow(shop, seller.token);
  await shop.models.User.updateOne({ _id: buyer.id }, { tokensValidFrom: new Date() });
  expect(await ended.ended()).toMatchObject({ code: 4403 });
  const bench = await seller.addProduct(aProduct());
  await kept.receives('ProductChanged', bench.id);
});

test("a subscription that begins after its token has ended is closed, not taken for a visitor's", async () => {
  const { buyer } = await createUsers(shop);
  const socket = new WebSocket(
    `${shop.url}/graphql`.replace(/^http/, 'ws'),
    'graphql-transport-ws',
  );
  await once(socket, 'open');
  const payload = { authorization: `bearer ${buyer.token}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  await once(socket, 'message');
  await shop.models.User.updateOne({ _id: buyer.id }, { tokensValidFrom: new Date() });
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(4403);
});

/** The server's refusal of an operation over the socket. */
async function refusalOf({ url }: Pick<TestShop, 'url'>, operation: string) {
  const socket = createClient({
    url: `${url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
  });
  const refusal = new Promise((resolve) => {
    const received = { next: resolve, error: resolve, complete: () => {} };
    socket.subscribe({ query: operation }, received);
  });
  try {
    return JSON.stringify(await refusal);
  } finally {
    await socket.dispose();
  }
}

const around = (inner: string) =>
  `subscription { changes { changes { ... on ProductChanged { product { ${inner} } } } } }`;
const productsOf = (inner: string) =>
  `category { products(first: 1) { edges { node { ${inner} } } } }`;

test.each([
  ['a query', '{ categories { id } }', 'only takes subscriptions'],
  ['a mutation', 'mutation { deleteProduct(id: "1") { success } }', 'only takes subscriptions'],
  ['one that nests too deeply', around(productsOf(productsOf(productsOf('id')))), 'depth'],
  [
    'one that costs too much',
    around(productsOf('id similarProducts(first: 10) { id }').replace('1', '100')),
    'points',
  ],
  [
    'one with too many aliases',
    around(Array.from({ length: 40 }, (_, index) => `a${index}: id`).join(' ')),
    'liases',
  ],
])('the socket refuses %s', async (_what, operation, reason) => {
  expect(await refusalOf(shop, operation)).toContain(reason);
});

test('a refusal over WebSocket names parts of the schema only where introspection is on', async () => {
  const closed = await startTestShop({ listen: true, env: { INTROSPECTION: 'false' } });
  const guess = 'subscription { change }';
  expect(await refusalOf(shop, guess)).toContain('Did you mean');
  expect(await refusalOf(closed, guess)).not.toContain('Did you mean');
  await closed.close();
});

test('a page that reconnects to a new process receives everything it missed', async () => {
  // Uses the database: on Redis, a new stream can't prove completeness yet. redis.relay.engine.test.ts covers Redis.
  await using database = await sharedDatabase({ REDIS_URL: '' });
  const before = await database.startProcess();
  const { seller } = await createUsers(before);
  const cursor = before.events.cursor();
  const bench = await seller.addProduct(aProduct());
  const recorded = async () =>
    JSON.stringify(await before.database.connection.collection('changes').find().toArray());
  await expect.poll(recorded).toContain(bench.id);
  const restarted = await database.startProcess(before);
  await using page = await follow(restarted, null, cursor);
  expect(page.received[0]?.complete).toBe(true);
  expect(page.changes().some(({ product }) => product?.id === bench.id)).toBe(true);
});

test('changes, and the end of tokens, pass between two processes on one database', async () => {
  await using database = await sharedDatabase();
  const one = await database.startProcess();
  const other = await database.startProcess(one);
  const { seller, buyer } = await createUsers(one);
  await using page = await follow(other, null);
  const bench = await seller.addProduct(aProduct());
  expect((await page.receives('ProductChanged', bench.id)).product?.inStock).toBe('AVAILABLE');
  await using elsewhere = await follow(other, buyer.token);
  await buyer.post('/signOutEverywhere', {});
  expect(await elsewhere.ended()).toMatchObject({ code: 4403 });
});
