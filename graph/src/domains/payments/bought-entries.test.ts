import { type Fault, killAtEach } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayment } from './open/open-payment.service.ts';
import { settle } from './state/settle-payment.service.ts';

let services: PaymentServices;
beforeAll(async () => {
  services = await startPaymentServices();
});
afterAll(() => services.close());

/** A product that a buyer has booked and paid for at the card provider. */
async function aPaidBooking() {
  const { models, stripe } = services;
  const [buyer, seller] = [await aPerson(models, 'buyer'), await aPerson(models, 'seller')];
  const { product } = await aProductForSale(models, seller);
  const entry = { userId: buyer._id, productId: product._id, productPrice: product.resalePrice };
  const booking = await models.Booking.create({ ...entry, createdAt: new Date() });
  const opening = await services.start();
  const { clientSecret } = await openPayment(opening.as(buyer), { productId: product.id });
  await opening.stop();
  const transactionId = clientSecret?.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  return { bookingId: booking.id as string, transactionId };
}

/** Settles a payment in a process. */
async function settleIn({ shop }: PaymentProcess, transactionId: string) {
  const payment = await services.models.Payment.findOne({ transactionId }).lean().orFail();
  return settle(shop, payment);
}

test('a sale names the booking that it has removed, wherever a process was killed meanwhile', async () => {
  await killAtEach(async (step) => {
    const { bookingId, transactionId } = await aPaidBooking();
    const fault: Fault = { kind: 'kill', connection: 'database', when: 'after', step };
    const wasKilled = await services.runWithFault(fault, (process) =>
      settleIn(process, transactionId),
    );
    const survivor = await services.start();
    await settleIn(survivor, transactionId);
    await survivor.stop();
    const { Payment, Booking } = services.models;
    const { status, removedBookingId } = await Payment.findOne({ transactionId }).lean().orFail();
    expect({ step, status, removedBookingId }).toEqual({
      step,
      status: 'paid',
      removedBookingId: bookingId,
    });
    expect(await Booking.countDocuments({ _id: bookingId })).toBe(0);
    return wasKilled;
  });
});
