import { followChanges } from '@fitness-zone/testkit/api/follow-changes.ts';
import { engineAddress } from '@fitness-zone/testkit/engines/engines.ts';
import {
  type EngineShop,
  startEngineShop,
} from '@fitness-zone/testkit/engines/start-engine-shop.ts';
import { uploadPhoto } from '@fitness-zone/testkit/engines/upload-photo.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { type HttpUser, signIn, signUp, uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// One sale from the photo to the hand-over, over HTTP, on the configured engines. Each request goes to the next
// process. Steps build on each other.

type Person = HttpUser & { id: string };

let shop: EngineShop;
let [seller, buyer, admin] = [] as unknown as [Person, Person, Person];
let [categoryId, photo, orderId, code] = ['', '', '', ''];
let sold = { id: '' };
const name = uniqueName('Quokka Rower');

beforeAll(async () => {
  shop = await startEngineShop();
});
afterAll(() => shop?.close());
beforeEach(({ onTestFailed }) => onTestFailed(() => void process.stderr.write(shop.said())));

const noCache = { 'cache-control': 'no-cache' };

async function withId(user: HttpUser): Promise<Person> {
  const { me } = await user.graphql<{ me: { id: string } }>('{ me { id } }');
  return { ...user, id: me.id };
}

/** The ids that a search finds right after the caller's own write. */
async function search(text: string, reader: HttpUser = seller): Promise<string[]> {
  const query =
    'query ($text: String!) { products(first: 50, filter: { text: $text }) { edges { node { id } } } }';
  const answer = await reader.send({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { text } },
    headers: noCache,
  });
  const { data } = answer.json() as {
    data?: { products: { edges: { node: { id: string } }[] } };
  };
  if (!data) throw new Error(answer.body);
  return data.products.edges.map(({ node }) => node.id);
}

test('people sign up, and an admin adds a category', async () => {
  seller = await withId(await signUp(shop, { role: 'seller', name: 'Greta Moss' }));
  buyer = await withId(await signUp(shop, { role: 'buyer', name: 'Paul Reed' }));
  admin = await withId(await signIn(shop, shop.admin));
  photo = await uploadPhoto(shop.url, admin.token);
  const category = { title: uniqueName('Rowers'), body: 'Air and water.', image: photo };
  categoryId = (await admin.addCategory(category)).id;
});

test('a photo is kept in all its sizes, and every process serves it', async () => {
  photo = await uploadPhoto(shop.url, seller.token);
  sold = await seller.addProduct(aProduct({ categoryId, image: photo, productName: name }));
  const { product } = await seller.graphql<{ product: { image: { srcSet: string } } }>(
    'query ($id: ID!) { product(id: $id) { image { srcSet } } }',
    sold,
  );
  const sources = product.image.srcSet.split(', ').map((source) => source.split(' ')[0] ?? '');
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources)
    for (const url of shop.urls) {
      const image = await fetch(new URL(source, url));
      expect([source, image.status, image.headers.get('content-type')]).toEqual([
        source,
        200,
        'image/webp',
      ]);
      expect(image.headers.get('cache-control')).toContain('immutable');
    }
});

test('sellers find their own posts at once, everybody else within seconds', async () => {
  expect(await search(name)).toEqual([sold.id]);
  await expect.poll(() => search(name, buyer)).toEqual([sold.id]);
  const { products } = await buyer.graphql<{
    products: { totalCount: number; facets: { conditions: { condition: string }[] } };
  }>(
    `query ($text: String!, $id: ID!) {
      products(filter: { text: $text, categoryIds: [$id], conditions: [GOOD], minPrice: 1 }) {
        totalCount facets { conditions { condition count } } } }`,
    { text: name, id: categoryId },
  );
  expect(products.totalCount).toBe(1);
  expect(products.facets.conditions).toContainEqual({ condition: 'GOOD', count: 1 });
});

test('the category lists the post, and pages follow one another', async () => {
  for (let count = 0; count < 5; count += 1)
    await seller.addProduct(aProduct({ categoryId, image: photo }));
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const answer: {
      products: { pageInfo: { endCursor: string; hasNextPage: boolean }; edges: Edge[] };
    } = await buyer.graphql(
      `query ($id: ID!, $after: String) { products(first: 2, filter: { categoryId: $id }, after: $after) {
        pageInfo { endCursor hasNextPage } edges { node { id } } } }`,
      { id: categoryId, after },
    );
    const { pageInfo, edges } = answer.products;
    ids.push(...edges.map(({ node }) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(new Set(ids).size).toBe(6);
  expect(ids.at(-1)).toBe(sold.id);
});

type Edge = { node: { id: string } };

test('open pages on every process hear of a post and of its end', async () => {
  const query = `subscription { changes { cursor complete changes {
    __typename ... on ProductChanged { product { id inStock } } } } }`;
  await using pages = new AsyncDisposableStack();
  const open = [];
  for (const url of engineAddress('NGINX') ? [...shop.urls, shop.url] : shop.urls)
    open.push(pages.use(await followChanges({ url }, null, query)));
  const bench = await seller.addProduct(aProduct({ categoryId, image: photo }));
  for (const page of open) await page.receives('ProductChanged', bench.id);
  for (const page of open) page.received.length = 0;
  await seller.deleteProduct(bench);
  for (const page of open) await page.receives('ProductChanged', bench.id);
});

test('the buyer wishes, books and pays by card; the product is sold', async () => {
  await buyer.addToWishList(sold);
  const { removedWishId } = await buyer.addToBookingList(sold);
  expect(removedWishId).not.toBeNull();
  const transactionId = transactionOf(await buyer.createPaymentIntent(sold));
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  const { payment } = await buyer.recordPayment(transactionId, sold);
  expect(payment).toMatchObject({ status: 'PAID', product: { inStock: 'SOLD' } });
  await expect.poll(() => search(name, buyer)).not.toContain(sold.id);
});

test('a payment that the browser never reports is recorded by the webhook', async () => {
  const bench = await seller.addProduct(aProduct({ categoryId, image: photo }));
  const transactionId = transactionOf(await buyer.createPaymentIntent(bench));
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await expect
    .poll(async () => {
      const query = 'query ($id: ID!) { product(id: $id) { inStock } }';
      return (await seller.graphql<{ product: { inStock: string } }>(query, bench)).product;
    })
    .toEqual({ inStock: 'SOLD' });
});

test('one of two buyers at once gets the product', async () => {
  const rival = await signUp(shop, { role: 'buyer', name: 'Rita Vale' });
  const bench = await seller.addProduct(aProduct({ categoryId, image: photo }));
  const open = async (one: HttpUser) => ({
    one,
    transactionId: transactionOf(await one.createPaymentIntent(bench)),
  });
  const results = await Promise.all(
    [await open(buyer), await open(rival)].map(async ({ one, transactionId }) => {
      const card = { payment_method: 'pm_card_visa' };
      // The shop may have cancelled it by now, since the other one was faster.
      await shop.stripe.paymentIntents.confirm(transactionId, card).catch(() => null);
      const { refusal } = await one.recordPayment(transactionId, bench).settled();
      return { transactionId, refusal };
    }),
  );
  expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  const late = results.find(({ refusal }) => refusal !== null)?.transactionId ?? '';
  await expect
    .poll(async () => {
      const { status } = await shop.stripe.paymentIntents.retrieve(late);
      const { data } = await shop.stripe.refunds.list({ payment_intent: late });
      return status === 'canceled' || data.some((refund) => refund.status === 'succeeded');
    })
    .toBe(true);
});

test('the code hands the product over', async () => {
  const { orders } = await buyer.graphql<{
    orders: { nodes: { id: string; state: string; handOverCode: { code: string } }[] };
  }>(
    'query ($id: ID!) { orders(filter: { productId: $id }) { nodes { id state handOverCode { code } } } }',
    sold,
  );
  [
    {
      id: orderId,
      handOverCode: { code },
    },
  ] = orders.nodes as [(typeof orders.nodes)[0]];
  const { order } = await seller.enterHandOverCode(orderId, code);
  expect(order).toMatchObject({ state: 'CONFIRMED' });
});

test('the sale shows in the lists of admins, and in the audit of money', async () => {
  await expect
    .poll(async () => {
      const { adminOrders } = await admin.graphql<{
        adminOrders: { nodes: { id: string; state: string }[] };
      }>('query ($text: String!) { adminOrders(filter: { text: $text }) { nodes { id state } } }', {
        text: name,
      });
      return adminOrders.nodes;
    })
    .toEqual([{ id: orderId, state: 'CONFIRMED' }]);
  const { adminProducts, adminPeople } = await admin.graphql<
    Record<'adminProducts' | 'adminPeople', { totalCount: number }>
  >(
    `query ($name: String!, $seller: String!) {
      adminProducts(filter: { text: $name }) { totalCount }
      adminPeople(filter: { text: $seller }) { totalCount } }`,
    { name, seller: seller.name },
  );
  expect([adminProducts.totalCount, adminPeople.totalCount]).toEqual([1, 1]);
});

test('both sides hear of the sale', async () => {
  const kinds = async (user: HttpUser) => {
    const { notifications } = await user.graphql<{
      notifications: { nodes: { kind: string }[] };
    }>('{ notifications(first: 50) { nodes { kind } } }');
    return notifications.nodes.map(({ kind }) => kind);
  };
  await expect.poll(() => kinds(seller)).toContain('SOLD');
  await expect.poll(() => kinds(buyer)).toContain('HANDED_OVER');
});

test('a deleted product is no longer found', async () => {
  const text = uniqueName('Wombat Bike');
  const bike = await seller.addProduct(aProduct({ categoryId, image: photo, productName: text }));
  expect(await search(text)).toEqual([bike.id]);
  await seller.deleteProduct(bike);
  expect(await search(text)).not.toContain(bike.id);
  await expect.poll(() => search(text, buyer)).not.toContain(bike.id);
});

test('a deleted account leaves nothing to find', async () => {
  const text = uniqueName('Numbat Mat');
  const other = await signUp(shop, { role: 'seller', name: 'Otto Kern' });
  const mat = await other.addProduct(aProduct({ categoryId, image: photo, productName: text }));
  await admin.deleteUser(other);
  await expect.poll(() => search(text, buyer)).not.toContain(mat.id);
  expect(await other.graphql('{ me { id } }')).toEqual({ me: null });
});
