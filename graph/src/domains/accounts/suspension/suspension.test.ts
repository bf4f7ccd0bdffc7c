import { setTimeout as sleep } from 'node:timers/promises';
import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { messageIdOf, startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDueMails } from '../../notifications/mail/send-mail.service.ts';
import { sweepDue } from '../../payments/sweep/payment.sweeper.ts';

const reason = 'They sell what they do not have.';
const mails = await startMailServer();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: mails.env });
});
afterAll(async () => {
  await shop.close();
  await mails.close();
});

const accountOf = ({ uid }: { uid: string }) => shop.models.User.findOne({ uid }).lean();
const actsOn = async ({ id }: { id: string }) =>
  (await shop.models.AuditLog.find()).filter(({ targetId }) => targetId.toHexString() === id);
const paymentOf = ({ id }: { id: string }) =>
  shop.models.Payment.findOne({ productId: id }).sort({ _id: -1 }).lean();

describe.each(accountApis)('admins, through %s,', (_name, open) => {
  test('suspend a person, whose sessions end and who is told why at the sign-in', async () => {
    const { admin, seller, visitor } = await createUsers(shop);
    const { message } = await open(admin).suspendUser(seller.id, reason);
    expect(message).toBe(`${seller.name} is suspended`);
    expect(await accountOf(seller)).toMatchObject({ suspensionReason: reason, role: 'seller' });
    const session = open(seller);
    await session.signOutEverywhere().refused(session.refusal('unauthenticated'));
    const signIn = open(visitor).getToken(seller);
    const refused = await signIn.refused(open(visitor).refusal('suspended'));
    expect(refused.message).toBe(
      `Your account is suspended. Reason: ${reason} If you think this is a mistake, please contact us.`,
    );
    expect(await actsOn(seller)).toMatchObject([
      { action: 'suspend-user', actorId: expect.objectContaining({}) },
    ]);
  });

  test('restore a person, who signs in again; the token of before stays void', async () => {
    const { admin, buyer, visitor } = await createUsers(shop);
    await open(admin).suspendUser(buyer.id, reason);
    const { message } = await open(admin).restoreUser(buyer.id);
    expect(message).toBe(`${buyer.name} is no longer suspended`);
    const account = await accountOf(buyer);
    expect(account).not.toHaveProperty('suspendedAt');
    expect(account).not.toHaveProperty('suspensionReason');
    const before = open(buyer);
    await before.signOutEverywhere().refused(before.refusal('unauthenticated'));
    await open(visitor).getToken(buyer);
    expect((await actsOn(buyer)).map(({ action }) => action)).toEqual([
      'suspend-user',
      'restore-user',
    ]);
  });

  test('do each once: a repeat says that it is so', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.restoreUser(buyer.id).refused(api.refusal('conflict'));
    await api.suspendUser(buyer.id, reason);
    await api.suspendUser(buyer.id, 'Another one.').refused(api.refusal('conflict'));
    expect(await accountOf(buyer)).toMatchObject({ suspensionReason: reason });
    expect(await actsOn(buyer)).toHaveLength(1);
  });

  test('suspend neither themselves nor other admins, nor whom nobody knows', async () => {
    const { admin } = await createUsers(shop);
    const other = await createUser(shop, { role: 'admin' });
    const api = open(admin);
    await api.suspendUser(admin.id, reason).refused(api.refusal('conflict'));
    const refused = await api.suspendUser(other.id, reason).refused(api.refusal('conflict'));
    expect(refused.message).toContain('Demote them first');
    for (const id of ['0'.repeat(24), 'nobody']) {
      await api.suspendUser(id, reason).refused(api.refusal('not-found'));
      await api.restoreUser(id).refused(api.refusal('not-found'));
    }
    expect(await accountOf(other)).not.toHaveProperty('suspendedAt');
  });

  test.each(['', 'x'.repeat(501)])('give a reason that can be read', async (bad) => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, bad).refused(api.refusal('invalid'));
    expect(await accountOf(buyer)).not.toHaveProperty('suspendedAt');
  });

  test('promote nobody who is suspended', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, reason);
    const refused = await api.addAdmin(buyer.email).refused(api.refusal('conflict'));
    expect(refused.message).toContain('is suspended');
    expect(await accountOf(buyer)).toMatchObject({ role: 'buyer' });
  });

  test('delete a suspended person, who is no longer suspended then', async () => {
    const { admin, buyer } = await createUsers(shop);
    const api = open(admin);
    await api.suspendUser(buyer.id, reason);
    await api.deleteUser(buyer.email);
    await api.restoreUser(buyer.id).refused(api.refusal('not-found'));
    expect(await accountOf(buyer)).toBeNull();
  });
});

describe('a suspended person', () => {
  test('is shown to admins with the reason, in both APIs', async () => {
    const { admin, buyer } = await createUsers(shop);
    const ask = `query ($id: ID!) { adminPerson(userId: $id) {
      id state suspendedAt suspensionReason since user { name email role }
    } }`;
    await admin.suspendUser(buyer, reason);
    const { adminPerson: person } = await admin.graphql<{
      adminPerson: { suspendedAt: string; since: string };
    }>(ask, { id: buyer.id });
    expect(person).toMatchObject({
      id: buyer.id,
      state: 'SUSPENDED',
      suspensionReason: reason,
      user: { name: buyer.name, email: buyer.email, role: 'BUYER' },
    });
    expect(await admin.get(`/person?userId=${buyer.id}`)).toEqual({
      _id: buyer.id,
      name: buyer.name,
      email: buyer.email,
      userRole: 'buyer',
      verified: false,
      state: 'suspended',
      suspensionReason: reason,
      suspendedAt: Date.parse(person.suspendedAt),
      since: Date.parse(person.since),
    });
    await admin.restoreUser(buyer);
    expect((await admin.graphql(ask, { id: buyer.id })).adminPerson).toMatchObject({
      state: 'ACTIVE',
      suspendedAt: null,
      suspensionReason: null,
    });
    expect((await admin.graphql(ask, { id: '0'.repeat(24) })).adminPerson).toBeNull();
    await admin.get(`/person?userId=${'0'.repeat(24)}`).refused(404);
  });

  test('cannot use a token that a sign-in under way has got behind the suspension', async () => {
    const { admin, buyer } = await createUsers(shop);
    await admin.suspendUser(buyer, reason);
    const account = await accountOf(buyer);
    const { issueToken } = await import('../tokens/token.rules.ts');
    if (!account) throw new Error('no account');
    const late = apiClient(shop, await issueToken(shop, account));
    expect(await late.graphql('{ me { id } }')).toEqual({ me: null });
    await late.post('/signOutEverywhere', {}).refused(401);
  });

  test('whom ADMIN_EMAILS names is kept out as well', async () => {
    const { admin, buyer, visitor } = await createUsers(shop);
    shop.config.adminEmails.push(buyer.email);
    await admin.suspendUser(buyer, reason);
    await visitor.post('/getToken', { email: buyer.email, idToken: buyer.idToken }).refused(403);
    expect(await accountOf(buyer)).toMatchObject({ role: 'buyer' });
  });

  test('pays nothing: what was begun is called off at the provider, what is paid goes on', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const [begun, bought] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await buyer.recordPayment(await buyer.confirmPayment(bought), bought);
    const transactionId = transactionOf(await buyer.createPaymentIntent(begun));
    const { payments } = await admin.suspendUser(buyer, reason);
    expect(payments).toMatchObject([{ status: 'FAILED' }]);
    expect(await paymentOf(begun)).toMatchObject({ status: 'failed' });
    const intent = await shop.cards.stripe.paymentIntents.retrieve(transactionId);
    expect(intent.status).toBe('canceled');
    expect(await paymentOf(bought)).toMatchObject({ status: 'paid' });
    expect((await seller.get<{ inStock: string }>(`/product/${begun.id}`)).inStock).toBe(
      'available',
    );
  });

  test('has paid what the provider has taken before', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.confirmPayment(bench);
    await admin.suspendUser(buyer, reason);
    expect(await paymentOf(bench)).toMatchObject({ status: 'paid' });
  });

  test('whose payment was begun while the suspension was under way has it called off by the sweep', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent(bench);
    await shop.models.User.updateOne({ _id: buyer.id }, { suspendedAt: new Date() });
    await sweepDue(shop, new Date(Date.now() + 3_600_000));
    expect(await paymentOf(bench)).toMatchObject({ status: 'failed' });
    await admin.restoreUser(buyer);
  });

  test('sells nothing: what is for sale is hidden, and comes back as it was; what an admin has hidden stays so', async () => {
    const { admin, seller, buyer, visitor } = await createUsers(shop);
    const post = () => seller.addProduct(aProduct());
    const [open, paused, elsewhere, sold, hidden, later] = [
      await post(),
      await post(),
      await post(),
      await post(),
      await post(),
      await post(),
    ];
    await seller.pauseProduct(paused);
    await seller.markSoldElsewhere(elsewhere);
    await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
    await admin.hideProduct(hidden, 'It is not theirs.');
    await buyer.createPaymentIntent(open);
    const offered = await buyer.makeOffer(open, 80_00);
    const stockOf = async ({ id }: { id: string }) =>
      (await shop.models.Product.findById(id).lean())?.inStock;
    const all = [open, paused, elsewhere, sold, hidden, later];
    const { products } = await admin.suspendUser(seller, reason);
    expect(products?.map(({ id, inStock }) => [id, inStock])).toEqual(
      [later, elsewhere, paused, open].map(({ id }) => [id, 'HIDDEN']),
    );
    expect(await Promise.all(all.map(stockOf))).toEqual([
      ...['hidden', 'hidden', 'hidden', 'sold', 'hidden', 'hidden'],
    ]);
    await expect.poll(async () => (await paymentOf(open))?.status).toBe('failed');
    expect(await shop.models.Offer.findById(offered.id).lean()).toMatchObject({
      isOpen: false,
    });
    const page = await visitor.graphql(
      `query ($id: ID!) { seller(userId: $id) { forSaleCount soldCount } }`,
      { id: seller.id },
    );
    expect(page.seller).toEqual({ forSaleCount: 0, soldCount: 1 });
    await buyer.addToBookingList(open).refused('not-found');
    // An admin hides one of them for good, and restores one too early.
    await admin.hideProduct(later, 'It is broken.');
    await admin.restoreProduct(paused).refused('not-available');
    expect(await stockOf(paused)).toBe('hidden');
    const restored = await admin.restoreUser(seller);
    expect(restored.products).toHaveLength(3);
    expect(await Promise.all(all.map(stockOf))).toEqual([
      ...['available', 'paused', 'sold-elsewhere', 'sold', 'hidden', 'hidden'],
    ]);
  });

  test('offers nothing: open offers are withdrawn, and what was held is for sale again', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const [open, held] = [await seller.addProduct(aProduct()), await seller.addProduct(aProduct())];
    const { id: openId } = await buyer.makeOffer(open, 80_00);
    const { id: heldId } = await buyer.makeOffer(held, 80_00);
    await seller.acceptOffer({ id: heldId }, 80_00);
    await admin.suspendUser(buyer, reason);
    for (const id of [openId, heldId]) {
      expect(await shop.models.Offer.findById(id).lean()).toMatchObject({ status: 'withdrawn' });
    }
    const shown = await seller.get<{ inStock: string }>(`/product/${held.id}`);
    expect(shown.inStock).toBe('available');
  });

  test('is not written to, and both write again after it', async () => {
    const { admin, seller, buyer, visitor } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const { thread } = await buyer.askSeller(bench, 'Does it fold?');
    await admin.suspendUser(buyer, reason);
    await seller.sendMessage(thread, 'It does.').refused('not-available');
    await admin.restoreUser(buyer);
    await seller.sendMessage(thread, 'It does.');
    const { token } = await visitor.post<{ token: string }>('/getToken', {
      email: buyer.email,
      idToken: buyer.idToken,
    });
    const again = { threadId: thread.id, text: 'Thank you.' };
    await apiClient(shop, token).post('/sendMessage', again);
  });

  test('leaves a sale in two instalments to admins, who may cancel it meanwhile', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const first = await buyer.payPart(bench, 'FIRST_HALF');
    await admin.cancelSale(first).refused('conflict');
    const { payments } = await admin.suspendUser(buyer, reason);
    expect(payments).toMatchObject([{ id: first.id, status: 'PAID' }]);
    await seller.confirmHandOver(first);
    await admin.cancelSale(first);
  });

  test('gets a mail with the reason and one at the end, whatever the settings are', async () => {
    const { admin, seller } = await createUsers(shop);
    await shop.models.User.updateOne({ _id: seller.id }, { mailedNotifications: [] });
    await admin.suspendUser(seller, 'Selling <b>air</b>.');
    await admin.restoreUser(seller);
    await allNotified(shop);
    await sendDueMails(shop);
    const received = () =>
      mails.received
        .filter(({ to }) => to.includes(seller.email))
        .map((mail) => ({ id: messageIdOf(mail), text: mail.source.replace(/=\r\n/g, '') }));
    await expect.poll(() => received().length).toBe(2);
    const texts = received().map(({ text }) => text);
    const suspended = texts.find((text) => text.includes('Reason: '));
    expect(suspended).toContain('Selling <b>air</b>.');
    expect(suspended).toContain('Selling &lt;b&gt;air&lt;/b&gt;.');
    expect(suspended).toContain(`${shop.config.publicUrl}/contact-us`);
    expect(suspended).not.toContain('/pages/notifications');
    expect(texts.join()).toContain('You can sign in again.');
  });
});

test('of several admins who suspend somebody at once one does, and the person is told once', async () => {
  const { admin, buyer } = await createUsers(shop);
  const other = await createUser(shop, { role: 'admin' });
  const reasons = ['One.', 'Two.', 'Three.', 'Four.'];
  const ends = await Promise.all(
    reasons.map((why, index) => [admin, other][index % 2]?.suspendUser(buyer, why).settled()),
  );
  expect(ends.filter((end) => end?.refusal === null)).toHaveLength(1);
  await allNotified(shop);
  const told = await shop.models.Notification.find({ userId: buyer.id, kind: 'suspended' }).lean();
  const { suspensionReason } = (await accountOf(buyer)) ?? {};
  expect(told.map(({ message }) => message)).toEqual([
    `Your account is suspended. Reason: ${suspensionReason}`,
  ]);
});

test('suspending and restoring at once, again and again, ends as the last of them says', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const other = await createUser(shop, { role: 'admin' });
  const bench = await seller.addProduct(aProduct());
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      admin.suspendUser(buyer, reason).settled(),
      sleep(round).then(() => other.restoreUser(buyer).settled()),
    ]);
    const account = await accountOf(buyer);
    if (account?.suspendedAt) await other.restoreUser(buyer);
  }
  const account = await accountOf(buyer);
  expect(account).not.toHaveProperty('suspendedAt');
  expect(account).toMatchObject({ role: 'buyer' });
  expect((await seller.get<{ inStock: string }>(`/product/${bench.id}`)).inStock).toBe('available');
});

test('of a suspension and a promotion at once not both are done', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { admin, buyer } = await createUsers(shop);
    const other = await createUser(shop, { role: 'admin' });
    await Promise.all([
      admin.suspendUser(buyer, reason).settled(),
      other.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`).settled(),
    ]);
    const account = await accountOf(buyer);
    expect(account?.role === 'admin' && account.suspendedAt).toBeFalsy();
    expect(account?.role === 'admin' || account?.suspendedAt).toBeTruthy();
  }
});
