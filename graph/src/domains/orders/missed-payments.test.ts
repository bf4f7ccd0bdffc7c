import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayment } from '../payments/open/open-payment.service.ts';
import { recordPayment } from '../payments/record-payment.service.ts';
import { recordRefundsAndDisputes } from '../payments/refunds/refunds-and-disputes.service.ts';
import { changedOrders } from './orders.loaders.ts';
import { startOrderSweeper } from './orders.sweeper.ts';

// Lists filter by an order's stored state. A process is killed after writing a payment and before writing the order.

let services: PaymentServices;
let ended: PaymentProcess;
beforeAll(async () => {
  services = await startPaymentServices();
  ended = await services.start();
});
afterAll(async () => {
  await ended.stop();
  await services.close();
});

async function aSale(card: string) {
  const { models, stripe } = services;
  const { product } = await aProductForSale(models, await aPerson(models, 'seller'));
  const productId: string = product.id;
  const buyer = ended.as(await aPerson(models, 'buyer'));
  const { clientSecret } = await openPayment(buyer, { productId });
  const transactionId = clientSecret?.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(transactionId, { payment_method: card });
  await recordPayment(buyer, { transactionId, productId });
  const payment = await models.Payment.findOne({ transactionId }).lean().orFail();
  return { transactionId, payment };
}

test.each([
  {
    what: 'a refund',
    card: 'pm_card_visa',
    refunds: true,
    before: { state: 'paid' },
    after: { state: 'cancelled' },
  },
  {
    what: 'a dispute',
    card: 'pm_card_createDispute',
    refunds: false,
    before: { disputed: false },
    after: { disputed: true },
  },
])('$what at the provider is written to the order at the next start', async (one) => {
  const { transactionId, payment } = await aSale(one.card);
  const { refunds, disputes } = services.stripe;
  const asked = { payment_intent: transactionId };
  if (one.refunds) await refunds.create(asked);
  else await expect.poll(async () => (await disputes.list(asked)).data).toHaveLength(1);
  await recordRefundsAndDisputes(ended.shop, payment);
  const order = () => services.models.Order.findOne({ firstPaymentId: payment._id }).lean();
  expect(await order()).toMatchObject(one.before);
  const next = await services.start();
  const sweeper = startOrderSweeper(next.shop);
  await expect.poll(order).toMatchObject(one.after);
  await sweeper.stop();
  await next.stop();
});

test('sweeps that overlap settle an order again once it, or its payment, has changed', async () => {
  const { Order, Payment } = services.models;
  const since = new Date();
  const { payment } = await aSale('pm_card_visa');
  const order = await Order.findOneAndDelete({ firstPaymentId: payment._id }).lean().orFail();
  const settleChanged = changedOrders(services.models);
  const settled = async () => {
    const ids: string[] = [];
    await settleChanged(since, async (orders) => {
      ids.push(...orders.map(({ _id }) => _id.toHexString()));
    });
    return ids;
  };
  expect(await settled()).toEqual([]);
  // Simulates a process killed before it made the order.
  await Order.collection.insertOne(order);
  const one = [order._id.toHexString()];
  expect(await settled()).toEqual(one);
  expect(await settled()).toEqual([]);
  await Payment.updateOne({ _id: payment._id }, { $set: { amountRefunded: 1 } });
  expect(await settled()).toEqual(one);
  await Order.updateOne({ _id: order._id }, { $inc: { revision: 1 } });
  const failed = settleChanged(since, () => Promise.reject(new Error('The database is away.')));
  await expect(failed).rejects.toThrow('The database is away.');
  expect(await settled()).toEqual(one);
  expect(await settled()).toEqual([]);
});
