import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { Types } from 'mongoose';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { seen, startClockShop, statusesOf } from './offers.clock.fixture.ts';
import { startOfferSweeper, sweepOffers } from './offers.sweeper.ts';

/** The end of Wednesday: Saturday, Sunday and the holiday on Tuesday are no working days. */
const holdEnd = Date.parse('2026-11-27T00:00:00Z');
const { shop, clock, posted, kindsTo, reset } = await startClockShop();
afterAll(() => shop.close());
beforeEach(reset);

test('a hold ends at the end of the third working day, and the product is for sale again', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  const { offer } = await seller.acceptOffer(made, 80_00);
  expect(offer.heldUntil).toBe(new Date(holdEnd).toISOString());
  clock.now = holdEnd - 1;
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'PAUSED',
    hold: { until: offer.heldUntil },
    viewerOffer: { status: 'ACCEPTED' },
  });
  clock.now = holdEnd;
  expect(await seen(buyer, product)).toMatchObject({
    hold: null,
    viewerOffer: { status: 'UNPAID', answeredAt: offer.answeredAt },
  });
  await buyer.createPaymentIntent(product).refused('not-available');
  await sweepOffers(shop);
  expect(await seen(otherBuyer, product)).toMatchObject({ inStock: 'AVAILABLE', hold: null });
  expect(await statusesOf(seller)).toEqual(['unpaid']);
  expect(await kindsTo(buyer)).toEqual(['offer-accepted', 'offer-unpaid']);
  expect(await kindsTo(seller)).toEqual(['offer-made', 'offer-unpaid']);
  const next = await otherBuyer.makeOffer(product, 70_00);
  expect((await seller.acceptOffer(next, 70_00)).product.inStock).toBe('PAUSED');
});

const minute = 60_000;

test('a payment that is open a minute before the hold ends is called off, so that both sides see it end on the second', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = transactionOf(await buyer.createPaymentIntent(product));
  const statusOf = async () =>
    (await shop.cards.stripe.paymentIntents.retrieve(transactionId)).status;
  clock.now = holdEnd - minute - 1;
  await sweepOffers(shop);
  expect(await statusOf()).not.toBe('canceled');
  clock.now = holdEnd - minute;
  await sweepOffers(shop);
  expect(await statusOf()).toBe('canceled');
  await buyer.createPaymentIntent(product).refused('not-available');
  clock.now = holdEnd - 1;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('ACCEPTED');
  expect(await statusesOf(seller)).toEqual(['accepted']);
  clock.now = holdEnd;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('UNPAID');
  expect(await statusesOf(seller)).toEqual(['unpaid']);
  await sweepOffers(shop);
  expect(await seen(buyer, product)).toMatchObject({ inStock: 'AVAILABLE', hold: null });
});

test('a product stays held until the card provider answers, even past the hold’s end', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = transactionOf(await buyer.createPaymentIntent(product));
  clock.now = holdEnd + 4_000;
  // Whether it was paid in time isn't known yet. The end moves on, so that no state outlasts it.
  for (const person of [buyer, seller]) {
    const [offer] = await person.get<{ status: string; heldUntil: number }[]>('/offers');
    expect(offer).toMatchObject({ status: 'accepted', heldUntil: clock.now });
  }
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
  clock.now = holdEnd;
  await sweepOffers(shop);
  await sweepOffers(shop);
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'SOLD',
    hold: null,
    viewerOffer: { status: 'PAID' },
  });
});

/** A buyer with an accepted offer of $80 and an open payment for it. */
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
  clock.now = holdEnd - 1;
  await pay();
  clock.now = holdEnd + 9_000;
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
    clock.now = holdEnd + late;
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
    expect(await kindsTo(seller)).not.toContain('sold');
  },
);

test('a late payment that nobody reports goes back with the next sweep', async () => {
  const { buyer, product, pay, paymentNow } = await payingLate();
  clock.now = holdEnd;
  await pay();
  await sweepOffers(shop);
  expect((await seen(buyer, product)).viewerOffer.status).toBe('UNPAID');
  expect(await paymentNow()).toMatchObject({ status: 'refunded', refundReason: 'hold-over' });
});

test('a late payment is refunded also once the product is for sale again at another price', async () => {
  const { seller, buyer, product, pay, paymentNow, transactionId } = await payingLate();
  await pay();
  // The hold ends before the shop learns of the payment.
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
  clock.now = holdEnd;
  const text =
    'mutation ($id: ID!) { createPaymentIntent(productId: $id) { success message code } }';
  expect(await buyer.graphql(text, { id: product.id }).refused('not-available')).toMatchObject({
    createPaymentIntent: {
      message: `${product.productName} was held for you until the end of Thursday, Nov 26 (UTC). The agreed price no longer applies.`,
    },
  });
});

test('the sweeper calls off an open payment on the second, a minute before the hold ends', async () => {
  const { transactionId } = await payingLate();
  clock.now = holdEnd - minute - 200;
  const lookUp = vi.spyOn(shop.models.Product, 'findOne');
  const sweeper = startOfferSweeper({ ...shop, now: () => clock.now });
  // The sweeper has found no due offer, and asks for the next due time.
  await expect
    .poll(() => lookUp.mock.calls.some(([filter]) => filter && 'offersDueAt' in filter))
    .toBe(true);
  lookUp.mockRestore();
  clock.now = holdEnd - minute;
  const intent = () => shop.cards.stripe.paymentIntents.retrieve(transactionId);
  await expect.poll(async () => (await intent()).status).toBe('canceled');
  await sweeper.stop();
});

test('money for a hold that is over goes back', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  const transactionId = await buyer.confirmPayment(product);
  // Ends the hold before the provider answers, to simulate a lost answer.
  await shop.models.Product.updateOne(
    { _id: new Types.ObjectId(product.id) },
    { inStock: 'available', $unset: { hold: 1 } },
  );
  await buyer.recordPayment(transactionId, product).refused('not-available');
  await expect
    .poll(async () => (await shop.models.Payment.findOne({ transactionId }).lean())?.status)
    .toBe('refunded');
});
