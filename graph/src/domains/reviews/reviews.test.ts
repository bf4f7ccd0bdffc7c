import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { recountRating } from './rating.service.ts';
import { revealDue } from './reveal-reviews.sweeper.ts';

/** Milliseconds by which the shop's clock is ahead; it never goes back. */
let ahead = 0;
const now = () => Date.now() + ahead;
const shop = await startTestShop({ listen: true, now });
afterAll(() => shop.close());
type Client = Awaited<ReturnType<typeof createUsers>>['visitor'];
type Rating = { average: number | null; count: number };

async function aSale() {
  const users = await createUsers(shop);
  const bench = await users.seller.addProduct(aProduct({ productName: 'Bench' }));
  const transactionId = await users.buyer.confirmPayment(bench);
  const { payment } = await users.buyer.recordPayment(transactionId, bench);
  return { ...users, bench, payment };
}

async function aFinishedSale() {
  const sale = await aSale();
  await sale.buyer.confirmReceiptOf(sale.payment);
  return sale;
}

/** A seller's reviews as the viewer sees them. */
async function sellerSeenBy(viewer: Pick<Client, 'graphql'>, { id }: { id: string }) {
  type Seen = {
    seller: { rating: Rating; reviews: { edges: { node: { stars: number; text: string } }[] } };
  };
  const { seller } = await viewer.graphql<Seen>(
    `query ($id: ID!) { seller(userId: $id) {
      rating { average count } reviews { edges { node { stars text } } }
    } }`,
    { id },
  );
  return { rating: seller.rating, reviews: seller.reviews.edges.map(({ node }) => node) };
}

type Sold = { viewerCanReview: boolean; reviews: { stars: number; author: { id: string } }[] };

/** The reviews of the newest sale as buyer or seller sees them. */
async function saleSeenBy(viewer: TestUser) {
  const [first] = await ownPayments<Sold>(
    viewer,
    'viewerCanReview reviews { stars author { id } }',
  );
  return first;
}

describe('a review', () => {
  test('is read by its author alone for seven days, to the second, and by everybody then', async () => {
    const { seller, buyer, visitor, payment } = await aFinishedSale();
    const { review } = await buyer.addReview(payment, { stars: 4, text: 'All well.' });
    const hiddenMs = Date.parse(review.visibleAt) - now();
    expect(hiddenMs).toBeGreaterThan(7 * dayMs - 60_000);
    expect(hiddenMs).toBeLessThanOrEqual(7 * dayMs);
    expect(await saleSeenBy(buyer)).toMatchObject({
      viewerCanReview: false,
      reviews: [{ stars: 4, author: { id: buyer.id } }],
    });
    expect(await saleSeenBy(seller)).toEqual({ viewerCanReview: true, reviews: [] });
    const unseen = { rating: { average: null, count: 0 }, reviews: [] };
    ahead += hiddenMs - 2_000;
    await revealDue(shop);
    expect(await sellerSeenBy(visitor, seller)).toEqual(unseen);
    ahead += 3_000;
    await revealDue(shop);
    expect(await sellerSeenBy(visitor, seller)).toEqual({
      rating: { average: 4, count: 1 },
      reviews: [{ stars: 4, text: 'All well.' }],
    });
    expect(await saleSeenBy(seller)).toMatchObject({ reviews: [{ stars: 4 }] });
  });

  test('is read by everybody as soon as both sides have written, who are notified once', async () => {
    const { seller, buyer, otherBuyer, payment } = await aFinishedSale();
    await buyer.addReview(payment, { stars: 5 });
    await seller.addReview(payment, { stars: 3, text: 'Came late.' });
    expect((await sellerSeenBy(otherBuyer, seller)).rating).toEqual({ average: 5, count: 1 });
    type Reviewed = { reviews: { subject: { id: string; rating: Rating } }[] };
    const [sale] = await ownPayments<Reviewed>(
      buyer,
      'reviews { subject { id rating { average count } } }',
    );
    const subjects = sale?.reviews.map(({ subject }) => subject);
    expect(subjects).toContainEqual({ id: buyer.id, rating: { average: 3, count: 1 } });
    await revealDue(shop);
    await allNotified(shop);
    for (const { id } of [seller, buyer]) {
      expect(await shop.models.Notification.countDocuments({ userId: id, kind: 'reviewed' })).toBe(
        1,
      );
    }
  });

  test('is visible once both sides have written one, in either order', async () => {
    const { seller, buyer, visitor, payment } = await aFinishedSale();
    await Promise.all([
      buyer.addReview(payment, { stars: 2 }),
      seller.addReview(payment, { stars: 2 }),
    ]);
    expect(await sellerSeenBy(visitor, seller)).toMatchObject({ rating: { average: 2, count: 1 } });
    expect((await saleSeenBy(buyer))?.reviews).toHaveLength(2);
  });

  test('is there once, however often it is sent, and is never changed', async () => {
    const { buyer, payment } = await aFinishedSale();
    const [first, again] = await Promise.all([
      buyer.addReview(payment, { stars: 4, text: 'Fine' }),
      buyer.addReview(payment, { stars: 4, text: 'Fine' }),
    ]);
    expect(again.review).toEqual(first.review);
    await buyer.addReview(payment, { stars: 1 }).refused('conflict');
    expect(await shop.models.Review.countDocuments({ paymentId: payment.id })).toBe(1);
  });

  test('comes from the two sides of a finished sale only', async () => {
    const { seller, otherSeller, buyer, otherBuyer, admin, payment } = await aSale();
    await buyer.addReview(payment, { stars: 5 }).refused('conflict');
    await buyer.confirmReceiptOf(payment);
    await otherBuyer.addReview(payment, { stars: 1 }).refused('not-found');
    await otherSeller.addReview(payment, { stars: 1 }).refused('not-found');
    await admin.addReview(payment, { stars: 1 }).refused('forbidden');
    await seller.addReview({ id: 'nonsense' }, { stars: 1 }).refused('not-found');
    await seller.addReview(payment, { stars: 5 });
  });

  test('needs both instalments of a sale to be paid', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const first = await buyer.payPart(bench, 'FIRST_HALF');
    await buyer.confirmReceiptOf(first);
    await buyer.addReview(first, { stars: 5 }).refused('conflict');
    const balance = await buyer.payPart(bench, 'BALANCE');
    await buyer.addReview(balance, { stars: 5 }).refused('conflict');
    await buyer.addReview(first, { stars: 5 });
    await seller.addReview(first, { stars: 4 });
    expect((await sellerSeenBy(buyer, seller)).rating).toEqual({ average: 5, count: 1 });
  });

  test('is refused after a refund, and after 90 days', async () => {
    const refunded = await aFinishedSale();
    await shop.models.Payment.updateOne({ _id: refunded.payment.id }, { status: 'refunded' });
    await refunded.buyer.addReview(refunded.payment, { stars: 1 }).refused('conflict');
    const { seller, buyer, payment } = await aFinishedSale();
    const handedOverAt = new Date(now() - 90 * dayMs + 60_000);
    await shop.models.Payment.updateOne({ _id: payment.id }, { handedOverAt });
    await buyer.addReview(payment, { stars: 5 });
    ahead += 120_000;
    await seller.addReview(payment, { stars: 5 }).refused('conflict');
  });

  test('tells nobody but its author’s open pages that it was written', async () => {
    const { seller, buyer, payment } = await aFinishedSale();
    await allNotified(shop);
    const heard: object[] = [];
    const stop = shop.events.listen((change) => change && heard.push(change));
    const { review } = await buyer.addReview(payment, { stars: 5 });
    stop();
    expect(heard).toEqual([
      { kind: 'review', reviewId: review.id, userId: buyer.id, visible: false },
    ]);
    await allNotified(shop);
    const notified = { userId: seller.id, kind: 'reviewed' } as const;
    expect(await shop.models.Notification.countDocuments(notified)).toBe(0);
  });

  test('about a seller is published to everybody once visible; one about a buyer only to the two sides', async () => {
    const { seller, buyer, payment } = await aFinishedSale();
    const { review: ofSeller } = await buyer.addReview(payment, { stars: 5 });
    const told = new Map<string, boolean>();
    const stop = shop.events.listen((change) => {
      if (change?.kind === 'review') told.set(change.reviewId, change.visible);
    });
    const { review: ofBuyer, message } = await seller.addReview(payment, { stars: 5 });
    stop();
    expect(message).toBe('Thank you. Both reviews are now visible');
    expect(Object.fromEntries(told)).toEqual({ [ofSeller.id]: true, [ofBuyer.id]: false });
  });

  test('brings the new name of its author to everybody who reads it', async () => {
    const { seller, buyer, payment } = await aFinishedSale();
    const renamed = async () => {
      await allNotified(shop);
      const heard: object[] = [];
      const stop = shop.events.listen((change) => change?.kind === 'user' && heard.push(change));
      await buyer.graphql(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { success } }',
        { input: { name: 'Somebody Else' } },
      );
      stop();
      return heard;
    };
    await buyer.addReview(payment, { stars: 5 });
    expect(await renamed()).toMatchObject([{ kind: 'user', userId: buyer.id, isSeller: false }]);
    await seller.addReview(payment, { stars: 5 });
    expect(await renamed()).toMatchObject([{ kind: 'user', userId: buyer.id, isSeller: true }]);
  });

  test('about a deleted account is refused, and not offered', async () => {
    const { seller, buyer, admin, payment } = await aFinishedSale();
    expect(await saleSeenBy(seller)).toMatchObject({ viewerCanReview: true });
    await admin.deleteUser(buyer);
    expect(await saleSeenBy(seller)).toMatchObject({ viewerCanReview: false });
    await seller.addReview(payment, { stars: 1 }).refused('conflict');
  });

  test('goes with the account that it is about, and stays without the name of its author', async () => {
    const { seller, buyer, otherSeller, admin, payment } = await aFinishedSale();
    await buyer.addReview(payment, { stars: 5, text: 'Kind.' });
    await seller.addReview(payment, { stars: 5 });
    await admin.deleteUser(buyer);
    expect(await shop.models.Review.countDocuments({ paymentId: payment.id })).toBe(1);
    expect((await sellerSeenBy(otherSeller, seller)).reviews).toEqual([
      { stars: 5, text: 'Kind.' },
    ]);
    expect((await saleSeenBy(seller))?.reviews).toEqual([{ stars: 5, author: null }]);
    await admin.deleteUser(seller);
    expect(await shop.models.Review.countDocuments({ paymentId: payment.id })).toBe(0);
  });
});

describe('a rating', () => {
  test('is counted exactly by several at once', async () => {
    const { seller, buyer, visitor, payment } = await aFinishedSale();
    await buyer.addReview(payment, { stars: 5 });
    const { productName, subjectId, authorId } = await shop.models.Review.findOne({
      paymentId: payment.id,
    })
      .lean()
      .orFail();
    const past = new Date(now() - 1_000);
    await Promise.all(
      [1, 2, 3, 4].map(async (stars) => {
        const key = `${payment.id}:${stars}`;
        const times = { createdAt: past, visibleAt: past };
        await shop.models.Review.create({
          key,
          paymentId: payment.id,
          authorId,
          subjectId,
          productName,
          stars,
          ...times,
        });
        await recountRating(shop, subjectId);
      }),
    );
    expect((await sellerSeenBy(visitor, seller)).rating).toEqual({ average: 2.5, count: 4 });
  });

  test('about a buyer is visible to signed-in people', async () => {
    const { seller, buyer, payment } = await aFinishedSale();
    await buyer.addReview(payment, { stars: 5 });
    const shown = '{ me { rating { average count } } }';
    expect(await buyer.graphql(shown)).toEqual({ me: { rating: { average: null, count: 0 } } });
    await seller.addReview(payment, { stars: 4 });
    expect(await buyer.graphql(shown)).toEqual({ me: { rating: { average: 4, count: 1 } } });
  });
});

test('REST lists the reviews of a seller, page by page, and takes one', async () => {
  const { seller, buyer, visitor, payment } = await aFinishedSale();
  await buyer.post('/addReview', { paymentId: payment.id, stars: 5, text: 'Good' });
  await buyer.post('/addReview', { paymentId: payment.id, stars: 6 }).refused(400);
  expect(await visitor.get(`/reviews/${seller.id}`)).toEqual([]);
  await seller.post('/addReview', { paymentId: payment.id, stars: 5 });
  expect(await visitor.get(`/reviews/${seller.id}`)).toMatchObject([
    { productName: 'Bench', stars: 5, text: 'Good' },
  ]);
  await visitor.get(`/reviews/${buyer.id}`).refused(404);
});
