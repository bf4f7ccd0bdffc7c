import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';

/** Cases of sales in two instalments. */
export const balanceCases = (): Case[] => [...open, ...record, ...handOver, ...cancel];

const posted = ({ seller }: Users, resalePrice = 120_01) =>
  seller.addProduct(aProduct({ resalePrice }));

/** A product whose first half the buyer has paid. */
async function halfSold(users: Users) {
  const product = await posted(users);
  const { id } = await users.buyer.payPart(product, 'FIRST_HALF');
  return { product, id };
}

const open: Case[] = [
  by('buyer', 'CreatePaymentIntent', 'for a first half', async (users) => ({
    productId: (await posted(users)).id,
    part: 'FIRST_HALF',
  })),
  by('buyer', 'CreatePaymentIntent', 'for half of too little', async (users) => ({
    productId: (await posted(users, 199)).id,
    part: 'FIRST_HALF',
  })),
  by('buyer', 'CreatePaymentIntent', 'for the whole after its half', async (users) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product, 'FIRST_HALF');
    return { productId: product.id, part: 'WHOLE' };
  }),
  by('buyer', 'CreatePaymentIntent', 'for the whole of what is half paid', async (users) => ({
    productId: (await halfSold(users)).product.id,
  })),
  by('buyer', 'CreatePaymentIntent', 'for a balance', async (users) => ({
    productId: (await halfSold(users)).product.id,
    part: 'BALANCE',
  })),
  by('buyer', 'CreatePaymentIntent', 'for a balance that is paid', async (users) => {
    const { product } = await halfSold(users);
    await users.buyer.payPart(product, 'BALANCE');
    return { productId: product.id, part: 'BALANCE' };
  }),
  by('buyer', 'CreatePaymentIntent', 'for a balance without a first half', async (users) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product);
    return { productId: product.id, part: 'BALANCE' };
  }),
];

const record: Case[] = [
  by('buyer', 'RecordPayment', 'of a first half', async (users) => {
    const product = await posted(users);
    const transactionId = await users.buyer.confirmPayment(product, 'pm_card_visa', 'FIRST_HALF');
    return { input: { transactionId, productId: product.id } };
  }),
  by('buyer', 'RecordPayment', 'of a balance', async (users) => {
    const { product } = await halfSold(users);
    const transactionId = await users.buyer.confirmPayment(product, 'pm_card_visa', 'BALANCE');
    return { input: { transactionId, productId: product.id } };
  }),
  by('buyer', 'RecordPayment', 'of a balance after the sale was cancelled', async (users) => {
    const { product, id } = await halfSold(users);
    const transactionId = transactionOf(await users.buyer.createPaymentIntent(product, 'BALANCE'));
    await users.buyer.reportProblem({ id }, 'It never came.');
    await users.admin.cancelSale({ id });
    return { input: { transactionId, productId: product.id } };
  }),
];

const handOver: Case[] = [
  ...byEveryRole('ConfirmHandOver', async (users) => ({ paymentId: (await halfSold(users)).id })),
  by('seller', 'ConfirmHandOver', 'again', async (users) => {
    const { id } = await halfSold(users);
    await users.seller.confirmHandOver({ id });
    return { paymentId: id };
  }),
  by('seller', 'ConfirmHandOver', 'after the balance was paid', async (users) => {
    const { id, product } = await halfSold(users);
    await users.buyer.payPart(product, 'BALANCE');
    return { paymentId: id };
  }),
  by('seller', 'ConfirmHandOver', 'after a problem was reported', async (users) => {
    const { id } = await halfSold(users);
    await users.buyer.reportProblem({ id }, 'It never came.');
    return { paymentId: id };
  }),
  by('seller', 'ConfirmHandOver', 'of what was paid at once', async (users) => ({
    paymentId: (await users.buyer.payPart(await posted(users), 'WHOLE')).id,
  })),
  by('seller', 'ConfirmHandOver', 'of a balance', async (users) => {
    const { product } = await halfSold(users);
    return { paymentId: (await users.buyer.payPart(product, 'BALANCE')).id };
  }),
  by('otherSeller', 'ConfirmHandOver', 'of another seller', async (users) => ({
    paymentId: (await halfSold(users)).id,
  })),
  by('seller', 'ConfirmHandOver', 'for an unknown id', () => ({ paymentId: unknownId })),
  by('buyer', 'ConfirmReceipt', 'of what is half paid', async (users) => ({
    paymentId: (await halfSold(users)).id,
  })),
  by('buyer', 'ConfirmReceipt', 'of a balance', async (users) => {
    const { product } = await halfSold(users);
    return { paymentId: (await users.buyer.payPart(product, 'BALANCE')).id };
  }),
];

/** The first payment of a sale whose balance is overdue, of which nobody is reminded any more. */
async function overdue(users: Users, { shop }: TwoShops) {
  const { id } = await halfSold(users);
  await users.seller.confirmHandOver({ id });
  await shop.models.Payment.updateOne(
    { _id: id },
    { $set: { 'balance.dueBy': new Date(Date.now() - 1000) }, $unset: { 'balance.remindAt': 1 } },
  );
  return id;
}

const cancel: Case[] = [
  ...byEveryRole('CancelSale', async (users) => {
    const { id } = await halfSold(users);
    await users.buyer.reportProblem({ id }, 'It never came.');
    return { paymentId: id };
  }),
  by('admin', 'CancelSale', 'that is overdue', async (users, shops) => ({
    paymentId: await overdue(users, shops),
  })),
  by('admin', 'CancelSale', 'again', async (users, shops) => {
    const id = await overdue(users, shops);
    await users.admin.cancelSale({ id });
    return { paymentId: id };
  }),
  by('admin', 'CancelSale', 'that is not overdue', async (users) => ({
    paymentId: (await halfSold(users)).id,
  })),
  by('admin', 'CancelSale', 'whose seller is deleted', async (users) => {
    const { id } = await halfSold(users);
    await users.admin.deleteUser(users.seller);
    return { paymentId: id };
  }),
  by('admin', 'CancelSale', 'that is wholly paid', async (users) => {
    const { id, product } = await halfSold(users);
    await users.buyer.payPart(product, 'BALANCE');
    return { paymentId: id };
  }),
  by('admin', 'CancelSale', 'of what was paid at once', async (users) => ({
    paymentId: (await users.buyer.payPart(await posted(users), 'WHOLE')).id,
  })),
  by('admin', 'CancelSale', 'for an unknown id', () => ({ paymentId: unknownId })),
];
