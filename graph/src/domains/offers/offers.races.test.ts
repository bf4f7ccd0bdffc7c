import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepOffers } from './offers.sweeper.ts';
import { beginAcceptance, completeAcceptance } from './state/complete-acceptance.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const price = 120_00;
const rounds = isFull ? 8 : 2;

async function arrange() {
  const users = await createUsers(shop);
  const input = aProduct({ resalePrice: price });
  const product = await users.seller.addProduct(input);
  const offer = await users.buyer.makeOffer(product, 80_00);
  const other = await users.otherBuyer.makeOffer(product, 70_00);
  return { ...users, input, product, offer, other };
}

type Arranged = Awaited<ReturnType<typeof arrange>>;

/** The state of everything after all work has ended. */
async function settled({ product, offer, other }: Arranged) {
  await sweepOffers(shop);
  await allNotified(shop);
  const { Product, Offer } = shop.models;
  const [now, one, two] = [
    await Product.findById(product.id).lean(),
    await Offer.findById(offer.id).lean(),
    await Offer.findById(other.id).lean(),
  ];
  if (!now || !one || !two) throw new Error('a record is gone');
  return { product: now, one, two };
}

/** Checks the rules that hold for every winner. */
function expectConsistent({ product, one, two }: Awaited<ReturnType<typeof settled>>) {
  const accepted = [one, two].filter(({ status }) => status === 'accepted');
  const held = product.hold?.offerId.toHexString() ?? null;
  expect(accepted.map(({ _id }) => _id.toHexString())).toEqual(held ? [held] : []);
  if (held) {
    expect(product.inStock).toBe('paused');
    expect(accepted[0]?.amount).toBe(product.hold?.amount);
  }
  if (product.inStock !== 'available' && (product.inStock !== 'paused' || held)) {
    expect([one.status, two.status]).not.toContain('open');
  }
  for (const offer of [one, two]) expect(offer.acceptBegunAt ?? null).toBeNull();
}

/** Acts that compete with an acceptance; `wins`: the result if the act has won. */
const against: Record<string, (given: Arranged) => PromiseLike<unknown>> = {
  'its withdrawal': ({ buyer, offer }) => buyer.withdrawOffer(offer).settled(),
  'a change of its amount': ({ buyer, product }) => buyer.makeOffer(product, 85_00).settled(),
  'a decline': ({ seller, offer }) => seller.declineOffer(offer).settled(),
  'a pause': ({ seller, product }) => seller.pauseProduct(product).settled(),
  'a sale elsewhere': ({ seller, product }) => seller.markSoldElsewhere(product).settled(),
  'a removal': ({ seller, product }) => seller.deleteProduct(product).settled(),
  "an admin's removal": ({ admin, product }) => admin.deleteProduct(product).settled(),
  'a lower price': ({ seller, product, input }) =>
    seller.updateProduct(anUpdate(product, { ...input, resalePrice: 60_00 })).settled(),
  'the acceptance of another': ({ seller, other }) => seller.acceptOffer(other, 70_00).settled(),
  'the same acceptance': ({ seller, offer }) => seller.acceptOffer(offer, 80_00).settled(),
  'the end of the account': ({ admin, buyer }) => admin.deleteUser(buyer).settled(),
  'a sale at the price': async ({ otherBuyer, product }) => {
    const paid = await otherBuyer.confirmPayment(product).catch(() => null);
    if (paid) await otherBuyer.recordPayment(paid, product).settled();
  },
};

describe.each(Object.entries(against))('an acceptance against %s', (_name, act) => {
  test('has one winner, and leaves nothing half', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const given = await arrange();
      const accept = () => given.seller.acceptOffer(given.offer, 80_00).settled();
      const both = round % 2 ? [accept(), act(given)] : [act(given), accept()];
      await Promise.all(both);
      const end = await settled(given);
      expectConsistent(end);
    }
  });
});

test('many acceptances at once hold one product for one buyer', async () => {
  const { seller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: price }));
  const buyers = await Promise.all(Array.from({ length: 6 }, () => createUser(shop)));
  const offers = await Promise.all(buyers.map((buyer, i) => buyer.makeOffer(product, 5_000 + i)));
  const answers = await Promise.all(
    offers.map((offer, i) => seller.acceptOffer(offer, 5_000 + i).settled()),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  await allNotified(shop);
  const statuses = (await shop.models.Offer.find({ productId: product.id }).lean()).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual(['accepted', ...Array(5).fill('closed')]);
});

test('a buyer who makes the same offer many times at once has one', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: price }));
  await Promise.all([1, 2, 3, 4, 5].map((i) => buyer.makeOffer(product, 5_000 + i).settled()));
  const offers = await shop.models.Offer.find({ buyerId: buyer.id }).lean();
  expect(offers).toHaveLength(1);
  expect(offers[0]?.status).toBe('open');
});

test('an offer that is made while its product is paused and put on sale again is open or not made', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { seller, buyer } = await createUsers(shop);
    const product = await seller.addProduct(aProduct({ resalePrice: price }));
    const [made] = await Promise.all([
      buyer.makeOffer(product, 80_00).settled(),
      seller.pauseProduct(product).then(() => seller.resumeProduct(product)),
    ]);
    await allNotified(shop);
    const offers = await shop.models.Offer.find({ buyerId: buyer.id }).lean();
    const expected = made.refusal === null ? ['open'] : [];
    expect(offers.map(({ status }) => status)).toEqual(expected);
  }
});

test('an acceptance that came to nothing is completed by nobody who has read of it earlier', async () => {
  const { buyer, product, offer } = await arrange();
  const { Product, Offer } = shop.models;
  const cost = (resalePrice: number) => Product.updateOne({ _id: product.id }, { resalePrice });
  const read = await Offer.findById(offer.id).lean();
  const begun = read && (await beginAcceptance(shop, read));
  if (!begun) throw new Error('the offer is gone');
  await cost(75_00);
  expect((await completeAcceptance(shop, begun)).acceptBegunAt ?? null).toBeNull();
  await cost(price);
  await buyer.makeOffer(product, 50_00);
  expect(await completeAcceptance(shop, begun)).toMatchObject({ status: 'open', amount: 50_00 });
  expect(await Product.findById(product.id).lean()).toMatchObject({ inStock: 'available' });
});
