import { aCategory, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { reviewAlone, reviewBoth } from './cases/review.cases.ts';
import { unknownId } from './cases.ts';
import type { TwoShops, Users } from './twoShops.ts';

export type FilledShop = Awaited<ReturnType<typeof fillShop>>;

const pageSize = 24;

/** The ids of a shop without records. */
export const nothing: FilledShop = {
  category: unknownId,
  empty: unknownId,
  sold: unknownId,
  late: unknownId,
  removed: unknownId,
  orphan: unknownId,
  thousands: unknownId,
  offered: unknownId,
  middle: unknownId,
  offer: unknownId,
  booking: unknownId,
  seller: unknownId,
  formerSeller: unknownId,
  noSeller: unknownId,
  suspended: unknownId,
  closed: unknownId,
  thread: unknownId,
  endedThread: unknownId,
  report: unknownId,
};

/** Records of every kind and state, more than a page of those that come in pages. */
export async function fillShop(users: Users, { shop }: TwoShops) {
  const { seller, otherSeller, buyer, otherBuyer, admin } = users;
  const [category, empty] = [
    await admin.addCategory(aCategory({ title: 'Benches' })),
    await admin.addCategory(aCategory({ title: 'Airbikes' })),
  ];
  const post = (overrides = {}) =>
    seller.addProduct(aProduct({ categoryId: category.id, ...overrides }));
  const [sold, late, removed, repriced, thousands] = [
    await post(),
    await post(),
    await post(),
    await post(),
    await post({ originalPrice: 123_400, resalePrice: 100_005, yearsOfUsedProduct: 0.5 }),
  ];
  for (const product of [sold, removed, repriced, thousands]) await buyer.addToBookingList(product);
  const tooLate = await buyer.confirmPayment(late);
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(late), late);
  await buyer.recordPayment(tooLate, late).settled();
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await disputeSale(shop, sold);
  await buyer.createPaymentIntent(repriced);
  await seller.deleteProduct(removed);
  await shop.models.Product.updateOne({ _id: repriced.id }, { resalePrice: 99_00 });
  await reviewBoth(users, await post());
  await reviewAlone(users, await post());
  const orphan = await otherSeller.addProduct(aProduct({ categoryId: category.id }));
  await buyer.addToWishList(orphan);
  const { thread: endedThread } = await buyer.askSeller(orphan, 'Does it fold?');
  await admin.graphql(
    'mutation ($email: EmailAddress!) { deleteUser(email: $email) { success } }',
    {
      email: otherSeller.email,
    },
  );
  const offered: string[] = [];
  while (offered.length <= pageSize) {
    const kind = offered.length % 3;
    const product = await post({
      condition: (['EXCELLENT', 'GOOD', 'FAIR'] as const)[kind],
      location: ['Berlin', 'Łódź, Poland', 'Portland, OR'][kind],
      resalePrice: 100_00 + (offered.length % 5) * 10_00,
      yearsOfUsedProduct: kind,
      ...(kind === 0 && { productName: `Crosstrainer ${offered.length}, elliptical` }),
    });
    offered.push(product.id);
    await buyer.addToBookingList(product);
    await buyer.addToWishList(product);
  }
  await seller.advertiseProduct({ id: offered[3] ?? '' });
  const madeOffers = [];
  for (const [index, id] of offered.entries()) {
    madeOffers.push(await buyer.makeOffer({ id }, 50_00 + (index % 5) * 10_00));
  }
  const [, accepted, declined, withdrawn] = madeOffers;
  await seller.acceptOffer({ id: accepted?.id ?? '' }, accepted?.amount.amount ?? 0);
  await seller.declineOffer({ id: declined?.id ?? '' });
  await buyer.withdrawOffer({ id: withdrawn?.id ?? '' });
  await shop.models.User.updateOne({ email: otherBuyer.email }, { verified: true });
  const picture = { image: aPictureUrl() };
  await shop.models.User.updateOne({ email: seller.email }, picture);
  const thread = await fillThread(users, offered);
  const formerSeller = await createUser(shop, { role: 'seller' });
  await formerSeller.addProduct(aProduct({ categoryId: category.id, resalePrice: 150_00 }));
  await admin.patch(`/addAdmin?email=${encodeURIComponent(formerSeller.email)}`);
  const suspended = await createUser(shop, { role: 'buyer' });
  await admin.suspendUser(suspended, 'They write rude messages.');
  await signInOften(shop, buyer);
  const report = await shop.models.Report.findOne().sort({ _id: 1 }).skip(2).lean().orFail();
  const lists = await shop.models.Booking.find().sort({ _id: -1 }).lean();
  return {
    category: category.id,
    empty: empty.id,
    sold: sold.id,
    late: late.id,
    removed: removed.id,
    orphan: orphan.id,
    thousands: thousands.id,
    offered: offered.at(-1) ?? '',
    middle: offered[5] ?? '',
    offer: madeOffers[2]?.id ?? '',
    booking: lists[3]?._id.toHexString() ?? '',
    seller: seller.id,
    formerSeller: formerSeller.id,
    noSeller: buyer.id,
    suspended: suspended.id,
    closed: otherSeller.id,
    thread: thread.id,
    endedThread: endedThread.id,
    report: report._id.toHexString(),
  };
}

/** Threads about some products, one of them with more messages than a page has, some of which were reported. */
async function fillThread({ seller, buyer, otherBuyer }: Users, products: readonly string[]) {
  const asked = products.slice(0, 4).map((id) => ({ id }));
  const [first = { id: unknownId }] = asked;
  for (const product of asked) await buyer.askSeller(product, 'Does it fold?');
  await otherBuyer.askSeller(first, 'Is it there?');
  const { thread } = await buyer.askSeller(first, 'How far?');
  for (let i = 0; i <= pageSize; i += 1) {
    const message = await (i % 3 ? seller : buyer).sendMessage(thread, `Message ${i}`);
    if (i % 9 === 4) await buyer.reportMessage(message, `Reason ${i}`);
  }
  await otherBuyer.reportProduct(first);
  await otherBuyer.reportUser(seller);
  return thread;
}

/** More sign-ins than a page has. */
async function signInOften({ identity }: TestShop, { uid, email, post }: TestUser): Promise<void> {
  for (let i = 0; i <= pageSize + 1; i += 1) {
    const idToken = identity.signIn(uid, new Date(Date.now() - (i + 1) * 60_000));
    await post('/getToken', { email, idToken });
  }
}

/** A part of the money went back, the bank asks for the rest, and the shop has another currency by now. */
async function disputeSale({ models }: TestShop, { id }: { id: string }): Promise<void> {
  const at = new Date();
  const dispute = {
    id: 'du_1',
    status: 'open',
    providerStatus: 'needs_response',
    reason: 'fraudulent',
    amount: 100_00,
    currency: 'eur',
    fundsWithdrawn: true,
    createdAt: at,
    dueBy: at,
    updatedAt: at,
    closedAt: null,
  };
  const details = { amountRefunded: 20_00, currency: 'eur', dispute };
  await models.Payment.updateOne({ productId: id, status: 'paid' }, details);
  await models.Product.updateOne({ _id: id }, { disputed: true });
}
