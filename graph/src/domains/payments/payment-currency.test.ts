import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../orders/create-order.service.ts';
import { settle } from './state/settle-payment.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const recordOf = (transactionId: string) => shop.models.Payment.findOne({ transactionId }).lean();
/** The same shop after a restart with another currency. */
const after = (currency: string) => ({ ...shop, config: { ...shop.config, currency } });

test('a payment in dollars stays one when the shop changes to euros: in the lists, when it is paid and when it is refunded', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const transactionId = await buyer.confirmPayment(bench);
  const { config } = shop;
  const currency = config.currency;
  // The app reads its configuration from this object at each request.
  config.currency = 'EUR';
  try {
    const open = await recordOf(transactionId);
    if (!open) throw new Error('no payment');
    expect(await settle(after('EUR'), open)).toMatchObject({ status: 'paid', currency: 'usd' });
    const dollars = { amount: 120_00, currency: 'USD', formatted: '$120.00' };
    const fields = 'amount { amount currency formatted } amountRefunded { formatted }';
    const lists = [
      ownPayments(buyer, fields),
      ownPayments(seller, fields),
      allPayments(admin, fields),
    ];
    for (const payments of await Promise.all(lists)) {
      expect(payments).toEqual([{ amount: dollars, amountRefunded: { formatted: '$0.00' } }]);
    }
    const again = await buyer.graphql(
      `mutation ($id: ID!) { createPaymentIntent(productId: $id) { success amount { formatted } } }`,
      { id: bench.id },
    );
    expect(again).toMatchObject({ createPaymentIntent: { amount: { formatted: '$120.00' } } });
    const price = `query ($id: ID!) { product(id: $id) { resalePrice { formatted } } }`;
    expect(await buyer.graphql(price, { id: bench.id })).toMatchObject({
      product: { resalePrice: { formatted: '€120.00' } },
    });
    const refund = await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    expect(refund).toMatchObject({ currency: 'usd', amount: 120_00 });
  } finally {
    config.currency = currency;
  }
});

test('a sale in an earlier currency pays the percentage of the fee, without the fixed part of another currency', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const { id } = await buyer.payPart(bench, 'WHOLE');
  const { Order } = shop.models;
  const fee = { percent: 5, fixed: 300 };
  for (const [currency, fixed] of [
    ['JPY', 0],
    ['USD', 300],
  ] as const) {
    await Order.deleteOne({ firstPaymentId: id });
    const { config } = after(currency);
    const payouts = { ...config.payouts, fee };
    await createOrder({ ...shop, config: { ...config, payouts } }, new Types.ObjectId(id));
    const order = await Order.findOne({ firstPaymentId: id }).lean().orFail();
    expect(order.fee).toMatchObject({ percent: 5, fixed });
  }
});

test('a payment that was open when the currency changed is reopened in the new one', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await buyer.createPaymentIntent(bench);
  shop.config.currency = 'EUR';
  try {
    await buyer.createPaymentIntent(bench);
    const records = await shop.models.Payment.find({ productId: bench.id }).sort('attempt').lean();
    expect(records.map(({ status, currency }) => [status, currency])).toEqual([
      ['failed', 'usd'],
      ['pending', 'eur'],
    ]);
  } finally {
    shop.config.currency = 'USD';
  }
});
