import { routesOf } from '@fitness-zone/testkit/api/routes-of.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { type DocumentNode, print } from 'graphql';
import { createClient } from 'graphql-ws';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { operations } from '../../../../web/testing/generated/operations.ts';
import { maySeePayment } from './payment.visibility.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const texts = operations.map((document) => print(document as DocumentNode));
const subscription = texts.find((text) => text.startsWith('subscription')) ?? '';

/** All changes that an open page of a user receives from a cursor on, as text. */
async function follow(user: TestUser, since?: string) {
  const socket = createClient({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `bearer ${user.token}` },
  });
  const began = Promise.withResolvers<void>();
  const page = {
    heard: '',
    async receives(text: string) {
      await expect.poll(() => page.heard).toContain(text);
    },
    [Symbol.asyncDispose]: async () => socket.dispose(),
  };
  socket.subscribe(
    { query: subscription, variables: { since } },
    {
      next: (batch) => {
        page.heard += JSON.stringify(batch);
        began.resolve();
      },
      error: began.reject,
      complete: () => {},
    },
  );
  await began.promise;
  return page;
}

/** Every query that the web application sends or that selects all of a type, and every readable REST path. */
async function allPaymentsReadBy(user: TestUser, ids: readonly string[]): Promise<string> {
  const queries = texts.filter((text) => text.startsWith('query'));
  const paths = routesOf(shop.app).filter((route) => /^GET \/\w*(\/:id)?$/.test(route));
  expect(paths).toContain('GET /bookingProducts');
  const all = await Promise.all(
    ids.flatMap((id) => [
      ...queries.map((query) => {
        const payload = { query, variables: { id, role: 'BUYER', categoryId: id } };
        return user.send({ method: 'POST', url: '/graphql', payload });
      }),
      ...paths.map((route) =>
        user.send({ method: 'GET', url: route.slice('GET '.length).replace(':id', id) }),
      ),
    ]),
  );
  return all.map(({ body }) => body).join('\n');
}

test('a seller learns who pays, and by which transaction, from the sale on and by no way before', async () => {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const since = shop.events.cursor();
  await using page = await follow(seller, since);
  await using adminPage = await follow(admin, since);

  const expectNoneIn = (text: string, found: readonly string[]) =>
    expect(found.filter((one) => text.includes(one))).toEqual([]);
  const open = async (payer: TestUser) => {
    const transactionId = transactionOf(await payer.createPaymentIntent(bench));
    return { transactionId, shown: [transactionId, payer.email, payer.name] };
  };
  const payers = await Promise.all([open(buyer), open(otherBuyer)]);
  for (const { transactionId } of payers) await adminPage.receives(transactionId);
  const secrets = payers.flatMap(({ shown }) => shown);
  expectNoneIn(await allPaymentsReadBy(seller, [bench.id]), secrets);
  expectNoneIn(page.heard, secrets);

  // Both payments are charged at once. The webhooks sell the product to one buyer and refund the other.
  const card = { payment_method: 'pm_card_visa' };
  await Promise.all(
    payers.map(({ transactionId }) =>
      shop.cards.stripe.paymentIntents.confirm(transactionId, card),
    ),
  );
  await adminPage.receives('"REFUNDED"');
  const paid = await shop.models.Payment.findOne({ productId: bench.id, status: 'paid' }).lean();
  const late = await shop.models.Payment.findOne({
    productId: bench.id,
    status: 'refunded',
  }).lean();
  const [bought, unsold] = payers
    .toSorted((one) => (one.transactionId === paid?.transactionId ? -1 : 1))
    .map(({ shown }) => shown) as [string[], string[]];
  unsold.push(late?._id.toHexString() ?? 'none');
  for (const shown of bought) await page.receives(shown);
  const order = await shop.models.Order.findOne({ productId: bench.id }).orFail();
  const read = await allPaymentsReadBy(seller, [bench.id, order.id]);
  for (const shown of bought) expect(read).toContain(shown);
  expectNoneIn(read, unsold);

  // Changes arrive in order, so a change of the late payment would have arrived before.
  const rower = await seller.addProduct(aProduct());
  await page.receives(rower.id);
  expectNoneIn(page.heard, unsold);
  await using back = await follow(seller, since);
  expect(back.heard).toContain(paid?.transactionId);
  expectNoneIn(back.heard, unsold);
});

test.each([
  ['pending', undefined, false],
  ['failed', undefined, false],
  ['paid', undefined, true],
  ['refunded', undefined, true],
  ['refunded', 'sold', false],
] as const)(
  'a payment that is %s (%s) is visible to its seller: %s',
  async (status, refundReason, isVisible) => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const id = ({ id }: TestUser) => new Types.ObjectId(id);
    const payment = {
      _id: new Types.ObjectId(),
      buyerId: id(buyer),
      sellerId: id(seller),
      status,
      ...(refundReason && { refundReason }),
    };
    const sees = async (user: TestUser) =>
      maySeePayment(await shop.models.User.findById(id(user)).lean(), payment);
    expect(await sees(seller)).toBe(isVisible);
    expect([await sees(buyer), await sees(admin)]).toEqual([true, true]);
    expect([await sees(otherBuyer), maySeePayment(null, payment)]).toEqual([false, false]);
  },
);

test('a buyer receives all changes of their payment, with any outcome', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await using page = await follow(buyer);
  await page.receives(transactionOf(await buyer.createPaymentIntent(bench)));
  await seller.deleteProduct(bench);
  await page.receives('"FAILED"');
});
