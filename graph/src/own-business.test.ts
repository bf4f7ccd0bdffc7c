import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, expect, test } from 'vitest';

const shop = await startTestShop();
afterAll(() => shop.close());

test('a seller who became an admin decides nothing about their own business', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const sold = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  const listed = await seller.addProduct(aProduct());
  const payment = await buyer.payPart(sold, 'WHOLE');
  const orderId = await orderIdOf(shop, payment.id);
  await buyer.reportProduct(listed, 'It is broken.');
  const report = await shop.models.Report.findOne({ targetId: listed.id }).orFail().lean();
  await shop.models.User.updateOne({ _id: seller.id }, { role: 'admin', formerRole: 'seller' });
  const acts: [string, Record<string, string>][] = [
    [
      'mutation ($id: ID!, $reason: String!) { adminHoldPayout(input: { orderId: $id, reason: $reason }) { success code message } }',
      { id: orderId, reason: 'Mine' },
    ],
    [
      'mutation ($id: ID!, $reason: String!) { adminReleasePayout(input: { orderId: $id, reason: $reason }) { success code message } }',
      { id: orderId, reason: 'Mine' },
    ],
    [
      'mutation ($id: ID!) { adminRetryTransfer(orderId: $id) { success code message } }',
      { id: orderId },
    ],
    [
      'mutation ($id: ID!, $reason: String!) { adminRefundPayment(input: { id: $id, reason: $reason }) { success code message } }',
      { id: payment.id, reason: 'Mine' },
    ],
    [
      'mutation ($id: ID!) { adminCancelSale(paymentId: $id) { success code message } }',
      { id: payment.id },
    ],
    [
      'mutation ($id: ID!) { adminDecideReport(input: { id: $id, decision: NOTHING }) { success code message } }',
      { id: String(report._id) },
    ],
    [
      'mutation ($id: ID!) { adminHideProduct(input: { id: $id, reason: "Mine" }) { success code message } }',
      { id: listed.id },
    ],
    [
      'mutation ($email: EmailAddress!) { deleteUser(email: $email) { success code message } }',
      { email: seller.email },
    ],
    [
      'mutation ($id: ID!) { commentOnProblem(input: { orderId: $id, text: "Mine" }) { success code message } }',
      { id: orderId },
    ],
  ];
  for (const [mutation, variables] of acts) {
    const answer = await seller.graphql(mutation, variables).refused('forbidden');
    expect(JSON.stringify(answer), mutation).toContain('another admin has to do it');
  }
  await seller
    .send({
      method: 'POST',
      url: '/adminRefundPayment',
      payload: { id: payment.id, reason: 'Mine' },
    })
    .then(({ statusCode }) => expect([403, 404]).toContain(statusCode));
  const rights = `query ($id: ID!) { product(id: $id) { viewerCanHide } }`;
  expect(await seller.graphql(rights, { id: listed.id })).toEqual({
    product: { viewerCanHide: false },
  });
  expect(await admin.graphql(rights, { id: listed.id })).toEqual({
    product: { viewerCanHide: true },
  });
  await shop.models.User.updateOne({ _id: admin.id }, { role: 'buyer' });
  const [[mutation, variables] = ['', {}]] = acts;
  const answer = await seller.graphql(mutation, variables).refused('forbidden');
  expect(JSON.stringify(answer)).toContain('you’re the only admin');
});

test('an admin who bought something doesn’t refund it to themselves', async () => {
  const { seller, buyer } = await createUsers(shop);
  await createUser(shop, { role: 'admin' });
  const product = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  const payment = await buyer.payPart(product, 'WHOLE');
  await shop.models.User.updateOne({ _id: buyer.id }, { role: 'admin', formerRole: 'buyer' });
  await buyer
    .graphql(
      'mutation ($id: ID!) { adminRefundPayment(input: { id: $id, reason: "Mine" }) { success code message } }',
      { id: payment.id },
    )
    .refused('forbidden');
  expect(await shop.models.Payment.findById(payment.id).lean()).toMatchObject({ status: 'paid' });
});
