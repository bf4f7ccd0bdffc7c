import { Types } from 'mongoose';
import { aProduct, type ProductInput } from '../factories.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUsers } from '../users/create-users.ts';

/** A product whose first half is paid: the people who deal over it, and its first payment. */
export async function aHalfSale(shop: TestShop, input: Partial<ProductInput> = {}) {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_01, ...input }));
  const first = await users.buyer.payPart(product, 'FIRST_HALF');
  return { ...users, product, first };
}

export const paymentRecord = ({ models }: TestShop, { id }: { id: string }) =>
  models.Payment.findById(id).lean().orFail();

/** The money that the provider took and didn't refund, in minor units. */
export async function moneyKept({ models, cards }: TestShop, product: { id: string }) {
  const payments = await models.Payment.find({ productId: new Types.ObjectId(product.id) }).lean();
  let kept = 0;
  for (const { transactionId } of payments) {
    const intent = await cards.stripe.paymentIntents.retrieve(transactionId);
    const { data } = await cards.stripe.refunds.list({ payment_intent: transactionId });
    const returned = data.filter(({ status }) => status === 'succeeded');
    kept += intent.amount_received - returned.reduce((sum, { amount }) => sum + amount, 0);
  }
  return kept;
}
