import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeStock } from '../product/stock/change-stock.service.ts';
import { stockUpdate } from '../product/stock/stock-update.rules.ts';
import { begin, seen, startClockShop, statusesOf } from './offers.clock.fixture.ts';
import { sweepOffers } from './offers.sweeper.ts';

const lifeMs = 90 * dayMs;
/** The end of Wednesday: Saturday, Sunday and the holiday on Tuesday are no working days. */
const holdEnd = Date.parse('2026-11-27T00:00:00Z');
const { shop, clock, posted, kindsTo, reset } = await startClockShop();
afterAll(() => shop.close());
beforeEach(reset);

test('an offer lapses 90 days after it was made, to the millisecond, before anybody has written so', async () => {
  const { seller, buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock.now = begin + lifeMs - 1;
  expect((await seen(buyer, product)).viewerOffer).toEqual({
    status: 'OPEN',
    answeredAt: null,
    viewerCanWithdraw: true,
  });
  clock.now = begin + lifeMs;
  const stored = await shop.models.Offer.findOne({ buyerId: buyer.id }).lean();
  expect(stored?.status).toBe('open');
  expect((await seen(buyer, product)).viewerOffer).toEqual({
    status: 'LAPSED',
    answeredAt: new Date(begin + lifeMs).toISOString(),
    viewerCanWithdraw: false,
  });
  expect(await statusesOf(seller, '?status=open')).toEqual([]);
  expect(await statusesOf(seller)).toEqual(['lapsed']);
  expect(await kindsTo(buyer)).toEqual(['offer-lapsed']);
  expect(await kindsTo(seller)).toEqual(['offer-made', 'offer-lapsed']);
});

test('the 90 days restart when the amount changes', async () => {
  const { seller, buyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  clock.now = begin + lifeMs - 1;
  await buyer.makeOffer(product, 81_00);
  clock.now = begin + 2 * lifeMs - 2;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('OPEN');
  clock.now += 1;
  await seller.acceptOffer(made, 81_00).refused('conflict');
  await buyer.withdrawOffer(made).refused('conflict');
  expect((await buyer.makeOffer(product, 82_00)).id).not.toBe(made.id);
});

test('an offer is accepted until its last millisecond', async () => {
  const { seller, buyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  clock.now = begin + lifeMs - 1;
  expect((await seller.acceptOffer(made, 80_00)).offer.status).toBe('ACCEPTED');
});

test('open offers outlast a pause, in which they lapse as ever and nothing can be accepted', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock.now = begin + 5;
  const made = await otherBuyer.makeOffer(product, 70_00);
  await seller.pauseProduct(product);
  clock.now = begin + lifeMs + 1;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('LAPSED');
  expect((await seen(otherBuyer, product)).viewerOffer).toEqual({
    status: 'OPEN',
    answeredAt: null,
    viewerCanWithdraw: true,
  });
  await seller.acceptOffer(made, 70_00).refused('not-available');
  await otherBuyer.makeOffer(product, 75_00).refused('not-available');
  await seller.resumeProduct(product);
  expect((await seller.acceptOffer(made, 70_00)).offer.status).toBe('ACCEPTED');
  expect(await kindsTo(otherBuyer)).toEqual(['offer-accepted']);
  expect(await kindsTo(buyer)).toEqual(['offer-lapsed']);
});

test('when a product is sold elsewhere, lapsed offers stay lapsed and open ones are closed', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock.now = begin + 5;
  await otherBuyer.makeOffer(product, 70_00);
  await seller.pauseProduct(product);
  clock.now = begin + lifeMs + 1;
  await seller.markSoldElsewhere(product);
  clock.now = begin + lifeMs + 100;
  expect((await seen(buyer, product)).viewerOffer.status).toBe('LAPSED');
  expect((await seen(otherBuyer, product)).viewerOffer).toMatchObject({
    status: 'CLOSED',
    answeredAt: new Date(begin + lifeMs + 1).toISOString(),
  });
  await seller.relistProduct(product);
  expect(await kindsTo(otherBuyer)).toEqual(['offer-closed']);
  expect((await seen(otherBuyer, product)).viewerOffer.status).toBe('CLOSED');
});

const soldElsewhere = () => stockUpdate(shop.now(), 'sold-elsewhere', { inStock: 'available' });

test('when an offer was closed stays so, although its product is relisted and sold elsewhere again before anybody has written it', async () => {
  const { seller, buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  clock.now = begin + 1_000;
  // Simulates a process killed right after its write.
  await shop.models.Product.updateOne({ _id: new Types.ObjectId(product.id) }, soldElsewhere());
  const closed = { status: 'CLOSED', answeredAt: new Date(begin + 1_000).toISOString() };
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(closed);
  clock.now = begin + 2 * lifeMs;
  await seller.relistProduct(product);
  await seller.markSoldElsewhere(product);
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(closed);
});

test('before a product is for sale again, what became of its offers is written', async () => {
  const { buyer, product } = await posted();
  await buyer.makeOffer(product, 80_00);
  const productId = new Types.ObjectId(product.id);
  await shop.models.Product.updateOne({ _id: productId }, soldElsewhere());
  expect(await changeStock(shop, productId, 'relist')).toMatchObject({ inStock: 'available' });
  expect((await shop.models.Offer.findOne({ productId }).lean())?.status).toBe('closed');
});

test('an accepted offer can be paid until a minute before its hold ends, while its seller can do nothing', async () => {
  const { seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  await seller.pauseProduct(product).refused('not-available');
  clock.now = holdEnd - 60_000 - 1;
  await buyer.recordPayment(await buyer.confirmPayment(product), product);
  expect((await seen(buyer, product)).viewerOffer.status).toBe('PAID');
});

test('an offer that was not paid in time stays unpaid when its product is removed before the sweep', async () => {
  const { seller, admin, buyer, product } = await posted();
  const { offer } = await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  clock.now = holdEnd;
  const unpaid = { status: 'UNPAID', answeredAt: offer.answeredAt };
  expect((await seen(buyer, product)).viewerOffer).toMatchObject(unpaid);
  await admin.deleteProduct(product);
  await sweepOffers(shop);
  expect(await statusesOf(seller)).toEqual(['unpaid']);
});

test.each([
  [holdEnd - 1, 'withdrawn'],
  [holdEnd, 'unpaid'],
] as const)('an offer whose buyer is deleted at %i is %s', async (at, status) => {
  const { admin, seller, buyer, product } = await posted();
  await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
  clock.now = at;
  await admin.deleteUser(buyer);
  const offer = await shop.models.Offer.findOne({ productId: product.id }).lean();
  expect(offer?.status).toBe(status);
  expect((await shop.models.Product.findById(product.id).lean())?.inStock).toBe('available');
});
