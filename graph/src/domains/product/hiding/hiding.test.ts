import { aCategory, anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale } from '@fitness-zone/testkit/payments/instalments.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideProductsOf, restoreProductsOf } from './products-of-seller.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function posted() {
  const users = await createUsers(shop);
  const { id: categoryId } = await users.admin.addCategory(aCategory());
  return { ...users, categoryId, product: await users.seller.addProduct(aProduct({ categoryId })) };
}

type Found = { id: string; inStock: string; hidden: { reason: string | null } | null } | null;

/** A product on its page. */
const pageOf = async ({ id }: { id: string }, viewer: TestUser): Promise<Found> =>
  (
    await viewer.graphql<{ product: Found }>(
      'query ($id: ID!) { product(id: $id) { id inStock hidden { reason } } }',
      { id },
    )
  ).product;

const stockOf = async ({ id }: { id: string }) =>
  (await shop.models.Product.findById(id).lean().orFail()).inStock;

/** The sentences of an account's notifications of a kind. */
async function told({ id }: { id: string }, kind: string) {
  await allNotified(shop);
  const found = await shop.models.Notification.find({ userId: new Types.ObjectId(id) }).lean();
  return found.filter((one) => one.kind === kind).map(({ message }) => message);
}

const counted = async (viewer: Pick<TestUser, 'graphql'>, id: string) =>
  (
    await viewer.graphql<{ category: { availableCount: number } }>(
      'query ($id: ID!) { category(id: $id) { availableCount } }',
      { id },
    )
  ).category.availableCount;

describe('a hidden product', () => {
  test('is there for its seller and admins, who read why, and removed for everybody else', async () => {
    const { admin, seller, otherSeller, buyer, visitor, product, categoryId } = await posted();
    await buyer.addToWishList(product);
    const { product: hidden } = await admin.hideProduct(product, 'The cable is torn.');
    expect(hidden).toMatchObject({
      inStock: 'HIDDEN',
      hidden: { reason: 'The cable is torn.' },
      viewerCanHide: false,
      viewerCanRestore: true,
    });
    const seen = { id: product.id, inStock: 'HIDDEN', hidden: { reason: 'The cable is torn.' } };
    expect(await pageOf(product, seller)).toEqual(seen);
    expect(await pageOf(product, admin)).toEqual(seen);
    expect(await pageOf(product, buyer)).toBeNull();
    expect(await pageOf(product, otherSeller)).toBeNull();
    const { wishList } = await buyer.graphql<{
      wishList: { edges: { node: { product: Found } }[] };
    }>('{ wishList { edges { node { product { id inStock hidden { reason } } } } } }');
    expect(wishList.edges.map(({ node }) => node.product)).toEqual([
      { id: product.id, inStock: 'REMOVED', hidden: null },
    ]);
    expect(await counted(visitor, categoryId)).toBe(0);
    const all = await visitor.get<{ _id: string }[]>('/products?limit=100');
    expect(all.map(({ _id }) => _id)).not.toContain(product.id);
    await visitor.get(`/product/${product.id}`).refused(401);
    expect(await seller.get(`/product/${product.id}`)).toMatchObject({
      inStock: 'hidden',
      hiddenReason: 'The cable is torn.',
    });
    const [entry] = await buyer.get<{ inStock: string }[]>('/wishProducts');
    expect(entry?.inStock).toBe('removed');
    expect(await told(seller, 'product-hidden')).toEqual([
      `An admin has hidden ${product.productName}. Reason: The cable is torn.`,
    ]);
    expect(await told(buyer, 'unavailable')).toEqual([
      `${product.productName} was removed from sale.`,
    ]);
  });

  test('cannot be changed, edited or advertised by its seller, nor be hidden again', async () => {
    const { admin, seller, product, categoryId } = await posted();
    await admin.hideProduct(product);
    await seller.pauseProduct(product).refused('not-available');
    await seller.resumeProduct(product).refused('not-available');
    await seller.markSoldElsewhere(product).refused('not-available');
    await seller.relistProduct(product).refused('not-available');
    await seller.advertiseProduct(product).refused('not-available');
    await seller
      .updateProduct(anUpdate({ id: product.id, category: { id: categoryId } }))
      .refused('not-available');
    await admin.hideProduct(product, 'Another reason.').refused('conflict');
    expect(await pageOf(product, seller)).toMatchObject({ hidden: { reason: 'It is unsafe.' } });
    await seller.deleteProduct(product);
    await admin.hideProduct(product).refused('not-found');
  });

  test.each([
    ['for sale', [], 'AVAILABLE'],
    ['paused', ['pauseProduct'], 'PAUSED'],
    ['sold elsewhere', ['markSoldElsewhere'], 'SOLD_ELSEWHERE'],
  ] as const)('comes back as it was: %s', async (_what, acts, stock) => {
    const { admin, seller, visitor, product, categoryId } = await posted();
    for (const act of acts) await seller[act](product);
    await admin.hideProduct(product);
    const { product: restored } = await admin.restoreProduct(product);
    expect(restored).toMatchObject({ inStock: stock, hidden: null, viewerCanHide: true });
    expect(await counted(visitor, categoryId)).toBe(stock === 'AVAILABLE' ? 1 : 0);
    expect(await told(seller, 'product-restored')).toHaveLength(1);
    await admin.restoreProduct(product).refused('conflict');
    const acted = (await shop.models.AuditLog.find()).filter(
      ({ targetId }) => targetId.toHexString() === product.id,
    );
    expect(acted.map(({ action }) => action)).toEqual(['hide-product', 'restore-product']);
  });

  test('is held for nobody and paid by nobody, and its seller puts it on sale again once restored', async () => {
    const { admin, seller, buyer, otherBuyer, product } = await posted();
    const offer = await buyer.makeOffer(product, 80_00);
    const other = await otherBuyer.makeOffer(product, 70_00);
    await seller.acceptOffer(offer, 80_00);
    const opened = await buyer.createPaymentIntent(product);
    await admin.hideProduct(product);
    const status = async ({ id }: { id: string }) =>
      (await shop.models.Offer.findById(id).lean())?.status;
    await expect
      .poll(async () => [await status(offer), await status(other)])
      .toEqual(['closed', 'closed']);
    const transactionId = transactionOf(opened);
    const payment = async () =>
      (await shop.models.Payment.findOne({ transactionId }).lean())?.status;
    await expect.poll(payment).toBe('failed');
    await buyer.createPaymentIntent(product).refused('not-available');
    await buyer.makeOffer(product, 80_00).refused('not-found');
    await admin.restoreProduct(product);
    expect(await stockOf(product)).toBe('paused');
    await seller.resumeProduct(product);
    expect((await buyer.makeOffer(product, 75_00)).status).toBe('OPEN');
  });

  test('is never a sold one', async () => {
    const { admin, buyer, product } = await posted();
    await buyer.payPart(product, 'WHOLE');
    await admin.hideProduct(product).refused('not-available');
    await admin.restoreProduct(product).refused('conflict');
  });
});

describe('a removed product', () => {
  test.each(['seller', 'admin'] as const)('comes back that the %s has deleted', async (who) => {
    const users = await posted();
    const { admin, seller, product } = users;
    await users[who].deleteProduct(product);
    expect(await pageOf(product, seller)).toBeNull();
    await admin.restoreProduct(product);
    expect(await pageOf(product, seller)).toMatchObject({ inStock: 'AVAILABLE' });
    const { myProducts } = await seller.graphql<{ myProducts: { totalCount: number } }>(
      '{ myProducts { totalCount } }',
    );
    expect(myProducts.totalCount).toBe(1);
  });

  test('comes back paused where nobody noted what it was before', async () => {
    const { admin, product } = await posted();
    await admin.deleteProduct(product);
    await shop.models.Product.updateOne({ _id: product.id }, { $unset: { stockBefore: 1 } });
    expect((await admin.restoreProduct(product)).product.inStock).toBe('PAUSED');
  });

  test('does not come back without its seller', async () => {
    const { admin, seller, product } = await posted();
    await admin.deleteProduct(product);
    await shop.models.User.updateOne({ _id: seller.id }, { suspendedAt: new Date() });
    await admin.restoreProduct(product).refused('not-available');
    await shop.models.User.updateOne({ _id: seller.id }, { $unset: { suspendedAt: 1 } });
    await admin.deleteUser(seller);
    await admin.restoreProduct(product).refused('not-available');
    expect(await stockOf(product)).toBe('removed');
  });
});

describe('the products of a suspended seller', () => {
  const suspend = async ({ id }: { id: string }) => {
    await shop.models.User.updateOne({ _id: id }, { suspendedAt: new Date() });
    return hideProductsOf(shop, new Types.ObjectId(id));
  };
  const unsuspend = async ({ id }: { id: string }) => {
    await shop.models.User.updateOne({ _id: id }, { $unset: { suspendedAt: 1 } });
    return restoreProductsOf(shop, new Types.ObjectId(id));
  };

  test('are hidden and come back, those that an admin has hidden excepted', async () => {
    const { admin, seller, buyer, product } = await posted();
    const post = () => seller.addProduct(aProduct());
    const [paused, elsewhere, hidden] = [await post(), await post(), await post()];
    const [sold, later, removed] = [await post(), await post(), await post()];
    await seller.pauseProduct(paused);
    await seller.markSoldElsewhere(elsewhere);
    await admin.hideProduct(hidden);
    await buyer.payPart(sold, 'WHOLE');
    await seller.deleteProduct(removed);
    expect(await suspend(seller)).toHaveLength(4);
    const all = [product, paused, elsewhere, hidden, sold, later, removed];
    const stocks = async () => Promise.all(all.map(stockOf));
    const whileSuspended = ['hidden', 'hidden', 'hidden', 'hidden', 'sold', 'hidden', 'removed'];
    expect(await stocks()).toEqual(whileSuspended);
    expect(await suspend(seller)).toEqual([]);
    expect(await told(seller, 'product-hidden')).toHaveLength(1);
    // An admin hid one of them for another reason, so it stays hidden.
    await admin.hideProduct(later, 'It is stolen.');
    expect(await pageOf(later, admin)).toMatchObject({ hidden: { reason: 'It is stolen.' } });
    await admin.restoreProduct(product).refused('not-available');
    expect(await unsuspend(seller)).toHaveLength(3);
    expect(await stocks()).toEqual([
      ...['available', 'paused', 'sold-elsewhere', 'hidden', 'sold', 'hidden', 'removed'],
    ]);
    expect(await unsuspend(seller)).toEqual([]);
    expect(await told(seller, 'product-restored')).toEqual([]);
  });

  test('stay away when one of their sales is cancelled', async () => {
    const { admin, seller, buyer, product, first } = await aHalfSale(shop);
    await buyer.reportProblemWith(first, 'It never came.');
    await suspend(seller);
    const answer = await admin.cancelSale(first);
    expect(answer.product.inStock).toBe('HIDDEN');
    await unsuspend(seller);
    expect(await stockOf(product)).toBe('paused');
  });
});
