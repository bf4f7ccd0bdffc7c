import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { receiveEvent } from '../payments/payments.webhook.ts';
import { notificationsOf as notificationsIn } from './notifications.fixture.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

const notificationsOf = (user: TestUser, first?: number) => notificationsIn(shop, user, first);
const told = async (user: TestUser) =>
  (await notificationsOf(user)).all.map(({ kind, message }) => [kind, message]);

describe('the recipients of notifications', () => {
  test('a booking: its seller, once per buyer', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    const { cartItem } = await buyer.addToBookingList(bench);
    await allNotified(shop);
    await buyer.graphql(
      'mutation ($id: ID!) { deleteBookingProduct(id: $id) { success } }',
      cartItem,
    );
    await buyer.addToBookingList(bench);
    expect(await told(seller)).toEqual([['BOOKED', 'A buyer booked Bench.']]);
    await otherBuyer.addToBookingList(bench);
    const { all, unread } = await notificationsOf(seller);
    expect(all.map(({ product }) => product?.id)).toEqual([bench.id, bench.id]);
    expect(unread).toBe(2);
    expect(await told(buyer)).toEqual([]);
  });

  test('a sale: seller and buyer, and all others who have it on a list', async () => {
    const { seller, otherSeller, buyer, otherBuyer } = await createUsers(shop);
    const wisher = await createUser(shop, { role: 'buyer' });
    const bench = await seller.addProduct(aProduct({ productName: 'Bench', resalePrice: 9_900 }));
    await wisher.addToWishList(bench);
    await otherBuyer.addToBookingList(bench);
    await buyer.addToBookingList(bench);
    const { payment } = await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    expect(await told(buyer)).toEqual([
      ['PAID', 'Your payment of $99 has arrived: Bench is yours.'],
    ]);
    expect((await told(seller))[0]).toEqual(['SOLD', 'A buyer bought Bench for $99.']);
    const gone = [['UNAVAILABLE', 'Bench was sold to another buyer.']];
    expect(await told(wisher)).toEqual(gone);
    expect(await told(otherBuyer)).toEqual(gone);
    expect(await told(otherSeller)).toEqual([]);
    const [sold] = (await notificationsOf(seller)).all;
    expect(sold).toMatchObject({ product: { id: bench.id }, payment: { id: payment.id } });
  });

  test('a removal from sale: those who have it on a list, once each', async () => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    await buyer.addToBookingList(bench);
    await buyer.addToWishList(bench);
    await otherBuyer.addToWishList(bench);
    await admin.deleteProduct(bench);
    const gone = [['UNAVAILABLE', 'Bench was removed from sale.']];
    expect(await told(buyer)).toEqual(gone);
    expect(await told(otherBuyer)).toEqual(gone);
  });

  test('a pause or a sale elsewhere: those who have it on a list; a later removal notifies nobody', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    await buyer.addToBookingList(bench);
    await otherBuyer.addToWishList(bench);
    await seller.pauseProduct(bench);
    await allNotified(shop);
    await seller.markSoldElsewhere(bench);
    await seller.deleteProduct(bench);
    const gone = [
      ['UNAVAILABLE', 'Bench was sold elsewhere.'],
      ['UNAVAILABLE', 'Bench was paused by its seller, and may come back.'],
    ];
    expect(await told(buyer)).toEqual(gone);
    expect(await told(otherBuyer)).toEqual(gone);
    expect((await told(seller)).map(([kind]) => kind)).toEqual(['BOOKED']);
  });

  test('an edit: those who booked it; a lower price: also those who wished for it', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const wisher = await createUser(shop, { role: 'buyer' });
    const posted = aProduct({ productName: 'Bench', resalePrice: 12_000 });
    const bench = await seller.addProduct(posted);
    await wisher.addToWishList(bench);
    await otherBuyer.addToBookingList(bench);
    await otherBuyer.addToWishList(bench);
    await buyer.addToBookingList(bench);
    const dearer = { ...posted, resalePrice: 13_000, body: 'Sturdy.' };
    await seller.updateProduct(anUpdate(bench, dearer));
    await seller.updateProduct(anUpdate(bench, { ...dearer, revision: 1 }));
    await allNotified(shop);
    const cheaper = { ...dearer, resalePrice: 11_000, revision: 1 };
    await seller.updateProduct(anUpdate(bench, cheaper));
    const edits = [
      ['PRODUCT_EDITED', 'price ($110 instead of $130).'],
      ['PRODUCT_EDITED', 'price ($130 instead of $120), description.'],
    ].map(([kind, what]) => [kind, `The seller updated Bench, which you booked: ${what}`]);
    expect(await told(buyer)).toEqual(edits);
    expect(await told(otherBuyer)).toEqual(edits);
    expect(await told(wisher)).toEqual([
      ['PRICE_LOWERED', 'Bench now costs $110 instead of $130.'],
    ]);
    expect((await told(seller)).map(([kind]) => kind)).toEqual(['BOOKED', 'BOOKED']);
  });

  test('a price drop: once each, in the list and by mail, and again a day later', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const posted = aProduct({ productName: 'Bench', resalePrice: 12_000 });
    const bench = await seller.addProduct(posted);
    await buyer.addToWishList(bench);
    await otherBuyer.addToBookingList(bench);
    await buyer.graphql(
      'mutation { updateNotificationSettings(mailed: [PRICE_LOWERED]) { success } }',
    );
    let revision = 0;
    const priceIs = async (resalePrice: number) => {
      await seller.updateProduct(anUpdate(bench, { ...posted, resalePrice, revision }));
      await allNotified(shop);
      revision += 1;
    };
    for (const price of [10_000, 12_000, 11_000, 12_000, 10_000, 9_000]) await priceIs(price);
    const drops = [
      ['PRICE_LOWERED', 'Bench now costs $90 instead of $100.'],
      ['PRICE_LOWERED', 'Bench now costs $100 instead of $120.'],
    ];
    expect(await told(buyer)).toEqual(drops);
    expect((await told(otherBuyer))[0]?.[1]).toContain('($90 instead of $100)');
    await priceIs(12_000);
    await shop.models.Product.updateOne(
      { _id: bench.id },
      { 'lastDrop.at': new Date(Date.now() - 25 * hourMs) },
    );
    await priceIs(9_000);
    const repeated = ['PRICE_LOWERED', 'Bench now costs $90 instead of $120.'];
    expect(await told(buyer)).toEqual([repeated, ...drops]);
    const mails = async (user: TestUser) =>
      (await user.graphql<{ demoMails: { text: string }[] }>('{ demoMails { text } }')).demoMails;
    const texts = (await mails(buyer)).map(({ text }) => text).join();
    for (const [, message] of [repeated, ...drops]) expect(texts).toContain(message);
    expect(await mails(otherBuyer)).toEqual([]);
    expect((await told(seller)).map(([kind]) => kind)).toEqual(['BOOKED']);
  });

  test('the hand-over: the seller; a problem: also admins', async () => {
    const { seller, buyer, admin, otherSeller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    const { payment } = await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await allNotified(shop);
    await buyer.confirmReceiptOf(payment);
    await buyer.confirmReceiptOf(payment);
    await allNotified(shop);
    await buyer.reportProblemWith(payment, 'The belt is torn.');
    const problem = ['PROBLEM_REPORTED', 'The buyer reported a problem with Bench.'];
    expect((await told(seller)).slice(0, 2)).toEqual([
      problem,
      ['HANDED_OVER', 'The buyer confirmed the pick-up of Bench.'],
    ]);
    expect(await told(admin)).toEqual([problem]);
    expect((await told(buyer)).map(([kind]) => kind)).toEqual(['PAID']);
    expect(await told(otherSeller)).toEqual([]);
  });

  test('a report: the admins except its reporter, once until they have decided', async () => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const colleague = await createUser(shop, { role: 'admin' });
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    const question = await buyer.askSeller(bench, 'Does it fold?');
    await seller.reportMessage(question, 'It is rude.');
    await buyer.reportUser(seller);
    await colleague.reportProduct(bench);
    await otherBuyer.reportProduct(bench);
    const [message, person, product] = [
      ['REPORT_FILED', 'New report: a message.'],
      ['REPORT_FILED', 'New report: a person.'],
      ['REPORT_FILED', 'New report: Bench.'],
    ];
    expect(await told(admin)).toEqual([product, person, message]);
    expect(await told(colleague)).toEqual([person, message]);
    expect((await told(seller)).map(([kind]) => kind)).toEqual(['MESSAGE']);
    const { all, unread } = await notificationsOf(admin);
    expect(all[0]?.product).toEqual({ id: bench.id });
    // Admins' tasks count on the page "To do" instead.
    expect(unread).toBe(0);
    const report = await shop.models.Report.findOne({ targetId: bench.id }).lean().orFail();
    await admin.decideReport({ id: report._id.toHexString() }, 'NOTHING', null);
    await buyer.reportProduct(bench);
    expect(await told(admin)).toEqual([product, product, person, message]);
  });

  test('a report by mail: admins who chose it', async () => {
    const { seller, buyer, admin } = await createUsers(shop);
    const other = await createUser(shop, { role: 'admin' });
    await admin.graphql(
      'mutation ($mailed: [NotificationKind!]!) { updateNotificationSettings(mailed: $mailed) { success } }',
      { mailed: ['REPORT_FILED'] },
    );
    await buyer.reportProduct(await seller.addProduct(aProduct()));
    await allNotified(shop);
    await expect.poll(async () => (await shop.mail.kept?.(admin.id))?.length).toBe(1);
    const [mail] = (await shop.mail.kept?.(admin.id)) ?? [];
    expect(mail?.subject).toContain('New report');
    expect(mail?.text).toContain('/pages/reports');
    expect(await shop.mail.kept?.(other.id)).toEqual([]);
  });

  test('an agreed refund: the other side, with the amount', async () => {
    const { seller, buyer } = await createUsers(shop);
    const agree = async (productName: string) => {
      const product = await seller.addProduct(aProduct({ productName, resalePrice: 9_900 }));
      const id = await orderIdOf(shop, (await buyer.payPart(product, 'WHOLE')).id);
      const wish = { reason: 'BROKEN', wish: 'PARTIAL_REFUND', amount: 2_050, text: 'Torn.' };
      await buyer.reportProblem(id, wish);
      return id;
    };
    await seller.answerProblem(await agree('Bench'), 'ACCEPT');
    expect((await told(buyer))[0]).toEqual([
      'PARTLY_REFUNDED',
      'Your $20.50 refund for Bench is on its way.',
    ]);
    const rower = await agree('Rower');
    await seller.answerProblem(rower, 'OFFER', 1_000);
    await buyer.acceptProblemOffer(rower, 1_000);
    expect((await told(seller))[0]).toEqual([
      'PARTLY_REFUNDED',
      'The buyer gets $10 back for Rower.',
    ]);
  });

  test('a refund: the buyer and the seller', async () => {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench', resalePrice: 9_900 }));
    const transactionId = await buyer.confirmPayment(bench);
    await buyer.recordPayment(transactionId, bench);
    const refund = await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
    await receiveEvent(shop, { type: 'charge.refunded', data: { object: refund } } as never);
    expect((await told(buyer))[0]).toEqual([
      'REFUNDED',
      'Your payment of $99 for Bench was refunded.',
    ]);
    expect((await told(seller))[0]).toEqual([
      'REFUNDED',
      'The payment of $99 for Bench was refunded to the buyer.',
    ]);
  });

  test('money that came too late: only the buyer, when it went back', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
    const late = await otherBuyer.confirmPayment(bench);
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await otherBuyer.recordPayment(late, bench).settled();
    expect((await told(otherBuyer)).map(([kind]) => kind)).toEqual(['REFUNDED']);
    expect((await told(seller)).map(([kind]) => kind)).toEqual(['SOLD']);
  });

  test('a verification: the account, once', async () => {
    const { buyer, admin } = await createUsers(shop);
    await Promise.all([admin.verifyUser(buyer), admin.verifyUser(buyer)]);
    await admin.verifyUser(buyer);
    expect(await told(buyer)).toEqual([['VERIFIED', 'Your account is now verified.']]);
    expect(await told(admin)).toEqual([]);
  });

  test('the end of a verification: the account, once', async () => {
    const { buyer, admin } = await createUsers(shop);
    await admin.unverifyUser(buyer);
    expect(await told(buyer)).toEqual([]);
    await admin.verifyUser(buyer);
    await Promise.all([admin.unverifyUser(buyer), admin.unverifyUser(buyer)]);
    expect(await told(buyer)).toEqual([
      ['UNVERIFIED', 'Your account is no longer verified.'],
      ['VERIFIED', 'Your account is now verified.'],
    ]);
    expect(await told(admin)).toEqual([]);
  });
});
