import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { sampleTransactionId } from '../payments/sample-payments.rules.ts';
import { reconcileDaily } from './reconciling/reconcile.service.ts';

test('a sample sale is neither paid out nor compared with the card provider’s books', async () => {
  const payouts = await startPayoutShop();
  const { shop } = payouts;
  onTestFinished(() => shop.close());
  const users = await createUsers(shop);
  await payouts.setUp(users.seller);
  const { id, payment } = await payouts.aSale(users);
  const transactionId = sampleTransactionId(new Types.ObjectId(payment.id));
  await shop.models.Payment.updateOne({ _id: payment.id }, { transactionId });
  await payouts.confirm(users.buyer, id);
  expect(await payouts.payoutOf(users.seller, id)).toMatchObject({
    state: 'WAITING',
    wait: 'OUTSIDE',
    moves: [],
  });
  await payouts.pass(3 * hourMs);
  await reconcileDaily(shop);
  const made = await shop.models.Reconciliation.findOne().sort({ checkedAt: -1 }).lean().orFail();
  expect(made.differences.map(({ reference }) => reference)).not.toContain(transactionId);
});
