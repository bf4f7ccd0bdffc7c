import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../notifications/delivery/deliver-outbox.service.ts';
import { notificationsOf } from '../notifications/notifications.fixture.ts';
import { mostFollows } from './follows.queries.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

const listings = async (user: TestUser) => {
  await allNotified(shop);
  const { all } = await notificationsOf(shop, user);
  return all.filter(({ kind }) => kind === 'NEW_LISTING');
};

const followed = (user: TestUser, args = '') =>
  user
    .graphql<{
      followedSellers: { totalCount: number; nodes: { id: string; viewerFollows: boolean }[] };
    }>(`{ followedSellers${args} { totalCount nodes { id viewerFollows } } }`)
    .map(({ followedSellers }) => followedSellers);

const followerCount = (seller: TestUser) =>
  seller
    .graphql<{ sellerStatistics: { followerCount: number } }>(
      '{ sellerStatistics { followerCount } }',
    )
    .map(({ sellerStatistics }) => sellerStatistics.followerCount);

describe('a new listing', () => {
  test('notifies those who follow its seller when it is posted, and nobody else', async () => {
    const { seller, otherSeller, buyer, otherBuyer, admin } = await createUsers(shop);
    await seller.addProduct(aProduct());
    await buyer.followSeller(seller);
    await otherBuyer.followSeller(otherSeller);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench', resalePrice: 120_00 }));
    const [listing, ...more] = await listings(buyer);
    expect(more).toEqual([]);
    expect(listing).toMatchObject({
      message: 'A seller you follow posted Bench for $120.',
      product: { id: bench.id },
    });
    for (const user of [seller, otherBuyer, otherSeller, admin]) {
      expect(await listings(user)).toEqual([]);
    }
    await buyer.unfollowSeller(seller);
    await seller.addProduct(aProduct());
    expect(await listings(buyer)).toHaveLength(1);
  });

  test('notifies nobody when it can’t be bought any more', async () => {
    const { seller, buyer } = await createUsers(shop);
    await buyer.followSeller(seller);
    for (const inStock of ['paused', 'sold', 'hidden', 'removed']) {
      const _id = new Types.ObjectId((await seller.addProduct(aProduct())).id);
      await allNotified(shop);
      await shop.models.Notification.deleteMany({ userId: buyer.id });
      const at = new Date();
      const outbox = { n1: { kind: 'new-listing', at } };
      const undelivered = { $set: { inStock, outbox, outboxDueAt: at } };
      await shop.models.Product.collection.updateOne({ _id }, undelivered);
      await deliverOutbox(shop, 'Product', _id);
      expect(await listings(buyer)).toEqual([]);
    }
  });

  test('notifies everybody of many once', async () => {
    const { seller } = await createUsers(shop);
    const _ids = Array.from({ length: 450 }, () => new Types.ObjectId());
    await shop.models.User.insertMany(
      _ids.map((_id) => ({ _id, uid: `${_id}`, name: 'A', email: `${_id}@a.com`, role: 'buyer' })),
    );
    await shop.models.Follow.insertMany(
      _ids.map((userId) => ({ userId, sellerId: seller.id, createdAt: new Date() })),
    );
    const { id } = await seller.addProduct(aProduct());
    await allNotified(shop);
    const made = await shop.models.Notification.find({ productId: id }).lean();
    expect(new Set(made.map(({ userId }) => `${userId}`)).size).toBe(450);
    expect(made).toHaveLength(450);
    expect(await followerCount(seller)).toBe(450);
  });
});

describe('a block', () => {
  test.each(['seller', 'buyer'] as const)('by the %s ends the follow', async (blocker) => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.askSeller(bench, 'Does it fold?');
    await otherBuyer.followSeller(seller);
    await buyer.followSeller(seller);
    const [one, other] = blocker === 'seller' ? [seller, buyer] : [buyer, seller];
    await one.blockUser(other);
    expect(await followed(buyer)).toEqual({ totalCount: 0, nodes: [] });
    await buyer.followSeller(seller).refused('forbidden');
    // A killed process left it.
    const left = { userId: buyer.id, sellerId: seller.id, createdAt: new Date(0) };
    await shop.models.Follow.create(left);
    await seller.addProduct(aProduct());
    expect(await listings(otherBuyer)).toHaveLength(1);
    expect(await listings(buyer)).toEqual([]);
    await buyer.unfollowSeller(seller);
    await one.unblockUser(other);
    expect(await buyer.followSeller(seller)).toMatchObject({ seller: { viewerFollows: true } });
  });
});

describe('following', () => {
  test('ten times at once is one follow, and a seller sees only the number', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    await Promise.all(Array.from({ length: 10 }, () => buyer.followSeller(seller)));
    expect(await shop.models.Follow.countDocuments({ userId: buyer.id })).toBe(1);
    expect(await followerCount(seller)).toBe(1);
    expect(await followed(buyer)).toEqual({
      totalCount: 1,
      nodes: [{ id: seller.id, viewerFollows: true }],
    });
    expect(await followed(otherBuyer)).toEqual({ totalCount: 0, nodes: [] });
  });

  test('lists the last one first, page by page, in both APIs', async () => {
    const { seller, otherSeller, buyer } = await createUsers(shop);
    const third = await createUser(shop, { role: 'seller' });
    for (const one of [seller, otherSeller, third]) await buyer.followSeller(one);
    const ids = [third, otherSeller, seller].map(({ id }) => id);
    expect((await followed(buyer, '(first: 2)')).nodes.map(({ id }) => id)).toEqual(
      ids.slice(0, 2),
    );
    const first = await buyer.send({ url: '/followedSellers?limit=2' });
    expect(first.json()).toMatchObject(ids.slice(0, 2).map((_id) => ({ _id })));
    const [, next = ''] = /<(.+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await buyer.send({ url: next });
    expect(second.json()).toMatchObject([{ _id: seller.id, name: seller.name }]);
  });

  test('ends at 500 sellers', async () => {
    const { seller, otherSeller, buyer } = await createUsers(shop);
    await shop.models.Follow.insertMany(
      Array.from({ length: mostFollows - 1 }, () => ({
        userId: buyer.id,
        sellerId: new Types.ObjectId(),
        createdAt: new Date(),
      })),
    );
    await buyer.followSeller(seller);
    await buyer.followSeller(otherSeller).refused('conflict');
    await buyer.followSeller(seller);
    expect(await shop.models.Follow.countDocuments({ userId: buyer.id })).toBe(mostFollows);
  });

  test('is of sellers alone; visitors are asked to sign in', async () => {
    const { seller, buyer, otherBuyer, visitor } = await createUsers(shop);
    await buyer.followSeller(otherBuyer).refused('not-found');
    const { body } = await visitor.send({
      method: 'POST',
      url: '/followSeller',
      payload: { userId: seller.id },
    });
    expect(body).toContain('sign in');
  });
});

test('a deleted account follows nobody and has no followers, and personal data has its follows', async () => {
  const { seller, otherSeller, buyer, admin } = await createUsers(shop);
  await buyer.followSeller(seller);
  await buyer.followSeller(otherSeller);
  expect(await buyer.get('/personalData')).toMatchObject({
    followedSellers: [{ sellerId: otherSeller.id }, { sellerId: seller.id }],
  });
  const remove = (email: string) =>
    admin.graphql('mutation ($email: EmailAddress!) { deleteUser(email: $email) { success } }', {
      email,
    });
  await remove(seller.email);
  expect(await followed(buyer)).toMatchObject({ totalCount: 1, nodes: [{ id: otherSeller.id }] });
  await remove(buyer.email);
  expect(await shop.models.Follow.countDocuments({ userId: buyer.id })).toBe(0);
  expect(await followerCount(otherSeller)).toBe(0);
});
