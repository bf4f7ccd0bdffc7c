import { offeredTimes } from '../../graph/src/domains/orders/pick-up/windows/offered-times.rules.ts';
import { planOf } from '../../graph/src/domains/orders/pick-up/windows/pick-up-plan.queries.ts';
import { aProduct } from '../factories.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import type { TestUser } from './create-users.ts';

/** The payment of a new purchase by a buyer from a seller. */
export async function purchaseOf(buyer: TestUser, seller: TestUser): Promise<string> {
  const product = await seller.addProduct(aProduct());
  const transactionId = await buyer.confirmPayment(product);
  return (await buyer.recordPayment(transactionId, product)).payment.id;
}

/** The order of the payment that bought something. */
export async function orderIdOf({ models }: TestShop, firstPaymentId: string): Promise<string> {
  return (await models.Order.findOne({ firstPaymentId }).lean().orFail())._id.toHexString();
}

/** The order of a new purchase by a buyer from a seller. */
export const orderOf = async (shop: TestShop, buyer: TestUser, seller: TestUser): Promise<string> =>
  orderIdOf(shop, await purchaseOf(buyer, seller));

/** The hand-over code of an order. */
export const codeOf = async ({ models }: TestShop, id: string): Promise<string> =>
  (await models.Order.findById(id).lean().orFail()).code?.text ?? '';

/** The times in the seller's windows at which an order's buyer can pick it up. */
export async function pickUpTimesOf(shop: TestShop, orderId: string): Promise<string[]> {
  const order = await shop.models.Order.findById(orderId).lean().orFail();
  const plan = await planOf(shop, order);
  return plan ? offeredTimes(plan, shop.now()).map((time) => time.toISOString()) : [];
}
