import type { Fault } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRecord } from '../accounts/user.model.ts';
import { openPayment } from './open/open-payment.service.ts';
import { settle } from './settle-payment.service.ts';

let services: PaymentServices;
beforeAll(async () => {
  services = await startPaymentServices();
});
afterAll(() => services.close());

async function aUser(role: 'buyer' | 'seller'): Promise<UserRecord> {
  const _id = new Types.ObjectId();
  const name = `${role} ${_id}`;
  const made = { _id, uid: name, name, email: `${_id}@example.com`, role, verified: false };
  return (await services.models.User.create(made)).toObject();
}

/** A product that a buyer has booked and paid for, as far as the card provider. */
async function aPaidBooking() {
  const { models, stripe } = services;
  const [buyer, seller] = [await aUser('buyer'), await aUser('seller')];
  const category = { title: `Racks ${buyer.name}`, body: 'Racks', image: 'x', availableCount: 1 };
  const { _id: categoryId } = await models.Category.create(category);
  const product = await models.Product.create({
    productName: 'Rack',
    body: 'Sturdy',
    image: 'x',
    location: 'Lyon',
    phone: '5550123',
    originalPrice: 200_00,
    resalePrice: 100_00,
    condition: 'Good',
    yearsOfUsedProduct: 1,
    categoryId,
    sellerId: seller._id,
    inStock: 'available',
    postedTime: new Date(),
  });
  const entry = { userId: buyer._id, productId: product._id, productPrice: 100_00 };
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
  let wasKilled = true;
  for (let step = 0; wasKilled; step += 1) {
    const { bookingId, transactionId } = await aPaidBooking();
    const fault: Fault = { kind: 'kill', connection: 'database', when: 'after', step };
    wasKilled = await services.runWithFault(fault, (process) => settleIn(process, transactionId));
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
  }
});
