import { type Change, mayReceive } from '@fitness-zone/contract/changes.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const price = 120_00;

/** A product for 120 and everybody around it. */
async function posted() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: price }));
  return { ...users, product };
}

type Product = { id: string };

/** What somebody sees of a product and its offers. */
async function seen(person: TestUser, { id }: Product) {
  const { product } = await person.graphql<{
    product: {
      inStock: string;
      viewerCanOffer: boolean;
      viewerOffer: { id: string; status: string; amount: { amount: number } } | null;
      hold: { until: string } | null;
    };
  }>(
    `query ($id: ID!) { product(id: $id) {
      inStock viewerCanOffer viewerOffer { id status amount { amount } } hold { until }
    } }`,
    { id },
  );
  return product;
}

/** The statuses and amounts of somebody's offers, in the order of the list. */
async function listed(person: TestUser, args = ''): Promise<string[]> {
  const { offers } = await person.graphql<{
    offers: { edges: { node: { status: string; amount: { amount: number } } }[] };
  }>(`{ offers${args} { edges { node { status amount { amount } } } } }`);
  return offers.edges.map(({ node }) => `${node.status} ${node.amount.amount / 100}`);
}

/** What somebody was notified of, the oldest first. */
async function messages({ id }: { id: string }): Promise<string[]> {
  await allNotified(shop);
  const found = await shop.models.Notification.find({ userId: id }).sort({ _id: 1 }).lean();
  return found.map(({ message }) => message);
}

type OfferPage = {
  offers: {
    edges: { node: { id: string; status: string; amount: { amount: number } } }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
};

describe('an offer', () => {
  test('is made, changed and withdrawn by its buyer; the seller hears of it', async () => {
    const { seller, buyer, product } = await posted();
    const { productName } = product;
    const made = await buyer.makeOffer(product, 80_00);
    expect(made).toMatchObject({ status: 'OPEN', amount: { amount: 80_00 }, answeredAt: null });
    expect(made.changedAt).toBe(made.createdAt);
    expect(Date.parse(made.lapsesAt) - Date.parse(made.changedAt)).toBe(90 * 86_400_000);
    expect(await messages(seller)).toEqual([`A buyer offers $80.00 for ${productName}.`]);
    const changed = await buyer.makeOffer(product, 90_00);
    expect(changed).toMatchObject({ id: made.id, amount: { amount: 90_00 } });
    expect(await messages(seller)).toHaveLength(2);
    expect((await seen(buyer, product)).viewerOffer).toEqual({
      id: made.id,
      status: 'OPEN',
      amount: { amount: 90_00 },
    });
    expect((await buyer.withdrawOffer(made)).offer.status).toBe('WITHDRAWN');
    expect(await listed(seller)).toEqual(['WITHDRAWN 90']);
    const next = await buyer.makeOffer(product, 70_00);
    expect(next.id).not.toBe(made.id);
    expect(await listed(buyer)).toEqual(['OPEN 70', 'WITHDRAWN 90']);
  });

  test('of a buyer whom the seller has blocked is listed, and notifies nobody', async () => {
    const { seller, buyer, otherBuyer, product } = await posted();
    const before = await buyer.askSeller(product, 'Would you take less?');
    await seller.markThreadRead(before.thread, before);
    await seller.blockUser(buyer);
    const heard = await messages(seller);
    await buyer.makeOffer(product, 80_00);
    await buyer.makeOffer(product, 80_01);
    expect(await messages(seller)).toEqual(heard);
    expect(await listed(seller)).toEqual(['OPEN 80.01']);
    await otherBuyer.makeOffer(product, 90_00);
    await seller.unblockUser(buyer);
    await buyer.makeOffer(product, 85_00);
    expect(await messages(seller)).toHaveLength(heard.length + 2);
  });

  test('of the same amount again changes nothing', async () => {
    const { seller, buyer, product } = await posted();
    const made = await buyer.makeOffer(product, 80_00);
    expect(await buyer.makeOffer(product, 80_00)).toEqual(made);
    expect(await messages(seller)).toHaveLength(1);
  });

  test('is declined by its seller; the buyer hears of it, and may make another', async () => {
    const { seller, buyer, product } = await posted();
    const made = await buyer.makeOffer(product, 80_00);
    expect((await seller.declineOffer(made)).offer.status).toBe('DECLINED');
    expect(await messages(buyer)).toEqual([
      `The seller declined your offer for ${product.productName}.`,
    ]);
    await buyer.makeOffer(product, 81_00);
    expect(await listed(seller)).toEqual(['OPEN 81', 'DECLINED 80']);
  });

  test('is accepted: the product is held for the buyer, who pays the agreed price', async () => {
    const { seller, buyer, otherBuyer, product } = await posted();
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
    expect(await messages(otherBuyer)).toEqual([
      `Your offer for ${productName} is closed: it isn’t for sale now.`,
    ]);
    expect((await messages(buyer)).at(0)).toMatch(
      new RegExp(`^The seller accepted your offer of \\$80.00 for ${productName}\\. Pay by `),
    );
    await otherBuyer.createPaymentIntent(product).refused('not-available');
    expect((await buyer.createPaymentIntent(product)).amount).toEqual({ amount: 80_00 });
    await buyer.recordPayment(await buyer.confirmPayment(product), product);
    expect(await listed(buyer)).toEqual(['PAID 80']);
    expect(await listed(otherBuyer)).toEqual(['CLOSED 70']);
    expect(await listed(seller)).toEqual(['CLOSED 70', 'PAID 80']);
    expect((await seen(seller, product)).hold).toBeNull();
  });
});

describe('how many offers an action closes', () => {
  const countOf = (person: TestUser, { id }: Product) =>
    person
      .graphql<{ unendedOfferCount: number | null }>(
        'query ($id: ID!) { unendedOfferCount(productId: $id) }',
        { id },
      )
      .map(({ unendedOfferCount }) => unendedOfferCount);

  test('its seller and admins read, and nobody else', async () => {
    const { seller, buyer, otherBuyer, otherSeller, admin, product } = await posted();
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
  const { seller, buyer, otherBuyer, product } = await posted();
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
  expect(await messages(buyer)).toEqual([]);
  await seller.resumeProduct(product);
  const { offer, closedOffers } = await seller.acceptOffer(made, 80_00);
  expect([offer.status, closedOffers]).toEqual(['ACCEPTED', []]);
});

describe('an offer is refused', () => {
  test('above the price, for an unknown product and for one that is not for sale', async () => {
    const { seller, buyer, product } = await posted();
    const input = { productId: product.id, amount: 120_01 };
    const text = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) {
      success message code field offer { id }
    } }`;
    expect(await buyer.graphql(text, { input }).refused('invalid')).toMatchObject({
      makeOffer: { message: 'You can offer up to the price, $120.00.', field: 'amount' },
    });
    await buyer.makeOffer({ id: '0'.repeat(24) }, 80_00).refused('not-found');
    await seller.makeOffer(product, 80_00).refused('forbidden');
    await seller.pauseProduct(product);
    await buyer.makeOffer(product, 80_00).refused('not-available');
    expect(await listed(buyer)).toEqual([]);
  });

  test('when it was changed since it was seen, or costs more than the product by now', async () => {
    const { seller, buyer, product } = await posted();
    const made = await buyer.makeOffer(product, 80_00);
    await buyer.makeOffer(product, 90_00);
    await seller.acceptOffer(made, 80_00).refused('conflict');
    await shop.models.Product.updateOne({ _id: product.id }, { resalePrice: 85_00 });
    await seller.acceptOffer(made, 90_00).refused('conflict');
    expect((await seen(buyer, product)).inStock).toBe('AVAILABLE');
    expect((await buyer.withdrawOffer(made)).offer.status).toBe('WITHDRAWN');
  });

  test('once it has ended; a repeat says that it was done', async () => {
    const { seller, buyer, otherSeller, otherBuyer, product } = await posted();
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

const closing = async (starting: Promise<TestShop>) => {
  const started = await starting;
  return { shop: started, [Symbol.asyncDispose]: () => started.close() };
};

describe('while a product is held', () => {
  async function held() {
    const arranged = await posted();
    const made = await arranged.buyer.makeOffer(arranged.product, 80_00);
    await arranged.seller.acceptOffer(made, 80_00);
    return { ...arranged, made };
  }

  test('its seller can neither resume, edit, sell elsewhere nor delete it', async () => {
    const { seller, product } = await held();
    await seller.resumeProduct(product).refused('not-available');
    await seller.pauseProduct(product).refused('not-available');
    await seller.markSoldElsewhere(product).refused('not-available');
    await seller.deleteProduct(product).refused('not-available');
    await seller.updateProduct(anUpdate(product, { resalePrice: 70_00 })).refused('not-available');
    const fields = 'viewerCanResume viewerCanEdit viewerCanDelete viewerCanMarkSoldElsewhere';
    expect(
      await seller.graphql(`query ($id: ID!) { product(id: $id) { inStock ${fields} } }`, {
        id: product.id,
      }),
    ).toEqual({
      product: {
        inStock: 'PAUSED',
        viewerCanResume: false,
        viewerCanEdit: false,
        viewerCanDelete: false,
        viewerCanMarkSoldElsewhere: false,
      },
    });
  });

  test('its seller is told until when', async () => {
    const { seller, product } = await held();
    const text = 'mutation ($id: ID!) { resumeProduct(id: $id) { success code message } }';
    const { resumeProduct } = (await seller
      .graphql(text, { id: product.id })
      .refused('not-available')) as { resumeProduct: { message: string } };
    expect(resumeProduct.message).toMatch(
      new RegExp(`^${product.productName} is held for a buyer until \\w+, \\w+ \\d+ \\(UTC\\)\\.$`),
    );
  });

  test('an admin can delete it, which closes the offer', async () => {
    const { admin, buyer, product } = await held();
    await admin.deleteProduct(product);
    expect(await messages(buyer)).toContain(
      `Your offer for ${product.productName} is closed: it isn’t for sale now.`,
    );
    expect(await listed(buyer)).toEqual(['CLOSED 80']);
  });

  test('whoever has it on a list hears that it is paused, but for its buyer', async () => {
    const { seller, buyer, otherBuyer, product } = await posted();
    await buyer.addToWishList(product);
    await otherBuyer.addToWishList(product);
    await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
    expect(await messages(otherBuyer)).toHaveLength(1);
    expect((await messages(buyer)).join()).toMatch(/^The seller accepted your offer of /);
  });

  test("the end of its buyer's account ends the hold; the seller may accept another", async () => {
    const { admin, buyer, otherBuyer, seller, product } = await held();
    await admin.deleteUser(buyer);
    expect(await seen(otherBuyer, product)).toMatchObject({ inStock: 'AVAILABLE', hold: null });
    expect(await listed(seller)).toEqual(['WITHDRAWN 80']);
    const { offers } = await seller.graphql<{ offers: { edges: { node: object }[] } }>(
      '{ offers { edges { node { buyer { id } } } } }',
    );
    expect(offers.edges.map(({ node }) => node)).toEqual([{ buyer: null }]);
    await seller.acceptOffer(await otherBuyer.makeOffer(product, 70_00), 70_00);
  });

  test("the end of its seller's account closes the offer", async () => {
    const { admin, buyer, seller } = await held();
    await admin.deleteUser(seller);
    await allNotified(shop);
    expect(await listed(buyer)).toEqual(['CLOSED 80']);
  });

  test('a buyer who becomes an admin holds nothing any more', async () => {
    const { admin, buyer, otherBuyer, product } = await held();
    await admin.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`);
    await expect.poll(async () => (await seen(otherBuyer, product)).inStock).toBe('AVAILABLE');
  });
});

describe('lists of offers', () => {
  test("a seller's come in pages: the open ones by their amount, then the others", async () => {
    const { seller, buyer, product } = await posted();
    const buyers = [buyer, await createUser(shop), await createUser(shop), await createUser(shop)];
    const made = [];
    for (const [index, amount] of [70_00, 90_00, 70_00, 80_00].entries()) {
      made.push(await (buyers[index] as TestUser).makeOffer(product, amount));
    }
    const other = await seller.addProduct(aProduct({ resalePrice: price }));
    await seller.declineOffer(await buyer.makeOffer(other, 99_00));
    await seller.declineOffer(await buyer.makeOffer(other, 98_00));
    const all = ['OPEN 90', 'OPEN 80', 'OPEN 70', 'OPEN 70', 'DECLINED 98', 'DECLINED 99'];
    expect(await listed(seller)).toEqual(all);
    for (const first of [1, 2, 3, 4, 5]) {
      const pages: string[] = [];
      const ids: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { offers }: OfferPage = await seller.graphql<OfferPage>(
          `query ($first: Int!, $after: String) { offers(first: $first, after: $after) {
            edges { node { id status amount { amount } } } pageInfo { endCursor hasNextPage }
          } }`,
          { first, after },
        );
        pages.push(...offers.edges.map(({ node }) => `${node.status} ${node.amount.amount / 100}`));
        ids.push(...offers.edges.map(({ node }) => node.id));
        after = offers.pageInfo.hasNextPage ? offers.pageInfo.endCursor : null;
      }
      expect(pages).toEqual(all);
      // Of two alike the newer first.
      expect([ids[2], ids[3]]).toEqual([made[2]?.id, made[0]?.id]);
    }
    expect(await listed(seller, `(filter: { productId: "${other.id}" })`)).toEqual([
      ...['DECLINED 98', 'DECLINED 99'],
    ]);
    expect(await listed(seller, '(filter: { status: DECLINED })')).toEqual([
      'DECLINED 98',
      'DECLINED 99',
    ]);
  });

  test('are followed by their link in REST, in major units', async () => {
    const { seller, buyer, product } = await posted();
    await buyer.makeOffer(product, 70_50);
    await (await createUser(shop)).makeOffer(product, 90_00);
    const first = await seller.send({ method: 'GET', url: '/offers?limit=1' });
    expect(first.json()).toMatchObject([{ amount: 90, status: 'open', productId: product.id }]);
    const [, next = ''] = /<(.+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await seller.send({ method: 'GET', url: next });
    expect(second.json()).toMatchObject([{ amount: 70.5, buyerName: buyer.name }]);
    expect(second.headers.link).toBeUndefined();
  });
});

test('personal data has the offers of its buyer, and nobody else’s', async () => {
  const { seller, buyer, otherBuyer, product } = await posted();
  const made = await buyer.makeOffer(product, 80_00);
  const dataOf = async (person: TestUser) =>
    (await person.get<{ offers: object[] }>('/personalData')).offers;
  expect(await dataOf(buyer)).toMatchObject([
    { id: made.id, amount: 80_00, currency: 'USD', status: 'open' },
  ]);
  expect([await dataOf(seller), await dataOf(otherBuyer)]).toEqual([[], []]);
});

test('an offer is live at its buyer and its seller, and at nobody else', async () => {
  const { seller, buyer, otherBuyer, admin, product } = await posted();
  const heard: Change[] = [];
  const stop = shop.events.listen((change) => {
    if (change) heard.push(change);
  });
  const made = await buyer.makeOffer(product, 80_00);
  await allNotified(shop);
  stop();
  const ofOffer = { kind: 'offer', offerId: made.id, buyerId: buyer.id, sellerId: seller.id };
  expect(heard.filter(({ kind }) => kind === 'offer')).toEqual([ofOffer]);
  expect(heard.map(({ kind }) => kind).toSorted()).toEqual(['notification', 'offer']);
  for (const change of heard) {
    expect(mayReceive({ id: otherBuyer.id, isAdmin: false }, change)).toBe(false);
    expect(mayReceive({ id: admin.id, isAdmin: true }, change)).toBe(false);
    expect(mayReceive(null, change)).toBe(false);
  }
});
