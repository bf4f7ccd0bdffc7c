import { aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
let sold: { id: string; productName: string };
let booked: { id: string };
let wished: { id: string };
beforeAll(async () => {
  shop = await startTestShop();
  users = await createUsers(shop);
  const { seller, buyer, admin } = users;
  sold = await seller.addProduct(aProduct());
  booked = await seller.addProduct(aProduct());
  wished = await seller.addProduct(aProduct());
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await buyer.addToBookingList(booked);
  await buyer.addToWishList(wished);
  await admin.verifyUser(buyer);
  await admin.verifyUser(seller);
});
afterAll(() => shop.close());

test('a buyer gets account, identity, lists, purchases and what admins did', async () => {
  const { buyer, admin } = users;
  const data = await buyer.get('/personalData');
  expect(data).toMatchObject({
    account: { id: buyer.id, name: buyer.name, email: buyer.email, role: 'buyer', verified: true },
    identity: { uid: buyer.uid, email: buyer.email, providers: ['password'] },
    products: [],
    bookingList: [{ productId: booked.id, productPrice: 120_00, currency: 'USD' }],
    wishList: [{ productId: wished.id }],
    purchases: [
      {
        productId: sold.id,
        productName: sold.productName,
        image: `${shop.config.publicUrl}${aPictureUrl()}`,
        amount: 120_00,
        amountRefunded: 0,
        disputed: false,
        status: 'paid',
        buyerName: buyer.name,
        buyerEmail: buyer.email,
      },
    ],
    sales: [],
    auditLog: [{ action: 'verify-user', targetId: buyer.id, byYou: false, address: null }],
  });
  expect(JSON.stringify(data)).not.toContain(admin.id);
  expect(JSON.stringify(data)).not.toContain('credentials');
});

test('a seller gets products and sales, and nothing about the buyers', async () => {
  const { seller, buyer } = users;
  const data = await seller.get<{ products: object[]; sales: object[] }>('/personalData');
  expect(data.products).toHaveLength(3);
  expect(data.products.at(-1)).toMatchObject({
    id: sold.id,
    inStock: 'sold',
    phone: '5550100',
    location: 'Berlin',
    image: `${shop.config.publicUrl}${aPictureUrl()}`,
  });
  expect(data.sales).toMatchObject([{ productId: sold.id, sellerName: seller.name }]);
  for (const secret of [buyer.name, buyer.email, buyer.id])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('an admin gets what they did, and from where', async () => {
  const { admin, seller } = users;
  const { auditLog } = await admin.get<{ auditLog: object[] }>('/personalData');
  expect(auditLog[0]).toMatchObject({ targetId: seller.id, byYou: true, address: '127.0.0.1' });
});

test('it leaves out reports about the account, since a message’s report would reveal its reporter', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await seller.reportMessage(await buyer.askSeller(bench, 'Are you mad?'), 'It is rude.');
  const report = await shop.models.Report.findOne({ reporterId: seller.id }).orFail();
  await admin.decideReport(report, 'NOTHING');
  expect(await buyer.get('/personalData')).toMatchObject({ auditLog: [] });
  expect(await admin.get('/personalData')).toMatchObject({
    auditLog: [{ action: 'decide-report', targetId: buyer.id, byYou: true }],
  });
});

test('GraphQL gives the same, REST a file that nothing keeps', async () => {
  const { buyer } = users;
  const { personalData } = await buyer.graphql<{ personalData: object }>('{ personalData }');
  const response = await buyer.send({ method: 'GET', url: '/personalData' });
  expect(response.headers['content-disposition']).toContain('fitness-zone-data.json');
  expect(response.headers['cache-control']).toBe('no-store');
  const { exportedAt: _now, ...same } = response.json();
  expect(personalData).toMatchObject(same);
});
