import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { transactionOf } from '@fitness-zone/testkit/people.ts';
import { by, byEveryRole, type Case, unknownId } from './cases.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';
import type { People } from './twoShops.ts';

/** Cases of payments. */
export const paymentCases = (): Case[] => [...open, ...record];

const posted = ({ seller }: People) => seller.posts(aProduct());

const open: Case[] = [
  ...byEveryRole('CreatePaymentIntent', async (people) => ({
    productId: (await posted(people)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'again', async (people) => {
    const product = await posted(people);
    await people.buyer.opens(product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the money was taken', async (people) => {
    const product = await posted(people);
    await people.buyer.charges(product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for what the buyer has paid', async (people) => {
    const product = await posted(people);
    await people.buyer.records(await people.buyer.charges(product), product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the price has changed', async (people, { shop }) => {
    const product = await posted(people);
    await people.buyer.opens(product);
    await shop.models.Product.updateOne({ _id: product.id }, { resalePrice: 77_00 });
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for a sold product', async (people) => ({
    productId: (await soldProduct(people)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'that somebody else has paid meanwhile', async (people) => {
    const product = await posted(people);
    await people.buyer.opens(product);
    await people.rival.records(await people.rival.charges(product), product);
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'after the money came back', async (people) => {
    const { buyer, product } = await paidTooLate(people);
    await buyer.opens(product).settled();
    return { productId: product.id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for a deleted product', async (people) => ({
    productId: (await removedProduct(people)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'for an own product', async (people, { shop }) => {
    const { id } = await posted(people);
    await shop.models.Product.updateOne({ _id: id }, { sellerId: people.buyer.id });
    return { productId: id };
  }),
  by('buyer', 'CreatePaymentIntent', 'for an unknown id', () => ({ productId: unknownId })),
  by('buyer', 'CreatePaymentIntent', 'for an id that is none', () => ({ productId: 'bench' })),
];

/** A product that two buyers have paid for, the buyer a moment too late. */
async function paidTooLate(people: People) {
  const { buyer, rival } = people;
  const product = await posted(people);
  const late = await buyer.charges(product);
  await rival.records(await rival.charges(product), product);
  return { buyer, product, late };
}

const report = (transactionId: string, productId: string) => ({
  input: { transactionId, productId },
});

const record: Case[] = [
  ...byEveryRole('RecordPayment', async (people) => {
    const product = await posted(people);
    return report(await people.buyer.charges(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for what is on both lists', async (people) => {
    const { buyer, rival } = people;
    const product = await posted(people);
    await buyer.books(product);
    await buyer.wishes(product);
    await rival.books(product);
    return report(await buyer.charges(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'while somebody else has a payment open', async (people) => {
    const product = await posted(people);
    await people.rival.opens(product);
    return report(await people.buyer.charges(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'again', async (people) => {
    const { buyer } = people;
    const product = await posted(people);
    await buyer.books(product);
    const transactionId = await buyer.charges(product);
    await buyer.records(transactionId, product);
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'before the money was taken', async (people) => {
    const product = await posted(people);
    const transactionId = transactionOf(await people.buyer.opens(product));
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'too late, so that the money went back', async (people) => {
    const { product, late } = await paidTooLate(people);
    return report(late, product.id);
  }),
  by('buyer', 'RecordPayment', 'for a payment that was cancelled', async (people) => {
    const product = await posted(people);
    const transactionId = transactionOf(await people.buyer.opens(product));
    await people.seller.removes(product);
    return report(transactionId, product.id);
  }),
  by('buyer', 'RecordPayment', 'for another product', async (people) => {
    const transactionId = await people.buyer.charges(await posted(people));
    return report(transactionId, (await posted(people)).id);
  }),
  by('rival', 'RecordPayment', 'of another buyer', async (people) => {
    const product = await posted(people);
    return report(await people.buyer.charges(product), product.id);
  }),
  by('buyer', 'RecordPayment', 'for an unknown transaction', async (people) =>
    report('pi_unknown', (await posted(people)).id),
  ),
  by('buyer', 'RecordPayment', 'for a product whose id is none', async (people) =>
    report(await people.buyer.charges(await posted(people)), 'bench'),
  ),
];
