import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

test('a disputed or returned payment needs no hand-over, and a problem explains why it pays nothing', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await buyer.payPart(product, 'WHOLE', 'pm_card_createDispute');
  const id = await orderIdOf(shop, payment.id);
  const recordOf = () => shop.models.Payment.findById(payment.id).lean().orFail();
  const dueOf = async (viewer: TestUser) =>
    (
      await viewer.graphql<{ order: { dueAction: string | null } }>(
        'query ($id: ID!) { order(id: $id) { dueAction } }',
        { id },
      )
    ).order.dueAction;
  const mayCancel = async () =>
    (
      await seller.graphql<{ order: { viewerActions: string[] } }>(
        'query ($id: ID!) { order(id: $id) { viewerActions } }',
        { id },
      )
    ).order.viewerActions.includes('CANCEL');
  const wish = {
    reason: 'BROKEN',
    wish: 'PARTIAL_REFUND',
    text: 'The belt is torn.',
    amount: 1_00,
  };
  await expect.poll(async () => (await recordOf()).dispute?.status).toBe('open');
  for (const viewer of [buyer, seller]) expect(await dueOf(viewer)).toBeNull();
  const refused = await buyer.reportProblem(id, wish).settled();
  expect(refused.transcript).toContain('The buyer’s bank disputes a payment');
  expect(refused.transcript).not.toContain('$0.00');
  expect(await mayCancel()).toBe(false);
  const kept = await seller.cancelOrder(id, 'NOT_AVAILABLE').settled();
  expect(kept.transcript).toContain("the buyer's bank decides who gets the money");

  const { transactionId } = await recordOf();
  const { data } = await shop.cards.stripe.disputes.list({ payment_intent: transactionId });
  await shop.cards.stripe.disputes.close(data[0]?.id ?? '');
  await expect.poll(async () => (await recordOf()).dispute?.status).toBe('lost');
  for (const viewer of [buyer, seller]) expect(await dueOf(viewer)).toBeNull();
  expect(await mayCancel()).toBe(false);
  const lost = await buyer.reportProblem(id, wish).settled();
  expect(lost.transcript).toContain('The buyer’s bank has taken back a payment');
});
