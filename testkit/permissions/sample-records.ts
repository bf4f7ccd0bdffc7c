import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { signStopToken } from '../../graph/src/domains/notifications/unsubscribe/stop-token.rules.ts';
import { settleOrder } from '../../graph/src/domains/orders/state/settle-order.service.ts';
import { settlePayout } from '../../graph/src/domains/payouts/state/settle-payout.service.ts';
import { aCategory, aProduct } from '../factories.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import type { TestUser } from '../users/create-users.ts';

export async function advertisedOf(person: TestUser): Promise<string> {
  const product = await person.addProduct(aProduct());
  await person.advertiseProduct(product);
  return product.id;
}

/** The token of a link that stops a search's mails. */
export const stopTokenOf = (shop: TestShop, searchId: string): string =>
  signStopToken(shop, { scope: 'search', id: new Types.ObjectId(searchId) });

/** One for each person; the first person's for a role that none of them has. */
export async function savedSearchesOf([first, ...others]: TestUser[]) {
  if (!first) throw new Error('Nobody saves a search.');
  const save = async (role: string) => {
    const owner = others.find((person) => person.role === role) ?? first;
    return (await owner.saveSearch({ text: `${role} bench` })).savedSearch.id;
  };
  return { buyer: await save('buyer'), seller: await save('seller'), admin: await save('admin') };
}

export async function threadOf(asking: TestUser, answering: TestUser, product: { id: string }) {
  const question = await asking.askSeller(product, 'Does it fold?');
  const answer = await answering.sendMessage(question.thread, 'It does.');
  return {
    id: question.thread.id,
    messageIds: { buyer: answer.id, seller: question.id },
    correspondentIds: { buyer: answering.id, seller: asking.id },
  };
}

/** Adds an agreed refund that the provider refused to an order; returns the payment's id. */
export async function failedRefundOf(shop: TestShop, id: string): Promise<string> {
  const { Order, Payment } = shop.models;
  const [_id, amount, at] = [new Types.ObjectId(), 5_00, new Date()];
  const order = await Order.findById(id).lean().orFail();
  const { firstPaymentId: paymentId } = order;
  const purpose = _id.toHexString();
  const refused = { id: `refused:${purpose}:0`, amount, status: 'failed', at, purpose } as const;
  await Payment.updateOne({ _id: paymentId }, { $set: { refunds: [refused] } });
  const parts = [{ paymentId, amount }];
  const refund = { _id, amount, createdAt: at, parts, status: 'failed' as const };
  await Order.updateOne({ _id: id }, { $set: { refunds: [refund] }, $inc: { revision: 1 } });
  return paymentId.toHexString();
}

/** Makes the card provider refuse the transfer of an order: its account doesn't exist there. */
export async function failedTransferOf(shop: TestShop, id: string): Promise<string> {
  const { Order, PayoutAccount } = shop.models;
  const past = new Date(Date.now() - 30 * dayMs);
  const confirmed = { state: 'confirmed', handedOverAt: past, confirmedAt: past } as const;
  const order = await Order.findByIdAndUpdate(id, { $set: confirmed }).lean().orFail();
  await Order.updateOne({ _id: id }, { $set: { createdAt: past } });
  await shop.models.Payment.updateOne({ _id: order.firstPaymentId }, { $set: { paidAt: past } });
  const account = { accountId: `acct_${id}`, state: 'active', missing: [] };
  const begun = { createdAt: past, owed: 0 };
  await PayoutAccount.updateOne(
    { _id: order.sellerId },
    { $set: account, $setOnInsert: begun },
    { upsert: true },
  );
  // Does now what the shop's sweeps would write later.
  await settleOrder(shop, order._id);
  await settlePayout(shop, order._id);
  return id;
}

export async function reportOf(
  { models }: Pick<TestShop, 'models'>,
  reporter: TestUser,
  product: { id: string },
): Promise<string> {
  await reporter.reportProduct(product);
  const filed = { targetId: product.id, reporterId: reporter.id };
  return (await models.Report.findOne(filed).lean().orFail())._id.toHexString();
}

/** Titles of categories that exist only to be moved and deleted. */
const emptyTitles: string[] = [];

/** Returns two categories, in order. */
export async function emptyCategories({ models }: TestShop, admin: TestUser) {
  // A shop has at most 100 categories.
  if (emptyTitles.length > 60) {
    await models.Category.deleteMany({ title: { $in: emptyTitles.splice(0) } });
  }
  const [first, empty] = [
    await admin.addCategory(aCategory()),
    await admin.addCategory(aCategory()),
  ];
  emptyTitles.push(first.title, empty.title);
  await admin.moveCategory(first, empty);
  return { first: first.id, empty: empty.id };
}

/** A sale in two instalments whose buyer reports a problem; returns its first payment. */
export async function cancellable(seller: TestUser, buyer: TestUser): Promise<string> {
  const payment = await buyer.payPart(await seller.addProduct(aProduct()), 'FIRST_HALF');
  await buyer.reportProblemWith(payment, 'It never came.');
  return payment.id;
}
