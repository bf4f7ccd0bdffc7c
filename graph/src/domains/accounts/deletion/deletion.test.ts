import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct, aUser } from '@fitness-zone/testkit/factories.ts';
import { listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { explainable, stagesOf, watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sweepDeletions } from './deletion.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
});
afterAll(() => shop.close());

/** The identity provider is out of reach, until `end` or the end of the test. */
function outage() {
  const end = shop.identity.fail(new Error('ECONNREFUSED 127.0.0.1:9099'));
  onTestFinished(end);
  return end;
}

const viewerOf = async (caller: ReturnType<typeof apiClient>) =>
  (await caller.graphql<{ me: { id: string } | null }>('{ me { id } }')).me;
const accountOf = ({ uid }: TestUser) => shop.models.User.findOne({ uid }).lean();

describe.each(accountApis)('deleting an account through %s', (_name, open) => {
  test('removes it here and at the identity provider, and says how many', async () => {
    const { admin, buyer } = await createUsers(shop);
    const answer = await open(admin).deleteUser(buyer.email);
    expect(answer.deletedCount).toBe(1);
    expect(answer.message).toBe(`${buyer.email} user is deleted successfully`);
    expect(await accountOf(buyer)).toBeNull();
    expect(shop.identity.peek(buyer.uid)).toBeUndefined();
  });

  test('ends its sessions at once, also the one that an ID token could renew', async () => {
    const { admin, buyer } = await createUsers(shop);
    expect(await viewerOf(buyer)).toEqual({ id: buyer.id });
    await open(admin).deleteUser(buyer.email);
    expect(await viewerOf(buyer)).toBeNull();
    const api = open(apiClient(shop, null));
    await api.getToken(buyer).refused(api.refusal('unauthenticated'));
    await api
      .addUser({ name: 'Back', email: buyer.email, userRole: 'buyer', idToken: buyer.idToken })
      .refused(api.refusal('unauthenticated'));
  });

  test('calls off what it was about to pay, so that nobody buys for it any more', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const transactionId = transactionOf(await buyer.createPaymentIntent(bench));
    await open(admin).deleteUser(buyer.email);
    const paymentIntents = shop.cards.stripe.paymentIntents;
    expect((await paymentIntents.retrieve(transactionId)).status).toBe('canceled');
    const payment = await shop.models.Payment.findOne({ transactionId }).lean();
    expect(payment).toMatchObject({ status: 'failed', buyerName: 'Deleted account' });
    const { inStock } = await shop.models.Product.findById(bench.id).orFail();
    expect(inStock).toBe('available');
  });

  test('removes its products from sale, and entries of others show them as removed', async () => {
    const { admin, seller, otherSeller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const other = await otherSeller.addProduct(aProduct());
    await buyer.addToBookingList(bench);
    await otherBuyer.addToWishList(bench);
    await open(admin).deleteUser(seller.email);

    const shown = await otherBuyer.get<{ _id: string }[]>('/products');
    expect(shown.map(({ _id }) => _id)).toContain(other.id);
    expect(shown.map(({ _id }) => _id)).not.toContain(bench.id);
    await otherBuyer.addToBookingList(bench).refused('not-found');
    const list = `{ bookingList { edges { node { product { id inStock seller { id } } } } } }`;
    expect(await buyer.graphql(list)).toEqual({
      bookingList: {
        edges: [{ node: { product: { id: bench.id, inStock: 'REMOVED', seller: null } } }],
      },
    });
  });

  test('leaves what was sold to its buyer', async () => {
    const { admin, seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await shop.models.Product.updateOne({ _id: bench.id }, { inStock: 'sold' });
    await open(admin).deleteUser(seller.email);
    expect(await shop.models.Product.findById(bench.id).lean()).toMatchObject({ inStock: 'sold' });
  });

  test('empties its lists', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    await buyer.addToBookingList(await seller.addProduct(aProduct()));
    await buyer.addToWishList(await seller.addProduct(aProduct()));
    await open(admin).deleteUser(buyer.email);
    expect(await shop.models.Booking.countDocuments({ userId: buyer.id })).toBe(0);
    expect(await shop.models.Wish.countDocuments({ userId: buyer.id })).toBe(0);
  });

  test('lets the person sign up again, as a new account', async () => {
    const { admin, buyer } = await createUsers(shop);
    await open(admin).deleteUser(buyer.email);
    const { idToken } = shop.identity.signUp({ email: buyer.email });
    const api = open(apiClient(shop, null));
    await api.addUser({ name: 'Anew', email: buyer.email, userRole: 'seller', idToken });
    const { token } = await api.getToken({ email: buyer.email, idToken });
    expect((await viewerOf(apiClient(shop, token)))?.id).not.toBe(buyer.id);
    expect(await viewerOf(buyer)).toBeNull();
  });

  test('can be repeated when the identity provider was unreachable; the account counts as deleted meanwhile', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    const end = outage();
    await api.deleteUser(buyer.email).refused(api.refusal('unavailable'));
    expect(await viewerOf(buyer)).toBeNull();
    end();
    const newcomer = open(apiClient(shop, null));
    await newcomer.getToken(buyer).refused(newcomer.refusal('conflict'));
    await api.deleteUser(buyer.email);
    expect(await accountOf(buyer)).toBeNull();
  });
});

test('the answer names the removed products, for open pages', async () => {
  const { admin, seller } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const { deleteUser } = await admin.graphql<{ deleteUser: unknown }>(
    `mutation Delete($email: EmailAddress!) {
      deleteUser(email: $email) {
        success code message deletedUserId deletedRole removedProducts { id inStock category { availableCount } }
      }
    }`,
    { email: seller.email },
  );
  expect(deleteUser).toMatchObject({
    deletedUserId: seller.id,
    deletedRole: 'SELLER',
    removedProducts: [{ id: bench.id, inStock: 'REMOVED' }],
  });
});

test('for a large shop the answer names a hundred products, and open pages receive all changes', async () => {
  const { admin, seller } = await createUsers(shop);
  const first = await seller.addProduct(aProduct());
  const like = await shop.models.Product.findById(first.id).lean();
  const more = Array.from({ length: 129 }, () => ({ ...like, _id: new Types.ObjectId() }));
  await shop.models.Product.insertMany(more);
  await shop.models.Category.updateOne(
    { _id: first.category.id },
    { $inc: { availableCount: 129 } },
  );
  const received = listenTo(shop.events);
  const { deleteUser } = await admin.graphql<{ deleteUser: { removedProducts: unknown[] } }>(
    'mutation D($email: EmailAddress!) { deleteUser(email: $email) { removedProducts { id } } }',
    { email: seller.email },
  );
  expect(deleteUser.removedProducts).toHaveLength(100);
  const ids = [first.id, ...more.map(({ _id }) => _id.toHexString())];
  expect(received).toEqual(expect.arrayContaining(ids));
  const left = await shop.models.Product.countDocuments({
    sellerId: seller.id,
    inStock: 'available',
  });
  expect(left).toBe(0);
});

test('a deletion that a crash cut short is finished by the next sweep', async () => {
  const { seller } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await shop.models.User.updateOne({ uid: seller.uid }, { deletingAt: new Date() });
  expect(await sweepDeletions(shop)).toBe(1);
  expect(await accountOf(seller)).toBeNull();
  expect(shop.identity.peek(seller.uid)).toBeUndefined();
  expect(await shop.models.Product.findById(bench.id).lean()).toMatchObject({ inStock: 'removed' });
});

test('the sweep looks for such deletions without looking at every account', async () => {
  const [search] = await watchCommands(shop).during(() => sweepDeletions(shop));
  const plan = await shop.database.connection.db?.command({
    explain: explainable(search ?? {}),
    verbosity: 'queryPlanner',
  });
  expect(stagesOf(plan)).toContain('IXSCAN');
});

describe('the last admin', () => {
  let small: TestShop;
  beforeAll(async () => {
    small = await startTestShop();
  });
  afterAll(() => small.close());
  const admins = () => small.models.User.find({ role: 'admin' }).lean();

  test.each(accountApis)('cannot be deleted through %s, one of two can', async (_name, open) => {
    await small.models.User.deleteMany();
    const admin = await createUser(small, { role: 'admin' });
    const second = await createUser(small, { role: 'admin' });
    await open(admin).deleteUser(second.email);
    const answer = await open(admin)
      .deleteUser(admin.email)
      .refused(open(admin).refusal('forbidden'));
    expect(answer.message).toBe(
      'This is about you, and you’re the only admin. Add another admin to do it.',
    );
    expect(await admins()).toMatchObject([{ email: admin.email }]);
    expect(await viewerOf(admin)).toEqual({ id: admin.id });
  });

  test('remains when all admins delete one another at once', async () => {
    const [, open] = accountApis[0] ?? [];
    for (let round = 0; round < 5; round += 1) {
      await small.models.User.deleteMany();
      const two = await Promise.all([1, 2].map(() => createUser(small, { role: 'admin' })));
      const [first, second] = two as [TestUser, TestUser];
      await Promise.all([
        open?.(first).deleteUser(second.email).settled(),
        open?.(second).deleteUser(first.email).settled(),
      ]);
      const left = await admins();
      expect(left.length).toBeGreaterThan(0);
      expect(left.some(({ deletingAt }) => !deletingAt)).toBe(true);
    }
  });

  test('is kept by the next sweep, too, and may go on', async () => {
    await small.models.User.deleteMany();
    const admin = await createUser(small, { role: 'admin' });
    await small.models.User.updateOne({ uid: admin.uid }, { deletingAt: new Date() });
    expect(await sweepDeletions(small)).toBe(0);
    expect(await viewerOf(admin)).toEqual({ id: admin.id });
  });
});

test('an account that is being deleted cannot be made an admin', async () => {
  const { admin } = await createUsers(shop);
  const person = await createUser(shop, aUser());
  await shop.models.User.updateOne({ uid: person.uid }, { deletingAt: new Date() });
  const { refusal } = await admin.patch(`/addAdmin?email=${person.email}`).settled();
  expect(refusal).toBe(409);
  expect(await accountOf(person)).toMatchObject({ role: 'buyer' });
});
