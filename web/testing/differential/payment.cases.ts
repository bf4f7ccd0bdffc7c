import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { by, byEveryRole, type Case, unknownId } from './cases.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';
import type { Users } from './twoShops.ts';

/** Cases of payments. */
export const paymentCases = (): Case[] => [...open, ...record];

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

const report = (transactionId: string, productId: string) => ({
  input: { transactionId, productId },
});

const record: Case[] = [
  ...byEveryRole('RecordPayment', async (users) => {
    const product = await posted(users);
    return report(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for what is on both lists', async (users) => {
    const { buyer, otherBuyer } = users;
    const product = await posted(users);
    await buyer.addToBookingList(product);
    await buyer.addToWishList(product);
    await otherBuyer.addToBookingList(product);
    return report(await buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'while somebody else has a payment open', async (users) => {
    const product = await posted(users);
    await users.otherBuyer.createPaymentIntent(product);
    return report(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'again', async (users) => {
    const { buyer } = users;
    const product = await posted(users);
    await buyer.addToBookingList(product);
    const transactionId = await buyer.confirmPayment(product);
    await buyer.recordPayment(transactionId, product);
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'before the money was taken', async (users) => {
    const product = await posted(users);
    const transactionId = transactionOf(await users.buyer.createPaymentIntent(product));
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'too late, so that the money went back', async (users) => {
    const { product, late } = await paidTooLate(users);
    return report(late, product.id);
  }),
  by('buyer', 'RecordPayment', 'for a payment that was cancelled', async (users) => {
    const product = await posted(users);
    const transactionId = transactionOf(await users.buyer.createPaymentIntent(product));
    await users.seller.deleteProduct(product);
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'for another product', async (users) => {
    const transactionId = await users.buyer.confirmPayment(await posted(users));
    return report(transactionId, (await posted(users)).id);
  }),
  by('otherBuyer', 'RecordPayment', 'of another buyer', async (users) => {
    const product = await posted(users);
    return report(await users.buyer.confirmPayment(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for an unknown transaction', async (users) =>
    report('pi_unknown', (await posted(users)).id),
  ),
  by('buyer', 'RecordPayment', 'for a product whose id is none', async (users) =>
    report(await users.buyer.confirmPayment(await posted(users)), 'bench'),
  ),
];
