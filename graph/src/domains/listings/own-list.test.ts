import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Page = {
  edges: { node: { productName: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

test('a seller’s list begins with what can still be sold, on all of its pages', async () => {
  const { seller, buyer } = await createUsers(shop);
  const posted: { id: string }[] = [];
  for (const productName of ['Bench', 'Rack', 'Mat', 'Rower', 'Bike']) {
    posted.push(await seller.addProduct(aProduct({ productName })));
  }
  const [, rack, mat, , bike] = posted as [Id, Id, Id, Id, Id];
  await buyer.payPart(bike, 'WHOLE');
  await seller.markSoldElsewhere(rack);
  await seller.pauseProduct(mat);
  const names: string[] = [];
  for (let after: string | null = null; ; ) {
    const { myProducts }: { myProducts: Page } = await seller.graphql<{ myProducts: Page }>(
      `query ($after: String) { myProducts(first: 2, after: $after) {
        edges { node { productName } } pageInfo { hasNextPage endCursor } totalCount
      } }`,
      { after },
    );
    expect(myProducts.totalCount).toBe(5);
    names.push(...myProducts.edges.map(({ node }) => node.productName));
    if (!myProducts.pageInfo.hasNextPage) break;
    after = myProducts.pageInfo.endCursor;
  }
  expect(names).toEqual(['Rower', 'Mat', 'Bench', 'Bike', 'Rack']);
});

type Id = { id: string };
