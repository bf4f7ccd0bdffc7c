import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionText } from './decision-texts.rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, payment, orderId: await orderIdOf(shop, payment.id) };
}

type Entry = {
  action: string;
  decision: string | null;
  orderId: string | null;
  reportId: string | null;
  reason: string | null;
};

const last = async (admin: TestUser): Promise<Entry | undefined> =>
  (
    await admin.graphql<{ adminAuditLog: { nodes: Entry[] } }>(
      '{ adminAuditLog(first: 1) { nodes { action decision orderId reportId reason } } }',
    )
  ).adminAuditLog.nodes[0];

test('a decision on a problem says how much of what was paid goes back to whom, and leads to the order', async () => {
  const { admin, buyer, orderId } = await aSale();
  await buyer.reportProblem(orderId, {
    reason: 'OTHER',
    wish: 'OTHER',
    text: 'It is another one.',
  });
  await buyer.escalateProblem(orderId);
  await admin.adminDecideProblem(orderId, 'PARTIAL_REFUND', 'The belt is torn.', 20_00);
  expect(await last(admin)).toMatchObject({
    action: 'DECIDE_PROBLEM',
    decision: `Refunded $20.00 of $120.00 to ${buyer.name} after a problem`,
    orderId,
    reportId: null,
  });
});

test('a refund says its amount and leads to the order, the same in REST; a deleted buyer has no name there', async () => {
  const { admin, buyer, payment, orderId } = await aSale();
  await admin.refundPayment(payment, 'It never came.');
  expect(await last(admin)).toEqual({
    action: 'REFUND_PAYMENT',
    decision: `Refunded $120.00 to ${buyer.name}`,
    orderId,
    reportId: null,
    reason: 'It never came.',
  });
  const [row] = await admin.get<object[]>('/auditLog?limit=1');
  expect(row).toMatchObject({ decision: `Refunded $120.00 to ${buyer.name}`, orderId });
  await shop.models.User.updateOne({ _id: buyer.id }, { deletingAt: new Date() });
  expect(await last(admin)).toMatchObject({ decision: 'Refunded $120.00 to the buyer' });
});

test('a decision on a report says what was done and leads to the report', async () => {
  const { admin, buyer, seller } = await createUsers(shop);
  await buyer.reportUser(seller);
  const { _id } = await shop.models.Report.findOne({ targetId: seller.id }).lean().orFail();
  await admin.decideReport({ id: String(_id) }, 'NOTHING');
  expect(await last(admin)).toMatchObject({
    action: 'DECIDE_REPORT',
    decision: 'Took no action on a report',
    orderId: null,
    reportId: String(_id),
  });
});

test('money held back names its amount and seller', async () => {
  const { admin, seller, orderId } = await aSale();
  await expect.poll(() => shop.models.Payout.exists({ _id: orderId })).not.toBeNull();
  await admin.graphql(
    'mutation ($input: AdminPayoutInput!) { adminHoldPayout(input: $input) { success } }',
    { input: { orderId, reason: 'We are checking.' } },
  );
  expect((await last(admin))?.decision).toMatch(
    new RegExp(`^Put \\$\\d+\\.\\d\\d for ${seller.name} on hold$`),
  );
});

test.each([
  ['decide-problem', { outcome: 'no-refund' }, 'Decided a problem: no refund for Dana'],
  [
    'decide-problem',
    { outcome: 'refund-after-return', amount: 120_00, of: 120_00 },
    'Decided a problem: $120.00 to Dana once the product is back',
  ],
  [
    'decide-problem',
    { outcome: 'full-refund', amount: 120_00, of: 120_00 },
    'Refunded $120.00 to Dana after a problem',
  ],
  ['decide-cancellation', { outcome: 'declined' }, 'Declined a request to cancel from Dana'],
  ['cancel-sale', { amount: 60_00 }, 'Cancelled the sale: $60.00 back to Dana'],
  ['retry-transfer', { amount: 0 }, null],
  ['verify-user', {}, null],
] as const)('%s of %j reads %j', (action, decided, text) => {
  expect(decisionText(action, { ...decided, currency: 'usd' }, 'Dana')).toBe(text);
});
