import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOtherPayments, sweepDue } from './sweep/payment.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 2 * hourMs);
const recordsOf = (productId: string) => shop.models.Payment.find({ productId }).lean();

describe('opening a payment', () => {
  test('the amount is the price in the database, not one from the client', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 129_99 }));
    const body = { _id: bench.id, productId: bench.id, resalePrice: 1, userEmail: 'x@example.com' };
    const { clientSecret } = await buyer.post<{ clientSecret: string }>(
      '/create-payment-intent',
      body,
    );
    const intent = await shop.cards.stripe.paymentIntents.retrieve(transactionOf({ clientSecret }));
    expect(intent).toMatchObject({ amount: 129_99, currency: 'usd' });
    expect(intent.metadata).toMatchObject({ productId: bench.id, buyerId: buyer.id });
  });

  test('an open payment is reused: after a reload, from two tabs, through either API', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const opened = await Promise.all(
      [1, 2, 3, 4].map(async () => buyer.createPaymentIntent(bench)),
    );
    const again = await buyer.post<{ clientSecret: string }>('/create-payment-intent', {
      _id: bench.id,
    });
    const secrets = [...opened, again].map(({ clientSecret }) => clientSecret);
    expect(new Set(secrets).size).toBe(1);
    expect(await recordsOf(bench.id)).toHaveLength(1);
  });

  test('only a product for sale can be paid for', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent({ id: 'nothing' }).refused('not-found');
    await seller.deleteProduct(bench);
    await buyer.createPaymentIntent(bench).refused('not-available');
  });

  test('a buyer cannot pay for a product posted by the same account as a seller', async () => {
    const { seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await shop.models.User.updateOne({ _id: seller.id }, { role: 'buyer' });
    await seller.createPaymentIntent(bench).refused('conflict');
  });

  test('the payment page of a product says its price', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 80_50 }));
    expect(await buyer.get(`/payment/${bench.id}`)).toMatchObject({ resalePrice: 80.5 });
  });
});

describe('recording a payment', () => {
  test('a paid product is the buyer’s, once, however often it is reported', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const { cartItem } = await buyer.addToBookingList(bench);
    const transactionId = await buyer.confirmPayment(bench);
    const recorded = await buyer.recordPayment(transactionId, bench);
    expect(recorded).toMatchObject({
      removedBookingId: cartItem.id,
      payment: { status: 'PAID', transactionId, product: { inStock: 'SOLD' } },
    });
    expect(await buyer.recordPayment(transactionId, bench)).toEqual(recorded);
    const report = { status: 'succeeded', transactionId, productId: bench.id };
    expect(await buyer.post('/payment', report)).toEqual({
      success: true,
      message: recorded.message,
    });
    expect(await recordsOf(bench.id)).toHaveLength(1);
    for (const viewer of [buyer, seller]) {
      expect(await ownPayments(viewer, 'transactionId')).toEqual([{ transactionId }]);
    }
  });

  test('after the sale the page shows the payment instead of a card form', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const transactionId = await buyer.confirmPayment(bench);
    // The browser was closed before it could report; opening the payment again settles it.
    expect(await buyer.createPaymentIntent(bench)).toMatchObject({
      clientSecret: null,
      payment: { status: 'PAID' },
    });
    expect(await buyer.recordPayment(transactionId, bench)).toMatchObject({
      payment: { status: 'PAID' },
    });
  });

  test('a made-up, foreign, unpaid or elsewhere used transaction is refused', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const [bench, rower] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await buyer.recordPayment('pi_made_up', bench).refused('not-found');
    await buyer.recordPayment('../refunds', bench).refused('not-found');
    const unpaid = transactionOf(await buyer.createPaymentIntent(bench));
    await buyer.recordPayment(unpaid, bench).refused('payment-refused');
    const foreign = await shop.cards.stripe.paymentIntents.create({
      amount: 120_00,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await buyer.recordPayment(foreign.id, bench).refused('not-found');
    const paid = await buyer.confirmPayment(bench);
    await otherBuyer.recordPayment(paid, bench).refused('not-found');
    await buyer.recordPayment(paid, rower).refused('payment-refused');
    await buyer.recordPayment(paid, bench);
    await buyer.recordPayment(paid, rower).refused('payment-refused');
    await buyer.post('/payment', { transactionId: paid, productId: rower.id }).refused(402);
    expect((await shop.models.Product.findById(rower.id).lean())?.inStock).toBe('available');
  });

  test('a payment of another amount than the price is refused and goes back in full', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const transactionId = transactionOf(await buyer.createPaymentIntent(bench));
    await shop.models.Payment.updateOne({ transactionId }, { amount: 999_99 });
    await shop.cards.stripe.paymentIntents.confirm(transactionId, {
      payment_method: 'pm_card_visa',
    });
    await buyer.recordPayment(transactionId, bench).refused('payment-refused');
    const [refund] = (await shop.cards.stripe.refunds.list({ payment_intent: transactionId })).data;
    expect(refund).toMatchObject({ amount: 120_00, status: 'succeeded' });
    expect((await shop.models.Product.findById(bench.id).lean())?.inStock).toBe('available');
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  });

  test('a changed price closes the open payment and opens another', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const before = transactionOf(await buyer.createPaymentIntent(bench));
    await shop.models.Product.updateOne({ _id: bench.id }, { resalePrice: 99_00 });
    const after = await buyer.createPaymentIntent(bench);
    expect(after.amount.amount).toBe(99_00);
    const intent = await shop.cards.stripe.paymentIntents.retrieve(before);
    expect(intent.status).toBe('canceled');
  });
});

describe('two buyers', () => {
  test('the second payer is refunded in full and informed', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const [first, second] = [
      await buyer.confirmPayment(bench),
      await otherBuyer.confirmPayment(bench),
    ];
    await buyer.recordPayment(first, bench);
    const { refusal, transcript } = await otherBuyer.recordPayment(second, bench).settled();
    expect(refusal).toBe('not-available');
    expect(transcript).toContain(
      'sold to another buyer a moment earlier. Your payment was refunded in full.',
    );
    const { data } = await shop.cards.stripe.refunds.list({ payment_intent: second });
    expect(data).toMatchObject([{ amount: 120_00, status: 'succeeded' }]);
    const record = await shop.models.Payment.findOne({ transactionId: second }).lean();
    expect(record).toMatchObject({ status: 'refunded', refundReason: 'sold' });
    await otherBuyer.createPaymentIntent(bench).refused('not-available');
  });

  test('open payments of others are called off as soon as a product is sold', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const otherTransaction = transactionOf(await otherBuyer.createPaymentIntent(bench));
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await cancelOtherPayments(shop, bench.id);
    const intent = await shop.cards.stripe.paymentIntents.retrieve(otherTransaction);
    expect(intent.status).toBe('canceled');
    expect((await recordsOf(bench.id)).map(({ status }) => status).sort()).toEqual([
      'failed',
      'paid',
    ]);
  });

  test('money taken for a product that its seller removed goes back', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const transactionId = await buyer.confirmPayment(bench);
    await seller.deleteProduct(bench);
    await buyer.recordPayment(transactionId, bench).refused('not-available');
    const { data } = await shop.cards.stripe.refunds.list({ payment_intent: transactionId });
    expect(data).toMatchObject([{ amount: 120_00, status: 'succeeded' }]);
  });

  test('a bank that takes its time ends a refund later', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const slow = await otherBuyer.confirmPayment(bench, 'pm_card_pendingRefund');
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    const { transcript } = await otherBuyer.recordPayment(slow, bench).settled();
    expect(transcript).toContain('is being refunded in full');
    const state = async () => {
      await sweepDue(shop, soon());
      return (await shop.models.Payment.findOne({ transactionId: slow }).lean())?.status;
    };
    expect(await state()).toBe('refunding');
    await expect.poll(state).toBe('refunded');
  });

  test('one of many concurrent payments for a product succeeds, and no other is charged', async () => {
    const { seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const buyers = await Promise.all(
      Array.from({ length: isFull ? 200 : 40 }, () => createUser(shop, { role: 'buyer' })),
    );
    const ends = await Promise.all(
      buyers.map(async (buyer) => {
        const charged = await buyer.confirmPayment(bench).catch(() => null);
        if (!charged) return 'refused';
        const { refusal } = await buyer.recordPayment(charged, bench).settled();
        return refusal ?? 'bought';
      }),
    );
    expect(ends.filter((end) => end === 'bought')).toHaveLength(1);
    await cancelOtherPayments(shop, bench.id);
    await sweepDue(shop, soon());
    const records = await recordsOf(bench.id);
    expect(records.filter(({ status }) => status === 'paid')).toHaveLength(1);
    let kept = 0;
    for (const { transactionId, status } of records) {
      expect(['paid', 'refunded', 'failed']).toContain(status);
      const { amount_received } = await shop.cards.stripe.paymentIntents.retrieve(transactionId);
      const { data } = await shop.cards.stripe.refunds.list({ payment_intent: transactionId });
      kept += amount_received - data.reduce((sum, { amount }) => sum + amount, 0);
    }
    expect(kept).toBe(120_00);
  });
});

describe('without the browser', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ listen: true });
  });
  afterAll(() => shop.close());
  const recordsOf = (productId: string) => shop.models.Payment.find({ productId }).lean();

  test('the provider’s webhook closes a payment', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.addToBookingList(bench);
    const transactionId = await buyer.confirmPayment(bench);
    await expect.poll(async () => (await recordsOf(bench.id))[0]?.status).toBe('paid');
    expect(await shop.models.Booking.countDocuments({ productId: bench.id })).toBe(0);
    expect(await buyer.recordPayment(transactionId, bench)).toMatchObject({
      payment: { status: 'PAID' },
    });
  });

  test('an unsigned, altered or stale webhook is refused', async () => {
    const { visitor } = await createUsers(shop);
    const { stripe, webhookSecret } = shop.cards;
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.failed',
      data: { object: {} },
    });
    const send = (signature: string, body = payload) =>
      visitor.send({
        method: 'POST',
        url: '/webhooks/stripe',
        payload: body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    const sign = (timestamp: number) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    const now = Math.floor(Date.now() / 1000);
    expect((await send(sign(now))).statusCode).toBe(200);
    expect((await send(sign(now - 301))).statusCode).toBe(400);
    expect((await send(sign(now), `${payload} `)).statusCode).toBe(400);
    expect((await send('')).statusCode).toBe(400);
    expect((await send('t=1,v1=00')).statusCode).toBe(400);
  });

  test('a refund made by hand at the provider is noted', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const transactionId = await buyer.confirmPayment(bench);
    await buyer.recordPayment(transactionId, bench);
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    await expect.poll(async () => (await recordsOf(bench.id))[0]?.status).toBe('refunded');
  });
});
