import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';

/** Cases of payments. */
export const paymentCases = (): Case[] => [...open, ...record, ...confirm, ...report];

const posted = ({ seller }: Users) => seller.addProduct(aProduct());

const open: Case[] = [
  ...byEveryRole('CreatePaymentIntent', async (users) => ({
    productId: (await posted(users)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'again', async (users) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the money was taken', async (users) => {
    const product = await posted(users);
    await users.buyer.confirmPayment(product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for what the buyer has paid', async (users) => {
    const product = await posted(users);
    await users.buyer.recordPayment(await users.buyer.confirmPayment(product), product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the price has changed', async (users, { shop }) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product);
    await shop.models.Product.updateOne({ _id: product.id }, { resalePrice: 77_00 });
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for a sold product', async (users) => ({
    productId: (await soldProduct(users)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'that somebody else has paid meanwhile', async (users) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product);
    await users.otherBuyer.recordPayment(await users.otherBuyer.confirmPayment(product), product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the money came back', async (users) => {
    const { buyer, product } = await paidTooLate(users);
    await buyer.createPaymentIntent(product).settled();
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for a deleted product', async (users) => ({
    productId: (await removedProduct(users)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'for an own product', async (users, { shop }) => {
    const { id } = await posted(users);
    await shop.models.Product.updateOne({ _id: id }, { sellerId: users.buyer.id });
    return { productId: id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for an unknown id', () => ({ productId: unknownId })),
  by('buyer', 'CreatePaymentIntent', 'for an id that is none', () => ({ productId: 'bench' })),
];

/** A product that two buyers have paid for, the buyer a moment too late. */
async function paidTooLate(users: Users) {
  const { buyer, otherBuyer } = users;
  const product = await posted(users);
  const late = await buyer.confirmPayment(product);
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
  return { buyer, product, late };
}

const paid = (transactionId: string, productId: string) => ({
  input: { transactionId, productId },
});

const record: Case[] = [
  ...byEveryRole('RecordPayment', async (users) => {
    const product = await posted(users);
    return paid(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for what is on both lists', async (users) => {
    const { buyer, otherBuyer } = users;
    const product = await posted(users);
    await buyer.addToBookingList(product);
    await buyer.addToWishList(product);
    await otherBuyer.addToBookingList(product);
    return paid(await buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'while somebody else has a payment open', async (users) => {
    const product = await posted(users);
    await users.otherBuyer.createPaymentIntent(product);
    return paid(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'again', async (users) => {
    const { buyer } = users;
    const product = await posted(users);
    await buyer.addToBookingList(product);
    const transactionId = await buyer.confirmPayment(product);
    await buyer.recordPayment(transactionId, product);
    return paid(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'before the money was taken', async (users) => {
    const product = await posted(users);
    const transactionId = transactionOf(await users.buyer.createPaymentIntent(product));
    return paid(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'too late, so that the money went back', async (users) => {
    const { product, late } = await paidTooLate(users);
    return paid(late, product.id);
  }),
  by('buyer', 'RecordPayment', 'for a payment that was cancelled', async (users) => {
    const product = await posted(users);
    const transactionId = transactionOf(await users.buyer.createPaymentIntent(product));
    await users.seller.deleteProduct(product);
    return paid(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'for another product', async (users) => {
    const transactionId = await users.buyer.confirmPayment(await posted(users));
    return paid(transactionId, (await posted(users)).id);
  }),
  by('otherBuyer', 'RecordPayment', 'of another buyer', async (users) => {
    const product = await posted(users);
    return paid(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for an unknown transaction', async (users) =>
    paid('pi_unknown', (await posted(users)).id),
  ),
  by('buyer', 'RecordPayment', 'for a product whose id is none', async (users) =>
    paid(await users.buyer.confirmPayment(await posted(users)), 'bench'),
  ),
];

/** The id of a payment by which the buyer has bought something. */
async function bought(users: Users) {
  const product = await posted(users);
  const transactionId = await users.buyer.confirmPayment(product);
  return (await users.buyer.recordPayment(transactionId, product)).payment.id;
}

/** The id of a payment of the buyer for a product. */
const paymentFor = async ({ shop }: TwoShops, { id }: { id: string }) =>
  (
    await shop.models.Payment.findOne({ productId: id }).sort({ _id: -1 }).lean()
  )?._id.toHexString() ?? unknownId;

async function refunded(users: Users, { shop }: TwoShops) {
  const id = await bought(users);
  await shop.models.Payment.updateOne(
    { _id: id },
    { status: 'refunded', refundedAt: new Date(), amountRefunded: 120_00 },
  );
  return id;
}

const confirm: Case[] = [
  ...byEveryRole('ConfirmReceipt', async (users) => ({ paymentId: await bought(users) })),
  by('buyer', 'ConfirmReceipt', 'again', async (users) => {
    const id = await bought(users);
    await users.buyer.confirmReceipt({ id });
    return { paymentId: id };
  }),
  by('buyer', 'ConfirmReceipt', 'after a problem was reported', async (users) => {
    const id = await bought(users);
    await users.buyer.reportProblem({ id }, 'It never came.');
    return { paymentId: id };
  }),
  by('buyer', 'ConfirmReceipt', 'after a refund', async (users, shops) => ({
    paymentId: await refunded(users, shops),
  })),
  by('buyer', 'ConfirmReceipt', 'of a payment that is open', async (users, shops) => {
    const product = await posted(users);
    await users.buyer.createPaymentIntent(product);
    return { paymentId: await paymentFor(shops, product) };
  }),
  by('otherBuyer', 'ConfirmReceipt', 'of another buyer', async (users) => ({
    paymentId: await bought(users),
  })),
  by('buyer', 'ConfirmReceipt', 'of a payment whose seller is deleted', async (users) => {
    const id = await bought(users);
    await users.admin.deleteUser(users.seller);
    return { paymentId: id };
  }),
  by('buyer', 'ConfirmReceipt', 'for an unknown id', () => ({ paymentId: unknownId })),
  by('buyer', 'ConfirmReceipt', 'for an id that is none', () => ({ paymentId: 'bench' })),
];

const wrong = (paymentId: string, problem = 'The belt is torn.') => ({
  input: { paymentId, problem },
});

const report: Case[] = [
  ...byEveryRole('ReportProblem', async (users) => wrong(await bought(users))),
  by('buyer', 'ReportProblem', 'after it was received', async (users) => {
    const id = await bought(users);
    await users.buyer.confirmReceipt({ id });
    return wrong(id);
  }),
  by('buyer', 'ReportProblem', 'again', async (users) => {
    const id = await bought(users);
    await users.buyer.reportProblem({ id }, 'The belt is torn.');
    return wrong(id);
  }),
  by('buyer', 'ReportProblem', 'again in other words', async (users) => {
    const id = await bought(users);
    await users.buyer.reportProblem({ id }, 'The belt is torn.');
    return wrong(id, 'And the seat.');
  }),
  by('buyer', 'ReportProblem', 'after a refund', async (users, shops) =>
    wrong(await refunded(users, shops)),
  ),
  by('buyer', 'ReportProblem', 'of what was paid too late', async (users, shops) => {
    const { product, late } = await paidTooLate(users);
    await users.buyer.recordPayment(late, product).settled();
    const { models } = shops.shop;
    const payment = await models.Payment.findOne({ transactionId: late }).lean();
    return wrong(payment?._id.toHexString() ?? unknownId);
  }),
  by('otherBuyer', 'ReportProblem', 'of another buyer', async (users) =>
    wrong(await bought(users)),
  ),
  by('buyer', 'ReportProblem', 'for an unknown id', () => wrong(unknownId)),
];
