import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { type Fault, Faults } from '@fitness-zone/testkit/payments/faults.ts';
import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { Types } from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '../../accounts/user.model.ts';
import { openPayment } from '../open/open-payment.service.ts';
import { recordPayment } from '../record-payment.service.ts';
import { sweepDue } from '../sweep/payment.sweeper.ts';
import { refundSale } from './refund-sale.service.ts';

// Processes of the server, each on a way to the database and to the card provider on which it can be killed.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models, stripe } = services;

/** A sale in two instalments, both of which are paid. */
async function aSale() {
  const person = async (role: UserRecord['role']): Promise<UserRecord> => {
    const _id = new Types.ObjectId();
    const made = { _id, uid: `${_id}`, name: role, email: `${_id}@example.com`, role };
    return (await models.User.create(made)).toObject();
  };
  const [seller, buyer, admin] = [
    await person('seller'),
    await person('buyer'),
    await person('admin'),
  ];
  const category = await models.Category.create({ ...aCategory(), availableCount: 1 });
  const { categoryId: _none, condition: _condition, ...details } = aProduct();
  const product = await models.Product.create({
    ...details,
    condition: 'Good',
    categoryId: category._id,
    sellerId: seller._id,
    inStock: 'available',
    postedTime: new Date(),
  });
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

/** Refunds the sale in a process that may be killed; a second one starts after it. */
async function refundWith(fault: Fault): Promise<boolean> {
  const { admin, product } = await aSale();
  const paymentsNow = () => models.Payment.find({ productId: product._id }).sort({ _id: 1 }).lean();
  const [paid] = await paymentsNow();
  const first = await services.start(new Faults());
  first.faults.arm(fault);
  const given = { id: paid?._id.toHexString() ?? '', reason: 'It never came.' };
  const ended = refundSale(first.as(admin), given).catch(() => undefined);
  await Promise.race([ended, first.faults.killed]);
  const wasKilled = first.faults.isKilled;
  await first.stop();
  const second = await services.start();
  const inTwoHours = new Date(Date.now() + 7_200_000);
  // The first sweep may find out that the balance goes back, too.
  for (let sweep = 0; sweep < 2; sweep++) await sweepDue(second.shop, inTwoHours);
  const payments = await paymentsNow();
  const statuses = payments.map(({ status }) => status);
  // Both instalments, or neither of them.
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
    test.each(['before', 'after'] as const)(
      `whichever call to the ${connection} the process is killed at, %s it`,
      async (when) => {
        let step = 0;
        // Until there are no more calls to be killed at.
        while (await refundWith({ kind: 'kill', connection, when, step })) step += 1;
        expect(step).toBeGreaterThan(connection === 'database' ? 8 : 3);
      },
      120_000,
    );
  },
);
