import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileDaily } from '../../payouts/reconciling/reconcile.service.ts';
import { checkOpenReturns } from './missed-events.service.ts';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

const lost = { event: 'lost' };
const recordOf = (id: string) => shop.models.Payment.findById(id).lean().orFail();

/** A handed-over sale whose bank has opened a dispute. */
async function aDisputedSale() {
  const users = await createUsers(shop);
  await payouts.setUp(users.seller);
  const { id, payment } = await payouts.aSale(users, 100_00, 'pm_card_createDispute');
  await payouts.pass(5_000);
  await expect.poll(async () => (await recordOf(payment.id)).dispute?.status).toBe('open');
  await payouts.confirm(users.buyer, id);
  const { transactionId } = await recordOf(payment.id);
  const { data } = await shop.cards.stripe.disputes.list({ payment_intent: transactionId });
  return { ...users, id, paymentId: payment.id, transactionId, disputeId: data[0]?.id ?? '' };
}

test('a decision of the bank whose event is lost is found weeks later, and the money follows', async () => {
  const { seller, id, paymentId, transactionId, disputeId } = await aDisputedSale();
  await payouts.pass(40 * dayMs);
  await shop.cards.stripe.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
    metadata: lost,
  });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ wait: 'DISPUTE' });
  await shop.models.Payment.updateOne(
    { _id: paymentId },
    { changedAt: new Date() },
    { timestamps: false },
  );
  await payouts.pass(2 * hourMs);
  await shop.models.Reconciliation.deleteMany({});
  await reconcileDaily(shop);
  const made = await shop.models.Reconciliation.findOne().sort({ checkedAt: -1 }).lean();
  expect(made?.differences).toContainEqual(
    expect.objectContaining({
      kind: 'dispute',
      reference: transactionId,
      recordedState: 'needs_response',
      providedState: 'won',
    }),
  );
  await payouts.pass(dayMs);
  await checkOpenReturns(shop);
  expect((await recordOf(paymentId)).dispute?.status).toBe('won');
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    wait: null,
    transferred: { amount: 94_70 },
  });
});

test('the provider is asked ever more rarely, and no longer once nothing can change', async () => {
  const { paymentId, disputeId } = await aDisputedSale();
  const nextIn = async () =>
    ((await recordOf(paymentId)).returnsCheckAt?.getTime() ?? 0) - payouts.now();
  expect(await nextIn()).toBeLessThanOrEqual(10 * 60_000);
  await payouts.pass(2 * dayMs);
  await checkOpenReturns(shop);
  expect(await nextIn()).toBeGreaterThan(11 * hourMs);
  await payouts.pass(20 * dayMs);
  await checkOpenReturns(shop);
  expect(await nextIn()).toBeLessThanOrEqual(dayMs);
  await shop.cards.stripe.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'losing_evidence' },
    metadata: lost,
  });
  await payouts.pass(dayMs);
  await checkOpenReturns(shop);
  expect(await recordOf(paymentId)).toMatchObject({ dispute: { status: 'lost' } });
  expect(await recordOf(paymentId)).not.toHaveProperty('returnsCheckAt');
});

test('a refund that the bank sends back without an event is found', async () => {
  const users = await createUsers(shop);
  const { payment } = await payouts.aSale(users, 100_00, 'pm_card_refundFail');
  const { transactionId } = await recordOf(payment.id);
  const made = { payment_intent: transactionId, amount: 20_00 };
  await shop.cards.stripe.refunds.create({ ...made, metadata: lost });
  await expect.poll(async () => (await recordOf(payment.id)).amountRefunded).toBe(20_00);
  await payouts.pass(30 * dayMs);
  await checkOpenReturns(shop);
  expect(await recordOf(payment.id)).toMatchObject({
    amountRefunded: 0,
    refunds: [{ status: 'failed' }],
  });
});
