import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { paymentTokens } from '../../payments/browse/payment-tokens.rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Deletes the caller's account, by default with the proof of a sign-in just now. */
const deleteOwn = (user: TestUser, idToken = user.idToken) =>
  user
    .graphql<{ deleteAccount: { message: string; deletedUserId: string } }>(
      `mutation ($input: DeleteAccountInput!) {
        deleteAccount(input: $input) { success message code field deletedUserId }
      }`,
      { input: { idToken } },
    )
    .map((data) => data.deleteAccount);

const accountOf = ({ uid }: TestUser) => shop.models.User.findOne({ uid }).lean();

/** The whole database as text. */
async function everythingKept(): Promise<string> {
  const collections = Object.values(shop.database.connection.models).map((model) =>
    model.collection.find().toArray(),
  );
  return JSON.stringify(await Promise.all(collections));
}

describe('one’s own account', () => {
  test('is deleted here and at the identity provider, and its sessions end', async () => {
    const { buyer } = await createUsers(shop);
    const { message, deletedUserId } = await deleteOwn(buyer);
    expect(message).toBe('Your account is deleted.');
    expect(deletedUserId).toBe(buyer.id);
    expect(await accountOf(buyer)).toBeNull();
    expect(shop.identity.peek(buyer.uid)).toBeUndefined();
    expect(await buyer.graphql('{ me { id } }')).toEqual({ me: null });
  });

  test('is deleted through REST, too', async () => {
    const { seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const answer = await seller.post('/deleteAccount', { idToken: seller.idToken });
    expect(answer).toEqual({ success: true, message: 'Your account is deleted.' });
    expect(await accountOf(seller)).toBeNull();
    const product = await shop.models.Product.findById(bench.id).lean();
    expect(product).toMatchObject({ inStock: 'removed', phone: '', location: '' });
  });

  test('is deleted once: a repeat under its token is answered the same', async () => {
    const { buyer } = await createUsers(shop);
    expect(await deleteOwn(buyer)).toEqual(await deleteOwn(buyer));
  });

  test('is on record by its id alone', async () => {
    const { buyer } = await createUsers(shop);
    const id = new Types.ObjectId(buyer.id);
    await deleteOwn(buyer);
    const entries = await shop.models.AuditLog.find({ targetId: id });
    expect(entries).toMatchObject([{ action: 'delete-account', actorId: id, targetId: id }]);
  });

  test('stays if it is the last admin’s', async () => {
    await shop.models.User.updateMany({ role: 'admin' }, { role: 'buyer' });
    const admin = await createUser(shop, { role: 'admin' });
    await deleteOwn(admin).refused('conflict');
    expect(await accountOf(admin)).toMatchObject({ role: 'admin' });
    await createUser(shop, { role: 'admin' });
    await deleteOwn(admin);
    expect(await accountOf(admin)).toBeNull();
  });

  test('is finished by a repeat when the identity provider was unreachable', async () => {
    const { buyer } = await createUsers(shop);
    // Simulates an outage after the first step of the deletion.
    await shop.models.User.updateOne({ uid: buyer.uid }, { deletingAt: new Date() });
    const end = shop.identity.fail(new Error('ECONNREFUSED 127.0.0.1:9099'));
    await deleteOwn(buyer).refused('unavailable');
    end();
    await deleteOwn(buyer);
    expect(shop.identity.peek(buyer.uid)).toBeUndefined();
    expect(await accountOf(buyer)).toBeNull();
  });
});

describe('a deletion without the proof of a recent sign-in', () => {
  test.each([
    ['of six minutes ago', (user: TestUser) => shop.identity.signIn(user.uid, minutesAgo(6))],
    ['that is none', () => 'nonsense'],
  ])('%s is refused', async (_name, proof) => {
    const { buyer } = await createUsers(shop);
    await deleteOwn(buyer, proof(buyer)).refused('forbidden');
    expect(await accountOf(buyer)).not.toBeNull();
  });

  test("with somebody else's proof is refused", async () => {
    const { buyer, otherBuyer } = await createUsers(shop);
    await deleteOwn(buyer, otherBuyer.idToken).refused('forbidden');
    expect(await accountOf(buyer)).not.toBeNull();
  });

  test('is taken up to five minutes after the sign-in', async () => {
    const { buyer } = await createUsers(shop);
    await deleteOwn(buyer, shop.identity.signIn(buyer.uid, minutesAgo(4.9)));
    expect(await accountOf(buyer)).toBeNull();
  });

  test('by a visitor is refused', async () => {
    const { buyer } = await createUsers(shop);
    const visitor = apiClient(shop, null);
    await visitor.post('/deleteAccount', { idToken: buyer.idToken }).refused(401);
    expect(await accountOf(buyer)).not.toBeNull();
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('open business', () => {
  const refusalOf = async (user: TestUser) =>
    (await user
      .graphql(
        `mutation ($input: DeleteAccountInput!) {
          deleteAccount(input: $input) {
            success message code openBusiness { payment { productName } reason isSale }
          }
        }`,
        { input: { idToken: user.idToken } },
      )
      .refused('conflict')) as { deleteAccount: { message: string; openBusiness: object[] } };

  test('keeps its owner from deleting the account until it is settled, through both APIs', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    const { payment } = await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    for (const [user, isSale, word] of [
      [buyer, false, 'bought'],
      [seller, true, 'sold'],
    ] as const) {
      expect((await refusalOf(user)).deleteAccount).toMatchObject({
        message: `Before you delete your account, please finish these sales and purchases: Bench (${word}, not handed over yet).`,
        openBusiness: [{ payment: { productName: 'Bench' }, reason: 'HAND_OVER', isSale }],
      });
      const { message } = await user.post('/deleteAccount', { idToken: user.idToken }).refused(409);
      expect(message).toContain('Bench');
      expect(await accountOf(user)).toMatchObject({ _id: expect.anything() });
    }
    await buyer.confirmReceiptOf(payment);
    await deleteOwn(buyer);
    await deleteOwn(seller);
  });

  test('is a balance, and a problem that the buyer has reported', async () => {
    const { seller, buyer } = await createUsers(shop);
    const [rack, mat] = [
      await seller.addProduct(aProduct({ productName: 'Rack' })),
      await seller.addProduct(aProduct({ productName: 'Mat' })),
    ];
    await buyer.confirmReceiptOf(await buyer.payPart(rack, 'FIRST_HALF'));
    const whole = await buyer.recordPayment(await buyer.confirmPayment(mat), mat);
    await buyer.reportProblemWith(whole.payment, 'It is torn.');
    expect((await refusalOf(buyer)).deleteAccount).toMatchObject({
      message:
        'Before you delete your account, please finish these sales and purchases: Rack (bought, balance not paid yet), Mat (bought, problem or bank dispute open).',
      openBusiness: [{ reason: 'BALANCE' }, { reason: 'DISPUTE' }],
    });
  });

  test('with a buyer whose account is deleted is none of the seller', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await admin.deleteUser(buyer);
    await deleteOwn(seller);
  });

  test('does not keep an admin from deleting it', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await admin.deleteUser(seller);
    expect(await accountOf(seller)).toBeNull();
  });
});

describe('the rest of a deleted account', () => {
  test.each([
    ['the owner', (user: TestUser) => deleteOwn(user)],
    [
      'an admin',
      async (user: TestUser) => (await createUser(shop, { role: 'admin' })).deleteUser(user),
    ],
  ])(
    'has neither name nor e-mail nor phone nor place nor report when %s deletes it',
    async (_who, remove) => {
      const { admin, seller, buyer, otherBuyer } = await createUsers(shop);
      const [sold, open] = [
        await seller.addProduct(aProduct({ phone: '5559876501' })),
        await seller.addProduct(aProduct({ phone: '5559876501' })),
      ];
      const { payment } = await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
      await buyer.reportProblemWith(payment, 'Call me at 5559876501.');
      await admin.refundPayment(payment);
      await expect
        .poll(
          async () => (await shop.models.Payment.findOne({ productId: sold.id }).lean())?.status,
        )
        .toBe('refunded');
      await otherBuyer.createPaymentIntent(open);
      await allNotified(shop);
      const before = await shop.models.Payment.findOne({ productId: sold.id }).lean();
      await remove(buyer);
      await remove(seller);

      const kept = await everythingKept();
      for (const secret of [buyer.email, buyer.name, seller.email, seller.name, '5559876501'])
        expect(kept).not.toContain(`"${secret}"`);
      expect(kept).not.toContain('Call me');
      const after = await shop.models.Payment.findOne({ productId: sold.id }).lean();
      const { problem, ...rest } = before ?? {};
      expect(problem).toBe('Call me at 5559876501.');
      expect(after).toEqual({
        ...rest,
        changedAt: expect.any(Date),
        place: '',
        buyerName: 'Deleted account',
        buyerEmail: 'deleted@account.invalid',
        sellerName: 'Deleted account',
        searchTokens: after && paymentTokens(after, []),
      });
    },
  );

  test('is reported to open pages and in the answer', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    const heard: string[] = [];
    onTestFinished(shop.events.listen((change) => void heard.push(change?.kind ?? 'missing')));
    const { deleteUser } = await admin.graphql<{ deleteUser: object }>(
      `mutation ($email: EmailAddress!) { deleteUser(email: $email) {
        success anonymizedPayments { buyerName buyerEmail sellerName }
      } }`,
      { email: buyer.email },
    );
    expect(deleteUser).toMatchObject({
      anonymizedPayments: [
        {
          buyerName: 'Deleted account',
          buyerEmail: 'deleted@account.invalid',
          sellerName: seller.name,
        },
      ],
    });
    expect(heard).toContain('payment');
  });

  test('tells admins nothing of a payment at an agreed price that was called off', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
    await seller.acceptOffer(await buyer.makeOffer(bench, 80_00), 80_00);
    await buyer.createPaymentIntent(bench);
    await buyer.createPaymentIntent(bench, 'FIRST_HALF');
    const [first] = await shop.models.Payment.find({ buyerId: buyer.id }).sort({ attempt: 1 });
    expect(first).toMatchObject({ status: 'failed', blind: true });
    const { deleteUser } = await admin.graphql<{ deleteUser: object }>(
      `mutation ($email: EmailAddress!) { deleteUser(email: $email) {
        success anonymizedPayments { id status amount { amount } productName }
      } }`,
      { email: buyer.email },
    );
    expect(deleteUser).toEqual({ success: true, anonymizedPayments: [] });
  });
});
