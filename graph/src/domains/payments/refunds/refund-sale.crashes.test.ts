import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { type Fault, killAtEach, killedWhen } from '@fitness-zone/testkit/payments/faults.ts';
import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openPayment } from '../open/open-payment.service.ts';
import { recordPayment } from '../record-payment.service.ts';
import { sweepDue } from '../sweep/payment.sweeper.ts';
import { refundSale } from './refund-sale.service.ts';

// Server processes that reach the database and the card provider through proxies that can kill them.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models, stripe } = services;

/** A sale in two paid instalments. */
async function aSale() {
  const [seller, buyer, admin] = [
    await aPerson(models, 'seller'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'admin'),
  ];
  const { product } = await aProductForSale(models, seller);
  const productId = product._id.toHexString();
  const process = await services.start();
  for (const part of ['first-half', 'balance'] as const) {
    const { clientSecret } = await openPayment(process.as(buyer), { productId, part });
    const transactionId = clientSecret?.split('_secret_')[0] ?? '';
    await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
    await recordPayment(process.as(buyer), { transactionId, productId });
  }
  await process.stop();
  return { admin, product };
}

/** Refunds the sale in a process that may be killed; then starts a second one. */
async function refundWith(fault: Fault): Promise<boolean> {
  const { admin, product } = await aSale();
  const paymentsNow = () => models.Payment.find({ productId: product._id }).sort({ _id: 1 }).lean();
  const [paid] = await paymentsNow();
  const given = { id: paid?._id.toHexString() ?? '', reason: 'It never came.' };
  const wasKilled = await services.runWithFault(fault, ({ as }) => refundSale(as(admin), given));
  const second = await services.start();
  const inTwoHours = new Date(Date.now() + 2 * hourMs);
  // The first sweep may find out that the balance goes back, too.
  for (let sweep = 0; sweep < 2; sweep++) await sweepDue(second.shop, inTwoHours);
  const payments = await paymentsNow();
  const statuses = payments.map(({ status }) => status);
  // Refunds both instalments or neither.
  expect([
    ['paid', 'paid'],
    ['refunded', 'refunded'],
  ]).toContainEqual(statuses);
  if (statuses[0] === 'paid') await refundSale(second.as(admin), given);
  await sweepDue(second.shop, inTwoHours);
  for (const { _id, transactionId, amount } of payments) {
    const { data } = await stripe.refunds.list({ payment_intent: transactionId });
    expect(data.map((refund) => refund.amount)).toEqual([amount]);
    const now = await models.Payment.findById(_id).lean();
    expect([now?.status, now?.refund?.reason]).toEqual(['refunded', given.reason]);
  }
  expect((await models.Product.findById(product._id).lean())?.inStock).toBe('paused');
  await second.stop();
  return wasKilled;
}

describe.each(['database', 'provider'] as const)(
  'a sale is refunded wholly or not',
  (connection) => {
    test.each(killedWhen)(
      `whichever call to the ${connection} the process is killed at, %s it`,
      (when) => killAtEach((step) => refundWith({ kind: 'kill', connection, when, step })),
    );
  },
);
