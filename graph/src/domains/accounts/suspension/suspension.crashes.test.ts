import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { type Fault, killAtEach, killedWhen } from '@fitness-zone/testkit/payments/faults.ts';
import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { makeOffer } from '../../offers/make-offer.service.ts';
import { openPayment } from '../../payments/open/open-payment.service.ts';
import { restoreUser } from './restore-user.service.ts';
import { suspendUser } from './suspend-user.service.ts';
import { sweepSuspensions } from './suspension.sweeper.ts';

// Server processes that reach the database and the card provider through proxies that can kill them.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models } = services;

/** A buyer with an open payment for one product and an offer for another, a seller and an admin. */
async function arrange() {
  const [seller, buyer, admin] = [
    await aPerson(models, 'seller'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'admin'),
  ];
  const posted = async () => (await aProductForSale(models, seller)).product._id.toHexString();
  const process = await services.start();
  await openPayment(process.as(buyer), { productId: await posted() });
  await makeOffer(process.as(buyer), { productId: await posted(), amount: 50_00 });
  await process.stop();
  return { buyer, admin };
}

/** Suspends the buyer in a process that may be killed. Then starts a second process with a later clock. */
async function suspendWith(fault: Fault): Promise<boolean> {
  const { buyer, admin } = await arrange();
  const userId = buyer._id.toHexString();
  const wasKilled = await services.runWithFault(fault, ({ as }) =>
    suspendUser(as(admin), { userId, reason: 'Rude.' }),
  );
  const second = await services.start();
  await sweepSuspensions(second.shop, Date.now() + hourMs);
  const account = await models.User.findById(buyer._id).lean();
  const payment = await models.Payment.findOne({ buyerId: buyer._id }).lean();
  const offer = await models.Offer.findOne({ buyerId: buyer._id }).lean();
  const { status } = await services.stripe.paymentIntents.retrieve(payment?.transactionId ?? '');
  expect([account?.suspendedAt != null, payment?.status, offer?.status, status]).toEqual(
    account?.suspendedAt
      ? [true, 'failed', 'withdrawn', 'canceled']
      : [false, 'pending', 'open', 'requires_payment_method'],
  );
  if (account?.suspendedAt) await restoreUser(second.as(admin), userId);
  // All work is done. The follow-up repeats once earlier requests have ended.
  await sweepSuspensions({ ...second.shop, now: () => Date.now() + hourMs }, Date.now() + hourMs);
  const left = await models.User.findById(buyer._id).lean();
  expect(left).not.toHaveProperty('suspendedAt');
  expect(left).not.toHaveProperty('suspensionDueAt');
  await second.stop();
  return wasKilled;
}

describe.each(['database', 'provider'] as const)(
  'a suspension is done wholly or not',
  (connection) => {
    test.each(killedWhen)(
      `whichever call to the ${connection} the process is killed at, %s it`,
      (when) => killAtEach((step) => suspendWith({ kind: 'kill', connection, when, step })),
    );
  },
);
