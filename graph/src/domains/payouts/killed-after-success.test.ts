import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { answerOnboarding } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmOrderReceipt } from '../orders/hand-over/hand-over.service.ts';
import { sweepOrders } from '../orders/orders.sweeper.ts';
import { decideProblem } from '../orders/problems/decide-problem.service.ts';
import { escalateProblem, reportProblem } from '../orders/problems/problem-steps.service.ts';
import { openPayment } from '../payments/open/open-payment.service.ts';
import { recordPayment } from '../payments/record-payment.service.ts';
import { refundSale } from '../payments/refunds/refund-sale.service.ts';
import { recordRefundsAndDisputes } from '../payments/refunds/refunds-and-disputes.service.ts';
import { sweepDue } from '../payments/sweep/payment.sweeper.ts';
import { startPayoutSetup } from './accounts/start-setup.service.ts';
import { sweepPayouts } from './payouts.sweeper.ts';
import { settlePayout } from './state/settle-payout.service.ts';

// A process is killed after the provider has acted and before it has stored the answer. Another process's sweepers find
// out, and no step happens twice.

let services: PaymentServices;
let survivor: PaymentProcess;
beforeAll(async () => {
  const env = { PAYOUT_DELAY_DAYS: '0', FEE_PERCENT: '5', FEE_FIXED: '0.30' };
  services = await startPaymentServices({ env });
  survivor = await services.start();
});
afterAll(async () => {
  await survivor.stop();
  await services.close();
});

const [price, share] = [50_00, 47_20];

/** Buys a product in a process. */
async function buy(
  { as }: PaymentProcess,
  { buyer, productId }: { buyer: Person; productId: string },
): Promise<void> {
  const { clientSecret } = await openPayment(as(buyer), { productId });
  const transactionId = clientSecret?.split('_secret_')[0] ?? '';
  await services.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await recordPayment(as(buyer), { transactionId, productId });
}

type Person = Awaited<ReturnType<typeof aPerson>>;

/** A product for sale with its seller, a buyer and an admin. */
async function aStage() {
  const { models } = services;
  const seller = await aPerson(models, 'seller');
  const [buyer, admin] = [await aPerson(models, 'buyer'), await aPerson(models, 'admin')];
  const { product } = await aProductForSale(models, seller);
  await models.Product.updateOne({ _id: product._id }, { resalePrice: price });
  return { seller, buyer, admin, productId: product.id as string };
}

/** A sold and handed-over product, with a seller whose account can receive money. */
async function aSale({ isSetUp = true } = {}) {
  const stage = await aStage();
  const { seller, buyer, productId } = stage;
  if (isSetUp) {
    const { url } = await startPayoutSetup(survivor.as(seller));
    await answerOnboarding(url ?? '', 'active');
    await startPayoutSetup(survivor.as(seller));
  }
  await buy(survivor, stage);
  const order = await services.models.Order.findOne({ productId }).lean().orFail();
  const id = order._id.toHexString();
  await confirmOrderReceipt(survivor.as(buyer), id);
  const payment = await services.models.Payment.findById(order.firstPaymentId).lean().orFail();
  return { ...stage, id, orderId: order._id, payment };
}

type Sale = Awaited<ReturnType<typeof aSale>>;

const refundsOf = async ({ payment: { transactionId } }: Sale) =>
  (await services.stripe.refunds.list({ payment_intent: transactionId })).data;

const transfersOf = async ({ id }: Sale) =>
  (await services.stripe.transfers.list({ transfer_group: id })).data;

const movesOf = async (_id: Types.ObjectId) =>
  (await services.models.Payout.findById(_id).lean().orFail()).moves.map(
    ({ kind, amount, state }) => ({ kind, amount, state }),
  );

/** The background work of a running process, an hour later. The provider pays nothing out meanwhile. */
async function sweep(): Promise<void> {
  services.clock.shopAhead += hourMs;
  const { shop } = survivor;
  await sweepDue(shop, new Date(Date.now() + 2 * hourMs));
  await sweepOrders(shop);
  await sweepPayouts(shop, Date.now() - hourMs);
}

/** Takes a step in processes that are killed after each call to the provider, beginning with the first call. */
async function killAtEachCall<Stage>(
  stage: () => Promise<Stage>,
  act: (process: PaymentProcess, stage: Stage) => Promise<unknown>,
  check: (stage: Stage) => Promise<void>,
): Promise<number> {
  for (let step = 0; ; step++) {
    const here = await stage();
    const fault = { kind: 'kill', connection: 'provider', when: 'after', step } as const;
    const wasKilled = await services.runWithFault(fault, (process) => act(process, here));
    await sweep();
    await check(here);
    if (!wasKilled) return step;
  }
}

test('an account is opened once, even if its seller has another email address by then', async () => {
  const accounts: string[] = [];
  const calls = await killAtEachCall(
    () => aPerson(services.models, 'seller'),
    (process, seller) => startPayoutSetup(process.as(seller)),
    async (seller) => {
      const record = await services.models.PayoutAccount.findById(seller._id).lean().orFail();
      expect(record.accountId).toMatch(/^acct_/);
      expect(record).not.toHaveProperty('openingEmail');
      accounts.push(record.accountId ?? '');
      const { account } = await startPayoutSetup(
        survivor.as({ ...seller, email: `new-${seller.email}` }),
      );
      expect(account.accountId).toBe(record.accountId);
    },
  );
  expect(calls).toBe(2);
  const { data } = await services.stripe.v2.core.accounts.list({ limit: 100 });
  expect(data.map(({ id }) => id).toSorted()).toEqual(accounts.toSorted());
});

test('a transfer is sent once', async () => {
  const calls = await killAtEachCall(
    () => aSale(),
    ({ shop }, { orderId }) => settlePayout(shop, orderId),
    async (sale) => {
      expect((await transfersOf(sale)).map(({ amount }) => amount)).toEqual([share]);
      expect(await movesOf(sale.orderId)).toEqual([
        { kind: 'transfer', amount: share, state: 'done' },
      ]);
    },
  );
  expect(calls).toBe(3);
});

test('a transfer is reversed once', async () => {
  const calls = await killAtEachCall(
    async () => {
      const sale = await aSale();
      await settlePayout(survivor.shop, sale.orderId);
      await services.stripe.refunds.create({ payment_intent: sale.payment.transactionId });
      await recordRefundsAndDisputes(survivor.shop, sale.payment);
      return sale;
    },
    ({ shop }, { orderId }) => settlePayout(shop, orderId),
    async (sale) => {
      expect((await transfersOf(sale)).map((one) => one.amount_reversed)).toEqual([share]);
      expect(await movesOf(sale.orderId)).toEqual([
        { kind: 'transfer', amount: share, state: 'done' },
        { kind: 'reversal', amount: share, state: 'done' },
      ]);
    },
  );
  expect(calls).toBe(2);
});

test('a sale is refunded once', async () => {
  const calls = await killAtEachCall(
    () => aSale({ isSetUp: false }),
    ({ as }, { admin, payment }) =>
      refundSale(as(admin), { id: payment._id.toHexString(), reason: 'It never came.' }),
    async (sale) => {
      const { status } = await services.models.Payment.findById(sale.payment._id).lean().orFail();
      // The process killed at the first call hadn't begun any.
      const refunds = (await refundsOf(sale)).map(({ amount }) => amount);
      expect([status, refunds]).toEqual(status === 'paid' ? ['paid', []] : ['refunded', [price]]);
    },
  );
  expect(calls).toBeGreaterThan(4);
});

test('the part of a price that an admin decides on is refunded once', async () => {
  const calls = await killAtEachCall(
    async () => {
      const sale = await aSale({ isSetUp: false });
      await reportProblem(survivor.as(sale.buyer), {
        orderId: sale.id,
        reason: 'broken',
        wish: 'partial-refund',
        text: 'It is torn.',
        amount: 7_00,
      });
      await escalateProblem(survivor.as(sale.seller), sale.id);
      return sale;
    },
    ({ as }, { admin, id: orderId }) =>
      decideProblem(as(admin), {
        orderId,
        decision: 'partial-refund',
        amount: 7_00,
        text: 'We saw it.',
      }),
    async (sale) => {
      const { refunds } = await services.models.Order.findById(sale.orderId).lean().orFail();
      expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[7_00, 'succeeded']]);
      expect((await refundsOf(sale)).map(({ amount }) => amount)).toEqual([7_00]);
      const payment = await services.models.Payment.findById(sale.payment._id).lean().orFail();
      expect(payment.amountRefunded).toBe(7_00);
    },
  );
  expect(calls).toBeGreaterThan(2);
});

test('a payment is opened once and recorded once', async () => {
  const calls = await killAtEachCall(aStage, buy, async (stage) => {
    const intents = [];
    for await (const intent of services.stripe.paymentIntents.list({ limit: 100 }))
      if (intent.metadata.productId === stage.productId) intents.push(intent);
    expect(intents).toHaveLength(1);
    const { Payment, Order } = services.models;
    const isTaken = intents[0]?.status === 'succeeded';
    const statuses = async () =>
      (await Payment.find({ productId: stage.productId }).lean()).map(({ status }) => status);
    if (isTaken) expect(await statuses()).toEqual(['paid']);
    else await buy(survivor, stage);
    expect(await statuses()).toEqual(['paid']);
    expect(await Order.countDocuments({ productId: stage.productId })).toBe(1);
    for await (const { id, metadata } of services.stripe.paymentIntents.list({ limit: 100 }))
      if (metadata.productId === stage.productId) expect(id).toBe(intents[0]?.id);
  });
  expect(calls).toBe(2);
});
