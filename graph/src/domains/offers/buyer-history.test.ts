import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { purchaseOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, expect, test } from 'vitest';
import { posted } from './offers.fixture.ts';

const clock = { ahead: 0 };
const shop = await startTestShop({ now: () => Date.now() + clock.ahead });
afterAll(() => shop.close());

/** A question that its seller answers and its buyer replies to. */
async function talk(seller: TestUser, buyer: TestUser) {
  const product = await seller.addProduct(aProduct());
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  await seller.sendMessage(thread, 'It does.');
  await buyer.sendMessage(thread, 'Thanks.');
}

const fields = `{ offers { nodes { buyer { rating { count } } buyerHistory {
  purchaseCount answersWithin
} } } }`;

const historyFor = async (person: TestUser) =>
  (await person.graphql<{ offers: { nodes: unknown[] } }>(fields)).offers.nodes;

test('the seller of an offer sees what its buyer bought until the day before yesterday, and how soon they answer', async () => {
  const { seller, otherSeller, otherBuyer, buyer, admin, product } = await posted(shop);
  const { seller: third } = await createUsers(shop);
  for (const one of [seller, otherSeller, third]) await talk(one, buyer);
  await purchaseOf(buyer, seller);
  await purchaseOf(buyer, otherSeller);
  await admin.refundPayment({ id: await purchaseOf(buyer, third) });
  await purchaseOf(otherBuyer, third);
  const offer = await buyer.makeOffer(product, 80_00);
  const shown = (purchaseCount: number, answersWithin: string | null) => [
    { buyer: { rating: { count: 0 } }, buyerHistory: { purchaseCount, answersWithin } },
  ];
  expect(await historyFor(seller)).toEqual(shown(0, null));
  clock.ahead = 3 * dayMs;
  expect(await historyFor(seller)).toEqual(shown(2, 'FEW_HOURS'));
  expect(await seller.get('/offers')).toMatchObject([
    {
      _id: offer.id,
      resalePrice: 120,
      buyerRating: { count: 0 },
      buyerHistory: { purchaseCount: 2, answersWithin: 'few-hours' },
    },
  ]);
  // Others can't see the offer, so they can't see the history.
  for (const other of [otherSeller, otherBuyer]) expect(await historyFor(other)).toEqual([]);
});

test('the buyers of many offers are looked up at once', async () => {
  const { seller, product, buyer, otherBuyer } = await posted(shop);
  const { buyer: third } = await createUsers(shop);
  for (const one of [buyer, otherBuyer, third]) await one.makeOffer(product, 80_00);
  const { collection } = shop.models.Order;
  const sent: unknown[] = [];
  const aggregate = collection.aggregate.bind(collection);
  collection.aggregate = (...given: Parameters<typeof aggregate>) => {
    sent.push(given);
    return aggregate(...given);
  };
  try {
    expect(await historyFor(seller)).toHaveLength(3);
  } finally {
    collection.aggregate = aggregate;
  }
  expect(sent).toHaveLength(1);
});
