import { setTimeout } from 'node:timers/promises';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { unfollowedCollection } from '../../graph/src/adapters/database/unfollowed-collection.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { outboxModels } from '../../graph/src/domains/notifications/delivery/deliver-outbox.service.ts';
import {
  deliverDue,
  startOutboxDeliverer,
} from '../../graph/src/domains/notifications/delivery/outbox.deliverer.ts';
import { sweepOrders } from '../../graph/src/domains/orders/orders.sweeper.ts';
import { openPayment } from '../../graph/src/domains/payments/open/open-payment.service.ts';
import { sweepDue } from '../../graph/src/domains/payments/sweep/payment.sweeper.ts';
import { faultStride } from '../breadth.ts';
import { type Fault, Faults, killAtEach } from '../payments/faults.ts';
import type { PaymentProcess, PaymentServices } from '../payments/payment-processes.ts';
import { aProductForSale } from '../payments/product-for-sale.ts';

export const inAnHour = () => new Date(Date.now() + hourMs);

/** A product that some buyers have on their lists, and all the people around it. */
export async function arrange({ models }: PaymentServices, wisherCount = 2) {
  const person = async (role: UserRecord['role'], verified = true): Promise<UserRecord> => {
    const _id = new Types.ObjectId();
    const made = { _id, uid: `${_id}`, name: role, email: `${_id}@example.com`, role, verified };
    return (await models.User.create(made)).toObject();
  };
  const [seller, buyer, admin] = [
    await person('seller'),
    await person('buyer'),
    await person('admin'),
  ];
  const newcomer = await person('buyer', false);
  const { product } = await aProductForSale(models, seller);
  const wishers = Array.from({ length: wisherCount }, () => new Types.ObjectId());
  await models.User.insertMany(
    wishers.map((_id) => ({
      _id,
      uid: `${_id}`,
      name: 'wisher',
      email: `${_id}@example.com`,
      role: 'buyer',
    })),
  );
  await models.Wish.insertMany(
    wishers.map((userId) => ({
      userId,
      productId: product._id,
      productPrice: 1,
      createdAt: new Date(),
    })),
  );
  return { seller, buyer, admin, newcomer, product: product.toObject(), wishers };
}

export type Arranged = Awaited<ReturnType<typeof arrange>>;

/** An act, and the notifications it must cause: pairs of an account and a kind. */
export type Act = {
  prepare?: (process: PaymentProcess, arranged: Arranged) => Promise<unknown>;
  act: (process: PaymentProcess, arranged: Arranged) => Promise<unknown>;
  expected: (arranged: Arranged) => Promise<(readonly [Types.ObjectId, string])[]>;
};

/** Opens the buyer's payment and charges the card. */
export async function charge(
  { models, stripe }: PaymentServices,
  { as }: PaymentProcess,
  { buyer, product }: Arranged,
): Promise<void> {
  await openPayment(as(buyer), { productId: product._id.toHexString() });
  const payment = await models.Payment.findOne({ buyerId: buyer._id }).lean();
  const card = { payment_method: 'pm_card_visa' };
  await stripe.paymentIntents.confirm(payment?.transactionId ?? '', card);
}

/** The notifications that a sale causes. */
export const ofSale = ({ seller, buyer, wishers }: Arranged): [Types.ObjectId, string][] => [
  [seller._id, 'sold'],
  [buyer._id, 'paid'],
  ...wishers.map((id): [Types.ObjectId, string] => [id, 'unavailable']),
];

export const sorted = (pairs: readonly (readonly [unknown, unknown])[]) => pairs.map(String).sort();

/** The stored notifications of these people: pairs of an account and a kind. */
export async function notified(
  { models }: PaymentServices,
  { seller, buyer, admin, newcomer, wishers }: Arranged,
) {
  const userIds = [seller._id, buyer._id, admin._id, newcomer._id, ...wishers];
  const found = await models.Notification.find({ userId: { $in: userIds } }).lean();
  return found.map(({ userId, kind }) => [userId, kind] as const);
}

/** Whether any outbox is unfinished. */
async function isLeft({ models }: PaymentServices): Promise<boolean> {
  for (const model of outboxModels) {
    const left = { outboxDueAt: { $gt: new Date(0) } };
    if (await unfollowedCollection(models[model]).findOne(left)) return true;
  }
  return false;
}

/** Runs the act in a process that may be killed, then lets another process finish it and checks the result. */
async function runWith(
  services: PaymentServices,
  fault: Fault,
  { prepare, act, expected }: Act,
): Promise<boolean> {
  const arranged = await arrange(services);
  const faults = new Faults();
  const first = await services.start(faults);
  await prepare?.(first, arranged);
  await deliverDue(first.shop, inAnHour());
  const deliverer = startOutboxDeliverer(first.shop);
  // Lets the first sweep pass.
  await setTimeout(20);
  faults.arm(fault);
  const ended = act(first, arranged).then(
    async () => {
      // A lost command is left for the second process.
      while (fault.kind === 'kill' && !faults.isKilled && (await isLeft(services))) {
        await setTimeout(5);
      }
      await deliverer.stop();
    },
    () => undefined,
  );
  await Promise.race([ended, faults.killed]);
  const wasKilled = faults.isKilled;
  await first.stop();
  const second = await services.start();
  // The sweepers of payments and orders finish interrupted work.
  await sweepDue(second.shop, inAnHour());
  await sweepOrders(second.shop);
  await deliverDue(second.shop, inAnHour());
  expect(sorted(await notified(services, arranged))).toEqual(sorted(await expected(arranged)));
  expect(await isLeft(services)).toBe(false);
  await second.stop();
  return wasKilled;
}

/** Tests that an act notifies everybody once, whichever command is lost or kills the process. */
export function testDelivery(services: PaymentServices, acts: [string, Act][]): void {
  describe.each(acts)('%s notifies everybody once', (_name, act) => {
    const connection = 'database';

    test('whichever command the process is killed at', () =>
      killAtEach((step) =>
        runWith(services, { kind: 'kill', connection, when: 'after', step }, act),
      ));

    test('whichever command gets lost, or its reply', async () => {
      for (let step = 0; step < 6; step += faultStride) {
        const when = step % 2 ? 'before' : 'after';
        await runWith(services, { kind: 'lose', connection, when, step }, act);
      }
    });
  });
}
