import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { openPhoto, uploadPrivate } from '@fitness-zone/testkit/pictures/private-photos.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepPrivatePhotos } from '../../private-photos/private-photo.sweeper.ts';
import { sweepOrders } from '../orders.sweeper.ts';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

const broken = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };

/** An order with a problem that has a photo from its buyer. */
async function aProblemWithPhoto() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct());
  const { id: paymentId } = await users.buyer.payPart(product, 'WHOLE');
  const id = await orderIdOf(shop, paymentId);
  const photo = await uploadPrivate(users.buyer);
  await users.buyer.reportProblem(id, { ...broken, photoIds: [photo.id] });
  return { ...users, id, photo };
}

type Shown = { id: string; url: string };

async function photosOf(caller: TestUser, id: string): Promise<Shown[]> {
  const { order } = await caller.graphql<{
    order: { problems: { steps: { photos: Shown[] }[] }[] } | null;
  }>('query ($id: ID!) { order(id: $id) { problems { steps { photos { id url } } } } }', { id });
  return (order?.problems ?? []).flatMap(({ steps }) => steps.flatMap(({ photos }) => photos));
}

const statusOf = async (url = '') => (await openPhoto(shop, url)).statusCode;

test('both sides and admins open the photos of a problem, and nobody else', async () => {
  const { seller, buyer, admin, otherBuyer, id, photo } = await aProblemWithPhoto();
  for (const caller of [seller, buyer, admin]) {
    const [shown] = await photosOf(caller, id);
    expect(shown?.id).toBe(photo.id);
    expect(await statusOf(shown?.url)).toBe(200);
  }
  expect(await photosOf(otherBuyer, id)).toEqual([]);
  const [shown] = await photosOf(seller, id);
  expect(await statusOf(shown?.url.replace(seller.id, otherBuyer.id))).toBe(404);
  const rest = await seller.get<{
    problems: { steps: { photos: { _id: string; url: string }[] }[] }[];
  }>(`/orders/${id}`);
  const [inRest] = rest.problems[0]?.steps[0]?.photos ?? [];
  expect(inRest?._id).toBe(photo.id);
  expect(await statusOf(inRest?.url)).toBe(200);
});

test('the seller and admins add photos, too', async () => {
  const { seller, admin, id, photo } = await aProblemWithPhoto();
  const ofSeller = await uploadPrivate(seller);
  await seller.commentOnProblem(id, 'It was whole.', [ofSeller.id]);
  const ofAdmin = await uploadPrivate(admin);
  await admin.commentOnProblem(id, 'Is it this part?', [ofAdmin.id]);
  const ids = (await photosOf(seller, id)).map((one) => one.id);
  expect(ids).toEqual([photo.id, ofSeller.id, ofAdmin.id]);
  // The same words with another photo are another comment; a repeat is none.
  const second = await uploadPrivate(seller);
  await seller.commentOnProblem(id, 'And this.', [second.id]);
  await seller.commentOnProblem(id, 'And this.', [second.id]);
  await seller.commentOnProblem(id, 'And this.', [ofSeller.id]);
  expect(await photosOf(seller, id)).toHaveLength(5);
});

test('somebody else’s photo, one of another order and a fifth one are refused', async () => {
  const { seller, buyer, id, photo } = await aProblemWithPhoto();
  await seller.commentOnProblem(id, 'Mine.', [photo.id]).refused('not-found');
  const other = await aProblemWithPhoto();
  await other.buyer.commentOnProblem(other.id, 'Mine.', [photo.id]).refused('not-found');
  const five = [];
  for (let count = 0; count < 5; count += 1) five.push((await uploadPrivate(buyer)).id);
  await buyer.commentOnProblem(id, 'Look.', five).refused('invalid');
});

test('photos of problems stay when unused ones are removed', async () => {
  const { buyer, id, photo } = await aProblemWithPhoto();
  ahead = 2 * dayMs;
  await sweepPrivatePhotos(shop);
  const [shown] = await photosOf(buyer, id);
  expect(shown?.id).toBe(photo.id);
  expect(await statusOf(shown?.url)).toBe(200);
});

test('photos are erased 30 days after the order has closed', async () => {
  const { seller, buyer, id, photo } = await aProblemWithPhoto();
  await buyer.closeProblem(id);
  await buyer.confirmOrderReceipt(id);
  ahead = 59 * dayMs;
  await sweepOrders(shop);
  expect(await photosOf(seller, id)).toHaveLength(1);
  ahead = 61 * dayMs;
  expect(await photosOf(seller, id)).toEqual([]);
  await sweepOrders(shop);
  expect(await shop.models.PrivatePhoto.exists({ _id: photo.id })).toBeNull();
  expect(
    await shop.models.Order.exists({ _id: id, 'problems.steps.photos._id': photo.id }),
  ).toBeNull();
});

test('the photos of a deleted account go; those of the other side stay', async () => {
  const { seller, buyer, admin, id, photo } = await aProblemWithPhoto();
  const ofSeller = await uploadPrivate(seller);
  await seller.commentOnProblem(id, 'It was whole.', [ofSeller.id]);
  await admin.deleteUser(buyer);
  expect((await photosOf(seller, id)).map((one) => one.id)).toEqual([ofSeller.id]);
  expect(await shop.models.PrivatePhoto.exists({ _id: photo.id })).toBeNull();
});

test('personal data has the photos that the account showed, and nobody else’s', async () => {
  const { buyer, seller, photo } = await aProblemWithPhoto();
  type Data = { orders: { problems: { steps: { photos: { _id: string; url: string }[] }[] }[] }[] };
  const { orders } = await buyer.get<Data>('/personalData');
  const [own] = orders[0]?.problems[0]?.steps[0]?.photos ?? [];
  expect(own?._id).toBe(photo.id);
  expect(await statusOf(own?.url)).toBe(200);
  expect(JSON.stringify(await seller.get('/personalData'))).not.toContain(photo.id);
});
