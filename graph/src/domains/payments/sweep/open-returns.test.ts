import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmOrderReceipt } from '../../orders/hand-over/hand-over.service.ts';
import { reconcileDaily } from '../../payouts/reconciling/reconcile.service.ts';
import { settlePayout } from '../../payouts/state/settle-payout.service.ts';
import { openPayment } from '../open/open-payment.service.ts';
import { recordPayment } from '../record-payment.service.ts';
import { checkOpenReturns, recordMissedReturns } from './missed-events.service.ts';

// No events arrive, and only these tests sweep.

let services: PaymentServices;
let process: PaymentProcess;
beforeAll(async () => {
  services = await startPaymentServices({ env: { PAYOUT_DELAY_DAYS: '0' } });
  process = await services.start();
});
afterAll(async () => {
  await process.stop();
  await services.close();
});

/** The provider looks at its clock with each request. */
async function pass(ms: number): Promise<void> {
  services.clock.ahead += ms;
  services.clock.shopAhead += ms;
  await services.stripe.balance.retrieve();
}

/** A sale that its buyer has received, paid with a test card. */
async function aSale(payment_method: string) {
  const { models, stripe } = services;
  const [seller, buyer] = [await aPerson(models, 'seller'), await aPerson(models, 'buyer')];
  const productId = (await aProductForSale(models, seller)).product.id as string;
  const { clientSecret } = await openPayment(process.as(buyer), { productId });
  const transactionId = clientSecret?.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(transactionId, { payment_method });
  await recordPayment(process.as(buyer), { transactionId, productId });
  const order = await models.Order.findOne({ productId }).lean().orFail();
  await confirmOrderReceipt(process.as(buyer), order._id.toHexString());
  const record = () => models.Payment.findOne({ transactionId }).lean().orFail();
  return { orderId: order._id, transactionId, record };
}

/** The sweep's search by date. */
const findRecent = () => recordMissedReturns(process.shop, process.shop.now() - hourMs);

async function aDisputedSale() {
  const sale = await aSale('pm_card_createDispute');
  await pass(5_000);
  await findRecent();
  expect((await sale.record()).dispute?.status).toBe('open');
  const list = await services.stripe.disputes.list({ payment_intent: sale.transactionId });
  const decide = (evidence: string) =>
    services.stripe.disputes.update(list.data[0]?.id ?? '', {
      evidence: { uncategorized_text: evidence },
    });
  return { ...sale, decide };
}

test('a decision of the bank after weeks is found, and the money follows', async () => {
  const { orderId, transactionId, record, decide } = await aDisputedSale();
  const waitOf = async () => (await settlePayout(process.shop, orderId))?.wait;
  await pass(40 * dayMs);
  await decide('winning_evidence');
  await findRecent();
  expect(await waitOf()).toBe('dispute');
  await pass(2 * hourMs);
  await reconcileDaily(process.shop);
  const made = await services.models.Reconciliation.findOne().sort({ checkedAt: -1 }).lean();
  expect(made?.differences).toContainEqual(
    expect.objectContaining({
      kind: 'dispute',
      reference: transactionId,
      recordedState: 'needs_response',
      providedState: 'won',
    }),
  );
  await pass(dayMs);
  await checkOpenReturns(process.shop);
  expect((await record()).dispute?.status).toBe('won');
  // Only the seller's account is missing.
  expect(await waitOf()).toBe('set-up');
});

test('the provider is asked ever more rarely, and no longer once nothing can change', async () => {
  const { record, decide } = await aDisputedSale();
  const nextIn = async () => ((await record()).returnsCheckAt?.getTime() ?? 0) - process.shop.now();
  expect(await nextIn()).toBeLessThanOrEqual(10 * 60_000);
  await pass(2 * dayMs);
  await checkOpenReturns(process.shop);
  expect(await nextIn()).toBeGreaterThan(11 * hourMs);
  await pass(20 * dayMs);
  await checkOpenReturns(process.shop);
  expect(await nextIn()).toBeLessThanOrEqual(dayMs);
  await decide('losing_evidence');
  await pass(dayMs);
  await checkOpenReturns(process.shop);
  expect(await record()).toMatchObject({ dispute: { status: 'lost' } });
  expect(await record()).not.toHaveProperty('returnsCheckAt');
});

test('a refund that the bank sends back after weeks is found', async () => {
  const { transactionId, record } = await aSale('pm_card_refundFail');
  await services.stripe.refunds.create({ payment_intent: transactionId, amount: 20 });
  await findRecent();
  expect(await record()).toMatchObject({ amountRefunded: 20, refunds: [{ status: 'succeeded' }] });
  await pass(30 * dayMs);
  await checkOpenReturns(process.shop);
  expect(await record()).toMatchObject({ amountRefunded: 0, refunds: [{ status: 'failed' }] });
});
