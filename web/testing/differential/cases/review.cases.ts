import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';

/** Cases of reviews, and of accounts that have written some or of which there are some. */
export const reviewCases = (): Case[] => [
  ...byEveryRole('AddReview', async (users) => sent(await finished(users))),
  by('seller', 'AddReview', 'of the buyer, without a text', async (users) => ({
    input: { paymentId: await finished(users), stars: 1 },
  })),
  by('buyer', 'AddReview', 'after the other side has written', async (users) => {
    const id = await finished(users);
    await users.seller.addReview({ id }, { stars: 5, text: 'Paid at once.' });
    return sent(id);
  }),
  by('buyer', 'AddReview', 'again', async (users) => sent(await reviewed(users))),
  by('buyer', 'AddReview', 'again in other words', async (users) =>
    sent(await reviewed(users), { text: 'On second thoughts.' }),
  ),
  by('buyer', 'AddReview', 'again in other words, after both have written', async (users) => {
    const id = await reviewed(users);
    await users.seller.addReview({ id }, { stars: 5 });
    return sent(id, { stars: 1 });
  }),
  by('buyer', 'AddReview', 'with blanks around the text', async (users) =>
    sent(await finished(users), { text: '  Kind.  ' }),
  ),
  by('buyer', 'AddReview', 'before it was received', async (users) => sent(await bought(users))),
  by('buyer', 'AddReview', 'after a problem was reported', async (users) => {
    const id = await finished(users);
    await users.buyer.reportProblem({ id }, 'The belt is torn.');
    return sent(id);
  }),
  by('buyer', 'AddReview', 'after a refund', async (users, { shop }) => {
    const id = await finished(users);
    const details = { status: 'refunded', refundedAt: new Date(), amountRefunded: 120_00 } as const;
    await shop.models.Payment.updateOne({ _id: id }, details);
    return sent(id);
  }),
  by('seller', 'AddReview', 'after 90 days', async (users, { shop }) => {
    const id = await finished(users);
    const handedOverAt = new Date(Date.now() - 90 * 86_400_000);
    await shop.models.Payment.updateOne({ _id: id }, { handedOverAt });
    return sent(id);
  }),
  by('seller', 'AddReview', 'of a buyer whose account is deleted', async (users) => {
    const id = await finished(users);
    await users.admin.deleteUser(users.buyer);
    return sent(id);
  }),
  by('seller', 'AddReview', 'of what is not paid yet', async (users, shops) => {
    const product = await users.seller.addProduct(aProduct());
    await users.buyer.createPaymentIntent(product);
    return sent(await paymentFor(shops, product));
  }),
  by('otherBuyer', 'AddReview', 'of what somebody else has bought', async (users) =>
    sent(await finished(users)),
  ),
  by('buyer', 'AddReview', 'for an unknown id', () => sent(unknownId)),
  by('buyer', 'AddReview', 'for an id that is none', () => sent('bench')),
  by('buyer', 'UpdateProfile', 'whose review everybody reads', async (users) => {
    await reviewBoth(users, await users.seller.addProduct(aProduct()));
    return { input: { name: 'Somebody Else', image: null } };
  }),
  by('admin', 'DeleteUser', 'for a buyer with reviews', async (users) => {
    await reviewBoth(users, await users.seller.addProduct(aProduct()));
    await reviewAlone(users, await users.seller.addProduct(aProduct()));
    return { email: users.buyer.email };
  }),
  by('admin', 'DeleteUser', 'for a seller with reviews', async (users) => {
    await reviewBoth(users, await users.seller.addProduct(aProduct()));
    return { email: users.seller.email };
  }),
];

const kind = { stars: 4, text: 'Kind.' };
const sent = (paymentId: string, review: Partial<typeof kind> = {}) => ({
  input: { paymentId, ...kind, ...review },
});

/** Sells a product to the buyer. @returns the id of the payment */
async function bought(users: Users, product?: { id: string }): Promise<string> {
  const { seller, buyer } = users;
  const sold = product ?? (await seller.addProduct(aProduct()));
  return (await buyer.recordPayment(await buyer.confirmPayment(sold), sold)).payment.id;
}

/** Sells a product to the buyer, who receives it. @returns the id of the payment */
async function finished(users: Users, product?: { id: string }): Promise<string> {
  const id = await bought(users, product);
  await users.buyer.confirmReceipt({ id });
  return id;
}

async function reviewed(users: Users, product?: { id: string }): Promise<string> {
  const id = await finished(users, product);
  await users.buyer.addReview({ id }, kind);
  return id;
}

/** Sells a product, whose buyer writes a review, which is hidden from others. */
export const reviewAlone = reviewed;

/** Sells a product, whose buyer and seller review each other, so that both reviews can be read. */
export async function reviewBoth(users: Users, product: { id: string }): Promise<void> {
  const id = await reviewed(users, product);
  await users.seller.addReview({ id }, { stars: 5, text: 'Paid at once.' });
}

/** The id of the newest payment for a product. */
const paymentFor = async ({ shop }: TwoShops, { id }: { id: string }) =>
  (
    await shop.models.Payment.findOne({ productId: id }).sort({ _id: -1 }).lean()
  )?._id.toHexString() ?? unknownId;
