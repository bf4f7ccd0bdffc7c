import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveEvent } from '../payments.webhook.ts';
import { sweepDue } from '../sweep/payment.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 2 * hourMs);
const recordOf = (transactionId: string) => shop.models.Payment.findOne({ transactionId }).lean();
const until = (transactionId: string) => expect.poll(() => recordOf(transactionId));

/** A payment as the viewer sees it. */
async function seenBy(viewer: TestUser, transactionId: string) {
  const fields = `id transactionId status disputed refundedAt amountRefunded { amount formatted }
    dispute { status providerStatus reason fundsWithdrawn dueBy closedAt amount { formatted } }`;
  const read = viewer.role === 'admin' ? allPayments : ownPayments;
  const payments = await read<{ transactionId: string }>(viewer, fields);
  return payments.find((payment) => payment.transactionId === transactionId);
}

async function aSale(card = 'pm_card_visa') {
  const users = await createUsers(shop);
  const bench = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const transactionId = await users.buyer.confirmPayment(bench, card);
  await users.buyer.recordPayment(transactionId, bench);
  return { ...users, bench, transactionId };
}

describe('refunds made at the provider', () => {
  test('a part of the money leaves the sale paid, says how much, and becomes a refund when the rest follows', async () => {
    const { buyer, seller, admin, bench, transactionId } = await aSale();
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId, amount: 20_00 });
    await until(transactionId).toMatchObject({ status: 'paid', amountRefunded: 20_00 });
    const shown = {
      status: 'PAID',
      refundedAt: null,
      amountRefunded: { amount: 20_00, formatted: '$20.00' },
    };
    expect(await seenBy(buyer, transactionId)).toMatchObject(shown);
    expect(await seenBy(seller, transactionId)).toMatchObject(shown);
    expect(await seenBy(admin, transactionId)).toMatchObject(shown);
    expect(await buyer.recordPayment(transactionId, bench)).toMatchObject({
      payment: { status: 'PAID' },
    });
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    await until(transactionId).toMatchObject({ status: 'refunded', amountRefunded: 120_00 });
    expect((await recordOf(transactionId))?.refundedAt).toBeInstanceOf(Date);
    expect(await seenBy(seller, transactionId)).toMatchObject({ status: 'REFUNDED' });
  });

  test('one that the bank sends back is none', async () => {
    const { transactionId } = await aSale('pm_card_refundFail');
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    await until(transactionId).toMatchObject({ status: 'refunded', amountRefunded: 120_00 });
    await until(transactionId).toMatchObject({
      status: 'paid',
      amountRefunded: 0,
      refundedAt: null,
    });
  });

  test('one of a payer who came too late that the bank sends back says so, and is not tried again', async () => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent(bench);
    const late = await otherBuyer.createPaymentIntent(bench);
    const lateId = late.clientSecret?.split('_secret_')[0] ?? '';
    const bought = await buyer.createPaymentIntent(bench);
    const boughtId = bought.clientSecret?.split('_secret_')[0] ?? '';
    await Promise.all([
      shop.cards.stripe.paymentIntents.confirm(boughtId, { payment_method: 'pm_card_visa' }),
      shop.cards.stripe.paymentIntents.confirm(lateId, { payment_method: 'pm_card_refundFail' }),
    ]);
    const sale = () => shop.models.Payment.findOne({ productId: bench.id, status: 'paid' }).lean();
    await expect.poll(sale).not.toBeNull();
    if ((await sale())?.transactionId !== boughtId) return;
    await until(lateId).toMatchObject({ status: 'refund-failed', amountRefunded: 0 });
    await sweepDue(shop, soon());
    const { data } = await shop.cards.stripe.refunds.list({ payment_intent: lateId });
    expect(data).toHaveLength(1);
    expect(await seenBy(admin, lateId)).toMatchObject({ status: 'REFUND_FAILED' });
    const again = await otherBuyer.createPaymentIntent(bench).settled();
    expect(again.transcript).toContain('pay you another way');
  });
});

describe('disputes', () => {
  const disputeOf = async (transactionId: string) => {
    const list = await shop.cards.stripe.disputes.list({ payment_intent: transactionId });
    return list.data[0] as Stripe.Dispute;
  };
  const flagged = async (viewer: Pick<TestUser, 'graphql'>, { id }: { id: string }) =>
    (
      await viewer.graphql<{ product: { disputed: boolean } }>(
        `query ($id: ID!) { product(id: $id) { disputed } }`,
        { id },
      )
    ).product.disputed;

  test.each([
    ['winning_evidence', 'won', false],
    ['losing_evidence', 'lost', true],
  ])(
    'one is recorded with its end (%s), flags the product, and shows admins the rest',
    async (evidence, end, stays) => {
      const { buyer, seller, admin, otherBuyer, bench, transactionId } =
        await aSale('pm_card_createDispute');
      await until(transactionId).toMatchObject({
        status: 'paid',
        dispute: {
          status: 'open',
          providerStatus: 'needs_response',
          reason: 'fraudulent',
          amount: 120_00,
          fundsWithdrawn: true,
          closedAt: null,
        },
      });
      await expect.poll(() => flagged(seller, bench)).toBe(true);
      expect(await flagged(admin, bench)).toBe(true);
      expect(await flagged(buyer, bench)).toBe(false);
      expect(await flagged(otherBuyer, bench)).toBe(false);
      for (const viewer of [buyer, seller]) {
        expect(await seenBy(viewer, transactionId)).toMatchObject({
          disputed: true,
          dispute: null,
        });
      }
      expect(await seenBy(admin, transactionId)).toMatchObject({
        disputed: true,
        dispute: { status: 'OPEN', reason: 'fraudulent', amount: { formatted: '$120.00' } },
      });
      const { id } = await disputeOf(transactionId);
      await shop.cards.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
      await until(transactionId).toMatchObject({
        status: 'paid',
        dispute: { status: end, fundsWithdrawn: stays, closedAt: expect.any(Date) },
      });
      await expect.poll(() => flagged(seller, bench)).toBe(stays);
      expect(await seenBy(admin, transactionId)).toMatchObject({
        disputed: stays,
      });
    },
  );

  test('an inquiry withdraws nothing, and its money can be returned', async () => {
    const { transactionId } = await aSale('pm_card_createDisputeInquiry');
    await until(transactionId).toMatchObject({
      dispute: { status: 'open', fundsWithdrawn: false, providerStatus: 'warning_needs_response' },
    });
    await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    await until(transactionId).toMatchObject({ status: 'refunded' });
  });

  test('events that are repeated, old or in the wrong order leave what the provider says', async () => {
    const { transactionId } = await aSale('pm_card_createDispute');
    await until(transactionId).toMatchObject({ dispute: { status: 'open' } });
    const before = await disputeOf(transactionId);
    await shop.cards.stripe.disputes.close(before.id);
    await until(transactionId).toMatchObject({ dispute: { status: 'lost' } });
    const closed = await recordOf(transactionId);
    const types = [
      'charge.dispute.created',
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
    ] as const;
    for (const type of [...types, ...types].toReversed()) {
      await receiveEvent(shop, { type, data: { object: before } } as Stripe.Event);
    }
    expect(await recordOf(transactionId)).toEqual(closed);
  });

  test('a dispute of another shop’s payment is none of ours', async () => {
    const intent = await shop.cards.stripe.paymentIntents.create({
      amount: 5_00,
      currency: 'usd',
      payment_method: 'pm_card_createDispute',
      confirm: true,
    });
    await expect.poll(async () => Boolean(await disputeOf(intent.id))).toBe(true);
    const object = await disputeOf(intent.id);
    await receiveEvent(shop, {
      type: 'charge.dispute.created',
      data: { object },
    } as Stripe.Event);
    expect(await recordOf(intent.id)).toBeNull();
  });
});
