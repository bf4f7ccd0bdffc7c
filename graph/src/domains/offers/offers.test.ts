import { type Change, mayReceive } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf, offersOf, posted, price, seen } from './offers.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const closing = async (starting: Promise<TestShop>) => {
  const started = await starting;
  return { shop: started, [Symbol.asyncDispose]: () => started.close() };
};

const messagesTo = async (person: TestUser) =>
  (await notificationsOf(shop, person)).map(({ message }) => message);

describe('an offer', () => {
  test('is made, changed and withdrawn by its buyer; the seller hears of it', async () => {
    const { seller, buyer, product } = await posted(shop);
    const { productName } = product;
    const made = await buyer.makeOffer(product, 80_00);
    expect(made).toMatchObject({ status: 'OPEN', amount: { amount: 80_00 }, answeredAt: null });
    expect(made.changedAt).toBe(made.createdAt);
    expect(Date.parse(made.lapsesAt) - Date.parse(made.changedAt)).toBe(90 * dayMs);
    expect(await messagesTo(seller)).toEqual([`A buyer offered $80 for ${productName}.`]);
    const changed = await buyer.makeOffer(product, 90_00);
    expect(changed).toMatchObject({ id: made.id, amount: { amount: 90_00 } });
    expect(await messagesTo(seller)).toHaveLength(2);
    expect((await seen(buyer, product)).viewerOffer).toEqual({
      id: made.id,
      status: 'OPEN',
      amount: { amount: 90_00 },
    });
    expect((await buyer.withdrawOffer(made)).offer.status).toBe('WITHDRAWN');
    expect(await offersOf(seller)).toEqual(['WITHDRAWN 90']);
    const next = await buyer.makeOffer(product, 70_00);
    expect(next.id).not.toBe(made.id);
    expect(await offersOf(buyer)).toEqual(['OPEN 70', 'WITHDRAWN 90']);
  });

  test('by a blocked buyer is listed without a notification', async () => {
    const { seller, buyer, otherBuyer, product } = await posted(shop);
    const before = await buyer.askSeller(product, 'Would you take less?');
    await seller.markThreadRead(before.thread, before);
    await seller.blockUser(buyer);
    const heard = await messagesTo(seller);
    await buyer.makeOffer(product, 80_00);
    await buyer.makeOffer(product, 80_01);
    expect(await messagesTo(seller)).toEqual(heard);
    expect(await offersOf(seller)).toEqual(['OPEN 80.01']);
    await otherBuyer.makeOffer(product, 90_00);
    await seller.unblockUser(buyer);
    await buyer.makeOffer(product, 85_00);
    expect(await messagesTo(seller)).toHaveLength(heard.length + 2);
  });

  test('with the same amount again changes nothing', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00);
    expect(await buyer.makeOffer(product, 80_00)).toEqual(made);
    expect(await messagesTo(seller)).toHaveLength(1);
  });

  test('is declined by its seller; the buyer hears of it, and may make another', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00);
    expect((await seller.declineOffer(made)).offer.status).toBe('DECLINED');
    expect(await messagesTo(buyer)).toEqual([
      `The seller declined your offer for ${product.productName}.`,
    ]);
    await buyer.makeOffer(product, 81_00);
    expect(await offersOf(seller)).toEqual(['OPEN 81', 'DECLINED 80']);
  });

  test('is accepted: the product is held for the buyer, who pays the agreed price', async () => {
    const { seller, buyer, otherBuyer, product } = await posted(shop);
    const { productName } = product;
    const [made, other] = [
      await buyer.makeOffer(product, 80_00),
      await otherBuyer.makeOffer(product, 70_00),
    ];
    const answer = await seller.acceptOffer(made, 80_00);
    expect(answer).toMatchObject({
      message: `Offer accepted: ${productName} is held for the buyer at $80.00`,
      offer: { id: made.id, status: 'ACCEPTED' },
      product: { inStock: 'PAUSED', hold: { amount: { amount: 80_00 }, offer: { id: made.id } } },
      closedOffers: [{ id: other.id, status: 'CLOSED' }],
    });
    expect(await seen(buyer, product)).toMatchObject({
      inStock: 'PAUSED',
      hold: { until: answer.offer.heldUntil },
      viewerOffer: { status: 'ACCEPTED' },
    });
    expect(await seen(otherBuyer, product)).toMatchObject({
      inStock: 'PAUSED',
      hold: null,
      viewerCanOffer: false,
      viewerOffer: { status: 'CLOSED' },
    });
    expect(await messagesTo(otherBuyer)).toEqual([
      `Your offer for ${productName} is closed: it isn’t for sale now.`,
    ]);
    expect((await messagesTo(buyer)).at(0)).toMatch(
      new RegExp(`^The seller accepted your offer of \\$80 for ${productName}\\. Pay by `),
    );
    await otherBuyer.createPaymentIntent(product).refused('not-available');
    expect((await buyer.createPaymentIntent(product)).amount).toEqual({ amount: 80_00 });
    await buyer.recordPayment(await buyer.confirmPayment(product), product);
    expect(await offersOf(buyer)).toEqual(['PAID 80']);
    expect(await offersOf(otherBuyer)).toEqual(['CLOSED 70']);
    expect(await offersOf(seller)).toEqual(['CLOSED 70', 'PAID 80']);
    expect((await seen(seller, product)).hold).toBeNull();
  });
});

describe('how many offers an action closes', () => {
  const countOf = (person: TestUser, { id }: { id: string }) =>
    person
      .graphql<{ unendedOfferCount: number | null }>(
        'query ($id: ID!) { unendedOfferCount(productId: $id) }',
        { id },
      )
      .map(({ unendedOfferCount }) => unendedOfferCount);

  test('its seller and admins read, and nobody else', async () => {
    const { seller, buyer, otherBuyer, otherSeller, admin, product } = await posted(shop);
    expect(await countOf(seller, product)).toBe(0);
    const made = await buyer.makeOffer(product, 80_00);
    await otherBuyer.makeOffer(product, 70_00);
    await seller.pauseProduct(product);
    expect([await countOf(seller, product), await countOf(admin, product)]).toEqual([2, 2]);
    await countOf(otherSeller, product).refused('forbidden');
    await countOf(buyer, product).refused('forbidden');
    await seller.resumeProduct(product);
    await seller.acceptOffer(made, 80_00);
    expect(await countOf(admin, product)).toBe(1);
    await admin.deleteProduct(product);
    expect(await countOf(admin, product)).toBeNull();
  });
});

test('a pause keeps an open offer: it cannot be accepted or changed, but declined or withdrawn', async () => {
  const { seller, buyer, otherBuyer, product } = await posted(shop);
  const made = await buyer.makeOffer(product, 80_00);
  const other = await otherBuyer.makeOffer(product, 70_00);
  await seller.pauseProduct(product);
  expect(await seen(buyer, product)).toMatchObject({
    inStock: 'PAUSED',
    viewerCanOffer: false,
    viewerOffer: { status: 'OPEN' },
  });
  const { offers } = await seller.graphql<{ offers: { edges: { node: object }[] } }>(
    '{ offers { edges { node { viewerCanAccept viewerCanDecline } } } }',
  );
  expect(offers.edges.map(({ node }) => node)).toEqual([
    { viewerCanAccept: false, viewerCanDecline: true },
    { viewerCanAccept: false, viewerCanDecline: true },
  ]);
  const text = `mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) {
    success message code offer { status } product { inStock }
  } }`;
  expect(
    await seller.graphql(text, { input: { id: made.id, amount: 80_00 } }).refused('not-available'),
  ).toMatchObject({
    acceptOffer: {
      message: `${product.productName} is paused. Resume it to accept an offer.`,
      offer: { status: 'OPEN' },
      product: { inStock: 'PAUSED' },
    },
  });
  await buyer.makeOffer(product, 85_00).refused('not-available');
  expect((await seller.declineOffer(other)).offer.status).toBe('DECLINED');
  expect(await messagesTo(buyer)).toEqual([]);
  await seller.resumeProduct(product);
  const { offer, closedOffers } = await seller.acceptOffer(made, 80_00);
  expect([offer.status, closedOffers]).toEqual(['ACCEPTED', []]);
});

describe('an offer is refused', () => {
  test('above the price, for an unknown product and for one that is not for sale', async () => {
    const { seller, buyer, product } = await posted(shop);
    const input = { productId: product.id, amount: 120_01 };
    const text = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) {
      success message code field offer { id }
    } }`;
    expect(await buyer.graphql(text, { input }).refused('invalid')).toMatchObject({
      makeOffer: { message: 'You can offer up to the price, $120.00.', field: 'amount' },
    });
    await buyer.makeOffer({ id: '0'.repeat(24) }, 80_00).refused('not-found');
    await seller.makeOffer(product, 80_00).refused('forbidden');
    const most = await buyer.makeOffer(product, price);
    await buyer.withdrawOffer(most);
    await seller.pauseProduct(product);
    await buyer.makeOffer(product, 80_00).refused('not-available');
    expect(await offersOf(buyer)).toEqual(['WITHDRAWN 120']);
  });

  test('when it was changed since it was seen, or costs more than the product by now', async () => {
    const { seller, buyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00);
    await buyer.makeOffer(product, 90_00);
    await seller.acceptOffer(made, 80_00).refused('conflict');
    await shop.models.Product.updateOne({ _id: product.id }, { resalePrice: 85_00 });
    await seller.acceptOffer(made, 90_00).refused('conflict');
    expect((await seen(buyer, product)).inStock).toBe('AVAILABLE');
    expect((await buyer.withdrawOffer(made)).offer.status).toBe('WITHDRAWN');
  });

  test('once it has ended; a repeat says that it was done', async () => {
    const { seller, buyer, otherSeller, otherBuyer, product } = await posted(shop);
    const made = await buyer.makeOffer(product, 80_00);
    await otherSeller.declineOffer(made).refused('not-found');
    await otherSeller.acceptOffer(made, 80_00).refused('not-found');
    await otherBuyer.withdrawOffer(made).refused('not-found');
    await seller.declineOffer(made);
    await seller.acceptOffer(made, 80_00).refused('conflict');
    await buyer.withdrawOffer(made).refused('conflict');
    const text = 'mutation ($id: ID!) { declineOffer(id: $id) { success alreadyDone message } }';
    expect(await seller.graphql(text, { id: made.id }).refused('without a code')).toEqual({
      declineOffer: { success: false, alreadyDone: true, message: 'This offer was declined.' },
    });
  });

  test('when an account makes too many', async () => {
    await using strict = await closing(startTestShop({ env: { LIMIT_OFFERS: '1' } }));
    const { seller, buyer } = await createUsers(strict.shop);
    const product = await seller.addProduct(aProduct({ resalePrice: price }));
    await buyer.makeOffer(product, 80_00);
    await buyer.makeOffer(product, 81_00).refused('too-many-requests');
  });
});

test('personal data has the offers of its buyer, and nobody else’s', async () => {
  const { seller, buyer, otherBuyer, product } = await posted(shop);
  const made = await buyer.makeOffer(product, 80_00);
  const dataOf = async (person: TestUser) =>
    (await person.get<{ offers: object[] }>('/personalData')).offers;
  expect(await dataOf(buyer)).toMatchObject([
    { id: made.id, amount: 80_00, currency: 'USD', status: 'open' },
  ]);
  expect([await dataOf(seller), await dataOf(otherBuyer)]).toEqual([[], []]);
});

test('an offer is live at its buyer and its seller, and at nobody else', async () => {
  const { seller, buyer, otherBuyer, admin, product } = await posted(shop);
  const heard: Change[] = [];
  const stop = shop.events.listen((change) => {
    if (change) heard.push(change);
  });
  const made = await buyer.makeOffer(product, 80_00);
  await allNotified(shop);
  stop();
  const ofOffer = { kind: 'offer', offerId: made.id, buyerId: buyer.id, sellerId: seller.id };
  expect(heard.filter(({ kind }) => kind === 'offer')).toEqual([ofOffer]);
  expect(heard.map(({ kind }) => kind).toSorted()).toEqual(['notification', 'offer', 'thread']);
  for (const change of heard) {
    expect(mayReceive({ id: otherBuyer.id, isAdmin: false }, change)).toBe(false);
    expect(mayReceive({ id: admin.id, isAdmin: true }, change)).toBe(false);
    expect(mayReceive(null, change)).toBe(false);
  }
});
