import { anUpdate } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf, offersOf, posted, seen } from './offers.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const messagesTo = async (person: TestUser) =>
  (await notificationsOf(shop, person)).map(({ message }) => message);

describe('while a product is held', () => {
  async function held() {
    const arranged = await posted(shop);
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

  test('its seller sees the end of the hold', async () => {
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
    expect(await messagesTo(buyer)).toContain(
      `Your offer for ${product.productName} is closed: it isn’t for sale now.`,
    );
    expect(await offersOf(buyer)).toEqual(['CLOSED 80']);
  });

  test('everybody who has it on a list is notified of the pause, except its buyer', async () => {
    const { seller, buyer, otherBuyer, product } = await posted(shop);
    await buyer.addToWishList(product);
    await otherBuyer.addToWishList(product);
    await seller.acceptOffer(await buyer.makeOffer(product, 80_00), 80_00);
    expect(await messagesTo(otherBuyer)).toHaveLength(1);
    expect((await messagesTo(buyer)).join()).toMatch(/^The seller accepted your offer of /);
  });

  test("the end of its buyer's account ends the hold; the seller may accept another", async () => {
    const { admin, buyer, otherBuyer, seller, product } = await held();
    await admin.deleteUser(buyer);
    expect(await seen(otherBuyer, product)).toMatchObject({ inStock: 'AVAILABLE', hold: null });
    expect(await offersOf(seller)).toEqual(['WITHDRAWN 80']);
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
    expect(await offersOf(buyer)).toEqual(['CLOSED 80']);
  });

  test('a buyer who becomes an admin holds nothing any more', async () => {
    const { admin, buyer, otherBuyer, product } = await held();
    await admin.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`);
    await expect.poll(async () => (await seen(otherBuyer, product)).inStock).toBe('AVAILABLE');
  });
});
