import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offersOf, posted, price } from './offers.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

type OfferPage = {
  offers: {
    edges: { node: { id: string; status: string; amount: { amount: number } } }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
};

describe('lists of offers', () => {
  test("a seller's come in pages: the open ones by their amount, then the others", async () => {
    const { seller, buyer, product } = await posted(shop);
    const buyers = [buyer, await createUser(shop), await createUser(shop), await createUser(shop)];
    const made = [];
    for (const [index, amount] of [70_00, 90_00, 70_00, 80_00].entries()) {
      made.push(await (buyers[index] as TestUser).makeOffer(product, amount));
    }
    const other = await seller.addProduct(aProduct({ resalePrice: price }));
    await seller.declineOffer(await buyer.makeOffer(other, 99_00));
    await seller.declineOffer(await buyer.makeOffer(other, 98_00));
    const all = ['OPEN 90', 'OPEN 80', 'OPEN 70', 'OPEN 70', 'DECLINED 98', 'DECLINED 99'];
    expect(await offersOf(seller)).toEqual(all);
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
      // Equal amounts come newest first.
      expect([ids[2], ids[3]]).toEqual([made[2]?.id, made[0]?.id]);
    }
    expect(await offersOf(seller, `(filter: { productId: "${other.id}" })`)).toEqual([
      ...['DECLINED 98', 'DECLINED 99'],
    ]);
    expect(await offersOf(seller, '(filter: { status: DECLINED })')).toEqual([
      'DECLINED 98',
      'DECLINED 99',
    ]);
  });

  test('are followed by their link in REST, in major units', async () => {
    const { seller, buyer, product } = await posted(shop);
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
