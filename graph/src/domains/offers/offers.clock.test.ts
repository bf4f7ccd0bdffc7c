import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeStock } from '../catalog/stock/change-stock.service.ts';
import { stockUpdate } from '../catalog/stock/stock-update.rules.ts';
import { startOfferSweeper, sweepOffers } from './offers.sweeper.ts';

// Friday.
const begin = Date.parse('2026-11-20T15:30:00Z');
/** The end of Wednesday: Saturday, Sunday and the holiday on Tuesday are no working days. */
const holdEnd = Date.parse('2026-11-27T00:00:00Z');
const lifeMs = 90 * 86_400_000;
const price = 120_00;

let clock = begin;
let shop: TestShop;
beforeAll(async () => {
  const env = { TIME_ZONE: 'UTC', HOLIDAYS: '2026-11-24,2026-12-25' };
  shop = await startTestShop({ env, now: () => clock });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // What is due at a later time would never be.
  await allNotified(shop);
  clock = begin;
});

async function posted() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: price }));
  return { ...users, product };
}

const query = `query ($id: ID!) { product(id: $id) {
  inStock hold { until } viewerOffer { status answeredAt viewerCanWithdraw }
} }`;

type Seen = {
  inStock: string;
  hold: { until: string } | null;
  viewerOffer: { status: string; answeredAt: string | null; viewerCanWithdraw: boolean };
};

const seen = (person: TestUser, { id }: { id: string }) =>
  person.graphql<{ product: Seen }>(query, { id }).map(({ product }) => product);

/** The statuses of a seller's offers over REST, in the order of the list. */
const listed = async (person: TestUser, filter = '') =>
  (await person.get<{ status: string }[]>(`/offers${filter}`)).map(({ status }) => status);

const messages = async ({ id }: { id: string }) => {
  await allNotified(shop);
  const found = await shop.models.Notification.find({ userId: id }).sort({ _id: 1 }).lean();
  return found.map(({ kind }) => kind);
};

test('an offer lapses 90 days after it was made, to the millisecond, before anybody has written so', async () => {
  const { seller, buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock = begin + lifeMs - 1;
  expect((await seen(buyer, product)).viewerOffer).toEqual({
    status: 'OPEN',
    answeredAt: null,
    viewerCanWithdraw: true,
  });
  clock = begin + lifeMs;
  const stored = await shop.models.Offer.findOne({ buyerId: buyer.id }).lean();
  expect(stored?.status).toBe('open');
  expect((await seen(buyer, product)).viewerOffer).toEqual({
    status: 'LAPSED',
    answeredAt: new Date(begin + lifeMs).toISOString(),
    viewerCanWithdraw: false,
  });
  expect(await listed(seller, '?status=open')).toEqual([]);
  expect(await listed(seller)).toEqual(['lapsed']);
  expect(await messages(buyer)).toEqual(['offer-lapsed']);
  expect(await messages(seller)).toEqual(['offer-made', 'offer-lapsed']);
});

test('the 90 days begin anew when the amount is changed', async () => {
  const { seller, buyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  clock = begin + lifeMs - 1;
  await buyer.makeOffer(product, 81_00);
  clock = begin + 2 * lifeMs - 2;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('OPEN');
  clock += 1;
  await seller.acceptOffer(made, 81_00).refused('conflict');
  await buyer.withdrawOffer(made).refused('conflict');
  expect((await buyer.makeOffer(product, 82_00)).id).not.toBe(made.id);
});

test('an offer is accepted until its last millisecond', async () => {
  const { seller, buyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  clock = begin + lifeMs - 1;
  expect((await seller.acceptOffer(made, 80_00)).offer.status).toBe('ACCEPTED');
});

test('open offers outlast a pause, in which they lapse as ever and nothing can be accepted', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock = begin + 5;
  const made = await otherBuyer.makeOffer(product, 70_00);
  await seller.pauseProduct(product);
  clock = begin + lifeMs + 1;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('LAPSED');
  expect((await seen(otherBuyer, product)).viewerOffer).toEqual({
    status: 'OPEN',
    answeredAt: null,
    viewerCanWithdraw: true,
  });
  await seller.acceptOffer(made, 70_00).refused('not-available');
  await otherBuyer.makeOffer(product, 75_00).refused('not-available');
  await seller.resumeProduct(product);
  expect((await seller.acceptOffer(made, 70_00)).offer.status).toBe('ACCEPTED');
  expect(await messages(otherBuyer)).toEqual(['offer-accepted']);
  expect(await messages(buyer)).toEqual(['offer-lapsed']);
});

test('what had lapsed before its product was sold elsewhere stays lapsed, and what had not is closed', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock = begin + 5;
  await otherBuyer.makeOffer(product, 70_00);
  await seller.pauseProduct(product);
  clock = begin + lifeMs + 1;
  await seller.markSoldElsewhere(product);
  clock = begin + lifeMs + 100;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('LAPSED');
  expect((await seen(otherBuyer, product)).viewerOffer).toMatchObject({
    status: 'CLOSED',
    answeredAt: new Date(begin + lifeMs + 1).toISOString(),
  });
  await seller.relistProduct(product);
  expect(await messages(otherBuyer)).toEqual(['offer-closed']);
  expect((await seen(otherBuyer, product)).viewerOffer.status).toBe('CLOSED');
});

const soldElsewhere = () => stockUpdate(shop, 'sold-elsewhere', { inStock: 'available' });

test('when an offer was closed stays so, although its product is relisted and sold elsewhere again before anybody has written it', async () => {
  const { seller, buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock = begin + 1_000;
  // As a process leaves it that ends behind its write.
  await shop.models.Product.updateOne({ _id: new Types.ObjectId(product.id) }, soldElsewhere());
  const closed = { status: 'CLOSED', answeredAt: new Date(begin + 1_000).toISOString() };
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(closed);
  clock = begin + 2 * lifeMs;
  await seller.relistProduct(product);
  await seller.markSoldElsewhere(product);
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(closed);
});

test('before a product is for sale again, what became of its offers is written', async () => {
  const { buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  const productId = new Types.ObjectId(product.id);
  await shop.models.Product.updateOne({ _id: productId }, soldElsewhere());
  expect(await changeStock(shop, productId, 'relist')).toMatchObject({ inStock: 'available' });
  expect((await shop.models.Offer.findOne({ productId }).lean())?.status).toBe('closed');
});

test('an accepted offer can be paid until its last millisecond, while its seller can do nothing', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  await seller.pauseProduct(product).refused('not-available');
  clock = holdEnd - 1;
  await buyer.recordPayment(await buyer.confirmPayment(product), product);
  expect((await seen(buyer, product)).viewerOffer.status).toBe('PAID');
});

test('an offer that was not paid in time stays unpaid when its product is removed before the sweep', async () => {
  const { seller, admin, buyer, product } = await posted();
  const { offer } = await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  clock = holdEnd;
  const unpaid = { status: 'UNPAID', answeredAt: offer.answeredAt };
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(unpaid);
  await admin.deleteProduct(product);
  await sweepOffers(shop);
  expect(await listed(seller)).toEqual(['unpaid']);
});

test.each([
  [holdEnd - 1, 'withdrawn'],
  [holdEnd, 'unpaid'],
] as const)('an offer whose buyer is deleted at %i is %s', async (at, status) => {
  const { admin, seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  clock = at;
  await admin.deleteUser(buyer);
  const offer = await shop.models.Offer.findOne({ productId: product.id }).lean();
  expect(offer?.status).toBe(status);
  expect((await shop.models.Product.findById(product.id).lean())?.inStock).toBe('available');
});

test('a hold ends at the end of the third working day, and the product is for sale again', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  const { offer } = await seller.acceptOffer(made, 80_00);
  expect(offer.heldUntil).toBe(new Date(holdEnd).toISOString());
  clock = holdEnd - 1;
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'PAUSED',
    hold: { until: offer.heldUntil },
    viewerOffer: { status: 'ACCEPTED' },
  });
  clock = holdEnd;
  expect(await seen(buyer, product)).toMatchObject({
    hold: null,
    viewerOffer: { status: 'UNPAID', answeredAt: offer.answeredAt },
  });
  await buyer.createPaymentIntent(product).refused('not-available');
  await sweepOffers(shop);
  expect(await seen(otherBuyer, product)).toMatchObject({ inStock: 'AVAILABLE', hold: null });
  expect(await listed(seller)).toEqual(['unpaid']);
  expect(await messages(buyer)).toEqual(['offer-accepted', 'offer-unpaid']);
  expect(await messages(seller)).toEqual(['offer-made', 'offer-unpaid']);
  const next = await otherBuyer.makeOffer(product, 70_00);
  expect((await seller.acceptOffer(next, 70_00)).product.inStock).toBe('PAUSED');
});

test('a payment that is open when the hold ends is called off first', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = transactionOf(await buyer.createPaymentIntent(product));
  clock = holdEnd;
  // Whether it was paid in time is not known yet.
  expect((await seen(buyer, product)).viewerOffer.status).toBe('ACCEPTED');
  await sweepOffers(shop);
  const intent = await shop.cards.stripe.paymentIntents.retrieve(transactionId);
  expect(intent.status).toBe('canceled');
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'AVAILABLE',
    viewerOffer: { status: 'UNPAID' },
  });
});

test('money that came in time and was not reported buys the product at the end of the hold', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  await buyer.confirmPayment(product);
  clock = holdEnd;
  await sweepOffers(shop);
  await sweepOffers(shop);
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'SOLD',
    hold: null,
    viewerOffer: { status: 'PAID' },
  });
});

/** A buyer whose accepted offer of $80 is to be paid, with the payment open. */
async function payingLate() {
  const arranged = await posted();
  const { seller, buyer, product } = arranged;
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = transactionOf(await buyer.createPaymentIntent(product));
  const pay = () =>
    shop.cards.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  const paymentNow = () => shop.models.Payment.findOne({ transactionId }).lean();
  return { ...arranged, transactionId, pay, paymentNow };
}

test('a payment that is completed in the last second buys at the agreed price, however late it is reported', async () => {
  const { buyer, product, transactionId, pay } = await payingLate();
  clock = holdEnd - 1;
  await pay();
  clock = holdEnd + 9_000;
  await buyer.recordPayment(transactionId, product);
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'SOLD',
    viewerOffer: { status: 'PAID' },
  });
});

test.each([0, 9_000])(
  'a payment that is completed %i ms after the end of the hold goes back, and its buyer reads why',
  async (late) => {
    const { seller, buyer, product, transactionId, pay, paymentNow } = await payingLate();
    clock = holdEnd + late;
    await pay();
    const text = `mutation ($input: RecordPaymentInput!) {
      recordPayment(input: $input) { success message code }
    }`;
    const input = { transactionId, productId: product.id };
    expect(await buyer.graphql(text, { input }).refused('not-available')).toMatchObject({
      recordPayment: {
        message: `${product.productName} was no longer held for you when your payment came. Your payment was refunded in full.`,
      },
    });
    expect(await paymentNow()).toMatchObject({ status: 'refunded', refundReason: 'hold-over' });
    await sweepOffers(shop);
    expect(await seen(buyer, product)).toMatchObject({
      inStock: 'AVAILABLE',
      viewerOffer: { status: 'UNPAID' },
    });
    expect(await messages(seller)).not.toContain('sold');
  },
);

test('a late payment that nobody reports goes back with the next sweep', async () => {
  const { buyer, product, pay, paymentNow } = await payingLate();
  clock = holdEnd;
  await pay();
  await sweepOffers(shop);
  expect((await seen(buyer, product)).viewerOffer.status).toBe('UNPAID');
  expect(await paymentNow()).toMatchObject({ status: 'refunded', refundReason: 'hold-over' });
});

test('a late payment is refunded also once the product is for sale again at another price', async () => {
  const { seller, buyer, product, pay, paymentNow, transactionId } = await payingLate();
  await pay();
  // The hold ends while nobody knows that it was paid.
  await shop.models.Product.updateOne(
    { _id: new Types.ObjectId(product.id) },
    { inStock: 'available', $unset: { hold: 1 } },
  );
  await buyer.recordPayment(transactionId, product).refused('not-available');
  expect(await paymentNow()).toMatchObject({ refundReason: 'hold-over' });
  expect((await seen(seller, product)).inStock).toBe('AVAILABLE');
});

test('a buyer who comes to pay after the end of the hold reads that it is over', async () => {
  const { buyer, product } = await payingLate();
  clock = holdEnd;
  const text =
    'mutation ($id: ID!) { createPaymentIntent(productId: $id) { success message code } }';
  expect(await buyer.graphql(text, { id: product.id }).refused('not-available')).toMatchObject({
    createPaymentIntent: {
      message: `${product.productName} was held for you until the end of Thursday, Nov 26 (UTC). The agreed price no longer applies.`,
    },
  });
});

test('the sweeper calls off an open payment on the second at which the hold ends', async () => {
  const { transactionId } = await payingLate();
  clock = holdEnd - 200;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const sweeper = startOfferSweeper({ ...shop, now: () => clock });
  await expect.poll(() => timers.mock.calls.some(([, ms]) => ms === 200)).toBe(true);
  timers.mockRestore();
  clock = holdEnd;
  const intent = () => shop.cards.stripe.paymentIntents.retrieve(transactionId);
  await expect.poll(async () => (await intent()).status).toBe('canceled');
  await sweeper.stop();
});

test('money for a hold that is over goes back', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = await buyer.confirmPayment(product);
  // The hold ends while the provider has not been asked: as if its answer had been lost.
  await shop.models.Product.updateOne(
    { _id: new Types.ObjectId(product.id) },
    { inStock: 'available', $unset: { hold: 1 } },
  );
  await buyer.recordPayment(transactionId, product).refused('not-available');
  await expect
    .poll(async () => (await shop.models.Payment.findOne({ transactionId }).lean())?.status)
    .toBe('refunded');
});
