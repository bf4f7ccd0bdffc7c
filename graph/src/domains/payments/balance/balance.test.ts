import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale, moneyKept, paymentRecord } from '@fitness-zone/testkit/payments/instalments.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveEvent } from '../payments.webhook.ts';
import { sweepDue } from '../sweep/payment.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 2 * hourMs);
const charge = (transactionId: string, card = 'pm_card_visa') =>
  shop.cards.stripe.paymentIntents.confirm(transactionId, { payment_method: card });

type Shown = { id: string; part: string; balance: { status: string } | null };
const shownFields = `
  id part amount { amount } price { amount } firstHalf { id }
  handOver { status } contact { email }
  balance { status amount { amount } paidAt payment { id amount { amount } } }
  viewerCanPayBalance viewerCanCancelSale`;
const seenBy = (viewer: TestUser) => ownPayments<Shown>(viewer, shownFields);

describe('the first half', () => {
  test('sells the product, and leaves a balance that adds up to the price', async () => {
    const { buyer, seller, product, first } = await aHalfSale(shop);
    expect(first).toMatchObject({ status: 'PAID', product: { inStock: 'SOLD' } });
    const state = {
      id: first.id,
      part: 'FIRST_HALF',
      amount: { amount: 60_01 },
      price: { amount: 120_01 },
      firstHalf: null,
      handOver: { status: 'PAID' },
      balance: { status: 'NOT_DUE', amount: { amount: 60_00 }, paidAt: null, payment: null },
      viewerCanCancelSale: false,
    };
    expect(await seenBy(buyer)).toMatchObject([{ ...state, viewerCanPayBalance: true }]);
    expect(await seenBy(seller)).toMatchObject([{ ...state, viewerCanPayBalance: false }]);
    expect(await moneyKept(shop, product)).toBe(60_01);
  });

  test('needs a price of twice the least charge', async () => {
    const { seller, buyer } = await createUsers(shop);
    const cheap = await seller.addProduct(aProduct({ resalePrice: 99 }));
    await buyer.createPaymentIntent(cheap, 'FIRST_HALF').refused('conflict');
    const enough = await seller.addProduct(aProduct({ resalePrice: 100 }));
    expect(await buyer.createPaymentIntent(enough, 'FIRST_HALF')).toMatchObject({
      amount: { amount: 50 },
    });
  });

  test('is reopened unchanged, and cancelled for another part', async () => {
    const { seller, buyer } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const half = await buyer.createPaymentIntent(product, 'FIRST_HALF');
    expect(await buyer.createPaymentIntent(product, 'FIRST_HALF')).toEqual(half);
    const whole = await buyer.createPaymentIntent(product);
    expect(whole.amount.amount).toBe(120_00);
    await expect(charge(transactionOf(half))).rejects.toThrow();
    const payments = await shop.models.Payment.find({ productId: product.id }).lean();
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['failed', 'pending']);
  });

  test('paid in two windows, or by another buyer in full, is paid once', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const half = transactionOf(await buyer.createPaymentIntent(product, 'FIRST_HALF'));
    const again = transactionOf(await buyer.createPaymentIntent(product, 'FIRST_HALF'));
    expect(again).toBe(half);
    const whole = transactionOf(await otherBuyer.createPaymentIntent(product));
    await Promise.all([charge(half), charge(whole)]);
    const ends = await Promise.all([
      buyer.recordPayment(half, product).settled(),
      buyer.recordPayment(half, product).settled(),
      otherBuyer.recordPayment(whole, product).settled(),
    ]);
    const [mine, mineAgain, theirs] = ends.map(({ refusal }) => refusal);
    expect(mine).toBe(mineAgain);
    expect([mine, theirs].toSorted()).toEqual([null, 'not-available'].toSorted());
    expect(await moneyKept(shop, product)).toBe(mine === null ? 60_00 : 120_00);
  });

  test('once paid, is the answer to a request to pay the whole price', async () => {
    const { buyer, product } = await aHalfSale(shop);
    for (const part of ['WHOLE', 'FIRST_HALF'] as const) {
      expect(await buyer.createPaymentIntent(product, part)).toMatchObject({
        clientSecret: null,
        payment: { status: 'PAID' },
      });
    }
  });

  test('charged while the price went up goes back', async () => {
    const { seller, buyer } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const transactionId = await buyer.confirmPayment(product, 'pm_card_visa', 'FIRST_HALF');
    await shop.models.Product.updateOne({ _id: product.id }, { resalePrice: 121_00 });
    await buyer.recordPayment(transactionId, product).refused('not-available');
    expect(await moneyKept(shop, product)).toBe(0);
  });
});

describe('the balance', () => {
  test('can be paid before the hand-over; then the sale is fully paid', async () => {
    const { buyer, seller, admin, product, first } = await aHalfSale(shop);
    const balance = await buyer.payPart(product, 'BALANCE');
    expect(balance.status).toBe('PAID');
    expect(await moneyKept(shop, product)).toBe(120_01);
    const sale = {
      id: first.id,
      balance: { status: 'PAID', payment: { id: balance.id, amount: { amount: 60_00 } } },
      viewerCanPayBalance: false,
    };
    const own = {
      id: balance.id,
      part: 'BALANCE',
      price: { amount: 120_01 },
      balance: null,
      firstHalf: { id: first.id },
      handOver: null,
      contact: null,
    };
    for (const side of [buyer, seller]) {
      expect(await seenBy(side)).toMatchObject([sale, own]);
    }
    const listed = await allPayments<Shown>(admin, 'id');
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([balance.id, first.id]));
    expect(await buyer.createPaymentIntent(product, 'BALANCE')).toMatchObject({
      clientSecret: null,
      payment: { status: 'PAID' },
    });
    await buyer.confirmReceiptOf(first);
    expect((await paymentRecord(shop, first)).balance).toMatchObject({ status: 'paid' });
  });

  test('is paid by nobody but the buyer of a first half', async () => {
    const { otherBuyer, buyer, seller, product } = await aHalfSale(shop);
    await otherBuyer.createPaymentIntent(product, 'BALANCE').refused('conflict');
    const whole = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent(whole, 'BALANCE').refused('conflict');
    await buyer.payPart(whole, 'WHOLE');
    await buyer.createPaymentIntent(whole, 'BALANCE').refused('conflict');
  });

  test('requested too early cancels no open payment', async () => {
    const { buyer, seller } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const open = await buyer.createPaymentIntent(product);
    await buyer.createPaymentIntent(product, 'BALANCE').refused('conflict');
    expect(await buyer.createPaymentIntent(product)).toEqual(open);
  });

  test('is taken once, despite repeated reports in any order', async () => {
    const { buyer, product, first } = await aHalfSale(shop);
    const transactionId = await buyer.confirmPayment(product, 'pm_card_visa', 'BALANCE');
    const intent = await shop.cards.stripe.paymentIntents.retrieve(transactionId);
    const event = { type: 'payment_intent.succeeded', data: { object: intent } } as const;
    await Promise.all([
      receiveEvent(shop, event),
      buyer.recordPayment(transactionId, product),
      sweepDue(shop, soon()),
      receiveEvent(shop, event),
    ]);
    expect((await paymentRecord(shop, first)).balance).toMatchObject({ status: 'paid' });
    expect(await moneyKept(shop, product)).toBe(120_01);
    expect(await buyer.recordPayment(transactionId, product)).toMatchObject({
      message: expect.stringContaining('fully paid'),
    });
  });

  test('paid a second time, by an unknown intent, goes back', async () => {
    const { buyer, seller, product, first } = await aHalfSale(shop);
    const stray = transactionOf(await buyer.createPaymentIntent(product, 'BALANCE'));
    // Simulates a process that ended before its write. The next attempt gets its own intent.
    await shop.models.Payment.deleteOne({ transactionId: stray });
    const { metadata, amount, currency } = await shop.cards.stripe.paymentIntents.retrieve(stray);
    const intent = { amount, currency, metadata, payment_method_types: ['card'] };
    const second = await shop.cards.stripe.paymentIntents.create(intent);
    await Promise.all([charge(stray), charge(second.id)]);
    const ends = await Promise.all(
      [stray, second.id].map((id) => buyer.recordPayment(id, product).settled()),
    );
    expect(ends.map(({ refusal }) => refusal).toSorted()).toEqual(
      [null, 'not-available'].toSorted(),
    );
    expect(await moneyKept(shop, product)).toBe(120_01);
    const returned = await shop.models.Payment.findOne({ refundReason: 'balance-paid' }).lean();
    expect(returned).toMatchObject({ status: 'refunded', part: 'balance' });
    // The stray attempt came last. The balance still counts as paid, and the product belongs to the buyer.
    expect(await buyer.createPaymentIntent(product, 'BALANCE')).toMatchObject({
      payment: { status: 'PAID' },
    });
    expect(await buyer.createPaymentIntent(product)).toMatchObject({ payment: { status: 'PAID' } });
    // The seller sees neither the returned payment nor its sum, and their acts and receipt succeed.
    const { _id } = await shop.models.Order.findOne({ firstPaymentId: first.id }).lean().orFail();
    const shown = await seller.graphql(
      `mutation ($id: ID!) {
        claimHandOver(orderId: $id) {
          payments { transactionId part }
          order { payments { transactionId part } totals { paid { amount } refunded { amount } } }
        }
      }`,
      { id: _id.toHexString() },
    );
    const payments = ['FIRST_HALF', 'BALANCE'].map((part) => ({
      transactionId: expect.stringMatching(/^pi_/),
      part,
    }));
    expect(shown).toEqual({
      claimHandOver: {
        payments,
        order: { payments, totals: { paid: { amount: 120_01 }, refunded: { amount: 0 } } },
      },
    });
    const { receipt } = await seller.graphql<{ receipt: { payments: unknown[] } }>(
      'query ($id: ID!) { receipt(orderId: $id) { payments { transactionId } } }',
      { id: _id.toHexString() },
    );
    expect(receipt.payments).toHaveLength(2);
  });

  test('whose intent names another sale or another part goes back', async () => {
    const { buyer, product, first } = await aHalfSale(shop);
    const transactionId = transactionOf(await buyer.createPaymentIntent(product, 'BALANCE'));
    await shop.models.Payment.updateOne({ transactionId }, { part: 'whole' });
    await charge(transactionId);
    await buyer.recordPayment(transactionId, product).refused('payment-refused');
    expect((await paymentRecord(shop, first)).balance).toMatchObject({ status: 'not-due' });
    expect(await moneyKept(shop, product)).toBe(60_01);
  });

  test('is called off when the first half is refunded, and what arrives then goes back', async () => {
    const { buyer, product, first } = await aHalfSale(shop);
    const open = await buyer.createPaymentIntent(product, 'BALANCE');
    await charge(transactionOf(open));
    const { transactionId } = await paymentRecord(shop, first);
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    const object = { payment_intent: transactionId } as never;
    await receiveEvent(shop, { type: 'refund.created', data: { object } } as never);
    expect(await paymentRecord(shop, first)).toMatchObject({
      status: 'refunded',
      refundReason: 'cancelled',
      balance: { status: 'cancelled' },
    });
    await buyer.recordPayment(transactionOf(open), product).refused('not-available');
    expect(await moneyKept(shop, product)).toBe(0);
    await buyer.createPaymentIntent(product, 'BALANCE').refused('conflict');
  });

  test('still unpaid is cancelled by the refund of the first half', async () => {
    const { buyer, product, first } = await aHalfSale(shop);
    const open = transactionOf(await buyer.createPaymentIntent(product, 'BALANCE'));
    const { transactionId } = await paymentRecord(shop, first);
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    const object = { payment_intent: transactionId } as never;
    await receiveEvent(shop, { type: 'refund.created', data: { object } } as never);
    await expect
      .poll(async () => (await shop.models.Payment.findOne({ transactionId: open }).lean())?.status)
      .toBe('failed');
    await expect(charge(open)).rejects.toThrow();
  });

  test('stays unchanged after a partial refund of the first half', async () => {
    const { product, first, buyer } = await aHalfSale(shop);
    const { transactionId } = await paymentRecord(shop, first);
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId, amount: 100 });
    const object = { payment_intent: transactionId } as never;
    await receiveEvent(shop, { type: 'refund.created', data: { object } } as never);
    expect(await paymentRecord(shop, first)).toMatchObject({
      status: 'paid',
      amountRefunded: 100,
      balance: { status: 'not-due' },
    });
    await buyer.payPart(product, 'BALANCE');
    expect(await moneyKept(shop, product)).toBe(119_01);
  });

  test('refunded first half whose refund the bank sends back is no sale again', async () => {
    const users = await createUsers(shop);
    const product = await users.seller.addProduct(aProduct());
    const first = await users.buyer.payPart(product, 'FIRST_HALF', 'pm_card_refundFail');
    const { transactionId } = await paymentRecord(shop, first);
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    const object = { payment_intent: transactionId } as never;
    const tell = () => receiveEvent(shop, { type: 'refund.updated', data: { object } } as never);
    await tell();
    await expect
      .poll(
        async () => {
          await tell();
          return (await paymentRecord(shop, first)).status;
        },
        { interval: 200 },
      )
      .toBe('refund-failed');
    expect((await paymentRecord(shop, first)).balance?.status).toBe('cancelled');
  });
});

describe('over REST', () => {
  test('a part is asked for by its word, and both acts have their paths', async () => {
    const { seller, buyer, admin } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const open = (part?: unknown) =>
      buyer.post<{ clientSecret: string }>('/create-payment-intent', {
        productId: product.id,
        ...(part !== undefined && { part }),
      });
    const amountOf = async (opened: { clientSecret: string }) =>
      (await shop.cards.stripe.paymentIntents.retrieve(transactionOf(opened))).amount;
    expect(await amountOf(await open())).toBe(120_00);
    expect(await amountOf(await open('whole'))).toBe(120_00);
    const half = await open('first-half');
    expect(await amountOf(half)).toBe(60_00);
    await open('FIRST_HALF').refused(400);
    await open(1).refused(400);
    await open('balance').refused(409);
    await charge(transactionOf(half));
    const { payment } = await buyer.recordPayment(transactionOf(half), product);
    await admin.patch(`/cancelSale?id=${payment.id}`).refused(409);
    expect(await amountOf(await open('balance'))).toBe(60_00);
  });
});
