import { anUpdate, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { posted, shownProduct, twoPhotos } from '@fitness-zone/testkit/users/edited-products.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** An update's answer, refused or not. */
async function update(seller: TestUser, input: object) {
  const mutation = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) { success code message product { revision } }
  }`;
  const { result } = await seller.graphql<{ updateProduct: Answer }>(mutation, { input }).settled();
  return result.updateProduct;
}

type Answer = {
  success: boolean;
  code: string | null;
  message: string;
  product: { revision: number } | null;
};

describe('several edits', () => {
  test('at once: one succeeds, and the others get the current product', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) =>
        update(seller, anUpdate(product, { ...input, body: `Text ${index}` })),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, code, message, product: now } of answers) {
      if (success) continue;
      expect(code).toBe('CONFLICT');
      expect(message).toBe(`${product.productName} was edited in the meantime.`);
      expect(now).toMatchObject({ revision: 1 });
    }
  });

  test('equal ones all succeed, and the product is edited once', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller);
    const same = anUpdate(product, { ...input, body: 'Blue.', images: twoPhotos });
    const answers = await Promise.all([1, 2, 3].map(() => update(seller, same)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect((await update(seller, same)).product?.revision).toBe(1);
  });

  test('an earlier one that is repeated does not overwrite a later one', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller);
    const first = anUpdate(product, { ...input, body: 'First.' });
    await update(seller, first);
    await update(seller, anUpdate(product, { ...input, body: 'Second.', revision: 1 }));
    expect(await update(seller, first)).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(await shownProduct(seller, product)).toMatchObject({ body: 'Second.', revision: 2 });
  });
});

describe('an edit is refused', () => {
  test('for what is not the caller’s, also to admins', async () => {
    const { seller, otherSeller, buyer, admin } = await createUsers(shop);
    const { product } = await posted(seller);
    for (const person of [otherSeller, buyer, admin]) {
      expect(await update(person, anUpdate(product))).toMatchObject({
        code: 'FORBIDDEN',
        product: null,
      });
    }
    expect(await shownProduct(admin, product)).toMatchObject({ revision: 0, viewerCanEdit: false });
  });

  test.each(['sold', 'sold elsewhere', 'removed'])('for what is %s, in words', async (state) => {
    const { seller, buyer } = await createUsers(shop);
    const { product } = await posted(seller);
    if (state === 'sold') await buyer.recordPayment(await buyer.confirmPayment(product), product);
    if (state === 'sold elsewhere') await seller.markSoldElsewhere(product);
    if (state === 'removed') await seller.deleteProduct(product);
    const said = { sold: 'is already sold', 'sold elsewhere': 'was sold elsewhere' }[state];
    expect(await update(seller, anUpdate(product))).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: `${product.productName} ${said ?? 'is no longer for sale'}.`,
      product: { revision: 0 },
    });
  });

  test('with photos that are not there, come twice, or begin with another than the cover', async () => {
    const { seller } = await createUsers(shop);
    const { product } = await posted(seller);
    const gone = aPictureUrl().replaceAll('ab', 'cd');
    const images = [{ url: aPictureUrl() }, { url: gone }];
    expect(await update(seller, { ...anUpdate(product), images })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Photo 2 is no longer stored here. Please upload it again.',
    });
    const twice = [{ url: aPictureUrl() }, { url: aPictureUrl() }];
    expect(await update(seller, { ...anUpdate(product), images: twice })).toMatchObject({
      code: 'INVALID',
    });
    await seller.addProduct(aProduct({ images: twoPhotos })).refused('invalid');
  });
});
