import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { messageIdOf, startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
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
const _actsOn = async ({ id }: { id: string }) =>
  (await shop.models.AuditLog.find()).filter(({ targetId }) => targetId.toHexString() === id);
const paymentOf = ({ id }: { id: string }) =>
  shop.models.Payment.findOne({ productId: id }).sort({ _id: -1 }).lean();

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
      cancelledSaleCount: 0,
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
    const { issueToken } = await import('../tokens/token.service.ts');
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

  test('loses a payment opened during the suspension to the sweep', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await buyer.createPaymentIntent(bench);
    await shop.models.User.updateOne({ _id: buyer.id }, { suspendedAt: new Date() });
    await sweepDue(shop, new Date(Date.now() + hourMs));
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
    await seller.claimHandOverOf(first);
    await admin.cancelSale(first);
  });

  test('gets a mail with the reason and one at the end, with any settings', async () => {
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
