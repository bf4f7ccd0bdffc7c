import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aPhotoForm } from '@fitness-zone/testkit/permissions/photo-form.ts';
import { openPhoto, uploadPrivate } from '@fitness-zone/testkit/pictures/private-photos.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepPrivatePhotos } from './private-photo.sweeper.ts';

const aMinute = 60_000;

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

type Photo = { id: string; url: string; srcSet: string; width: number; color: string };

const photosQuery = `query ($id: ID!) { thread(id: $id) {
  messages { edges { node { text photos { id url srcSet width height color } } } }
} }`;

const newestPhotos = async (user: TestUser, { id }: { id: string }) => {
  const { thread } = await user.graphql<{
    thread: { messages: { edges: { node: { photos: Photo[] } }[] } };
  }>(photosQuery, { id });
  return thread.messages.edges[0]?.node.photos ?? [];
};

const open = (url: string) => openPhoto(shop, url);
const statusOf = async (url: string) => (await open(url)).statusCode;

/** A thread whose newest message has a photo from the buyer. */
async function aThreadWithPhoto() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct());
  const { thread } = await users.buyer.askSeller(product, 'Does it fold?');
  const uploaded = await uploadPrivate(users.buyer);
  const message = await users.buyer.sendMessage(thread, 'It looks bent.', undefined, [uploaded.id]);
  return { ...users, product, thread, uploaded, message };
}

test('both sides open the photos of a message, each at addresses of their own', async () => {
  const { seller, buyer, thread, uploaded } = await aThreadWithPhoto();
  const [ofSeller] = await newestPhotos(seller, thread);
  const [ofBuyer] = await newestPhotos(buyer, thread);
  expect(ofSeller).toMatchObject({ id: uploaded.id, width: 8, color: '#336699' });
  expect(ofSeller?.url).not.toBe(ofBuyer?.url);
  for (const url of [ofSeller?.url ?? '', ofBuyer?.url ?? '', uploaded.url]) {
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 });
  }
});

test('REST gives the same photos with whole addresses', async () => {
  const { seller, thread, uploaded } = await aThreadWithPhoto();
  const { messages } = await seller.get<{ messages: { photos: { _id: string; url: string }[] }[] }>(
    `/threads/${thread.id}`,
  );
  const [photo] = messages[0]?.photos ?? [];
  expect(photo?._id).toBe(uploaded.id);
  expect(photo?.url).toMatch(new RegExp(`^${shop.config.publicUrl}/private-photos/`));
  expect(await statusOf(photo?.url ?? '')).toBe(200);
});

test('an address ends after a quarter of an hour, and cannot be changed', async () => {
  const { seller, thread, otherBuyer } = await aThreadWithPhoto();
  const [photo] = await newestPhotos(seller, thread);
  const url = photo?.url ?? '';
  const other = await uploadPrivate(otherBuyer);
  for (const changed of [
    url.replace(photo?.id ?? '', other.id),
    url.replace(seller.id, otherBuyer.id),
    url.replace(/until=\d+/, `until=${Date.now() + dayMs}`),
    url.replace(/signature=.{6}/, 'signature=AAAAAA'),
  ]) {
    expect(changed).not.toBe(url);
    expect(await statusOf(changed)).toBe(404);
  }
  expect(await statusOf(url.replace(/\?.*/, ''))).toBe(400);
  ahead = 9 * aMinute;
  expect(await statusOf(url)).toBe(200);
  ahead = 16 * aMinute;
  expect(await statusOf(url)).toBe(404);
  const [again] = await newestPhotos(seller, thread);
  expect(await statusOf(again?.url ?? '')).toBe(200);
});

test('an address stays the same for minutes, so that pages do not load photos again', async () => {
  const { seller, thread } = await aThreadWithPhoto();
  ahead = 5 * aMinute - (Date.now() % (5 * aMinute)) + aMinute;
  const [photo] = await newestPhotos(seller, thread);
  ahead += 3 * aMinute;
  expect(await newestPhotos(seller, thread)).toEqual([photo]);
});

test('once an account is suspended, its addresses lead nowhere', async () => {
  const { seller, admin, thread } = await aThreadWithPhoto();
  const [photo] = await newestPhotos(seller, thread);
  await admin.suspendUser(seller, 'They write rude messages.');
  expect(await statusOf(photo?.url ?? '')).toBe(404);
});

test('a message can’t have a photo that somebody else uploaded, or one from another thread', async () => {
  const { seller, buyer, otherBuyer, thread, product, uploaded } = await aThreadWithPhoto();
  const { thread: other } = await otherBuyer.askSeller(product, 'And when?');
  const own = await uploadPrivate(otherBuyer);
  for (const [user, where, id] of [
    [otherBuyer, other, uploaded.id],
    [seller, thread, uploaded.id],
    [buyer, thread, own.id],
    [buyer, thread, 'abc'],
  ] as const) {
    await user.sendMessage(where, 'Look.', undefined, [id]).refused('not-found');
  }
  const second = await seller.addProduct(aProduct());
  const { thread: ofSecond } = await buyer.askSeller(second, 'And this?');
  await buyer.sendMessage(ofSecond, 'Look.', undefined, [uploaded.id]).refused('not-found');
});

test('a message has four photos at most, each once', async () => {
  const { buyer, thread } = await aThreadWithPhoto();
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await uploadPrivate(buyer)).id);
  await buyer.sendMessage(thread, 'Look.', undefined, ids).refused('invalid');
  const [first = '', second = ''] = ids;
  await buyer.sendMessage(thread, 'Look.', undefined, [first, second, first]);
  expect(await newestPhotos(buyer, thread)).toMatchObject([{ id: first }, { id: second }]);
});

test('uploading needs an account, and gives no public address', async () => {
  const { visitor, buyer } = await createUsers(shop);
  const refused = await visitor.send({
    method: 'POST',
    url: '/upload?private',
    ...(await aPhotoForm()),
  });
  expect(refused.statusCode).toBe(401);
  const { id, url } = await uploadPrivate(buyer);
  expect(new URL(url).pathname).toBe(`/private-photos/${id}/8.webp`);
  expect(await statusOf(`/images/${id}/8.webp`)).toBe(404);
});

test('a photo goes when an admin deletes its message', async () => {
  const { seller, admin, thread, message } = await aThreadWithPhoto();
  const [photo] = await newestPhotos(seller, thread);
  await seller.reportMessage(message, 'It is rude.');
  const report = await shop.models.Report.findOne({ targetId: message.id }).orFail();
  const { adminReports } = await admin.graphql<{
    adminReports: { edges: { node: { message: { photos: Photo[] } | null } }[] };
  }>('{ adminReports(filter: { state: OPEN }) { edges { node { message { photos { url } } } } } }');
  const shown = adminReports.edges.flatMap(({ node }) => node.message?.photos ?? []);
  expect(await statusOf(shown[0]?.url ?? '')).toBe(200);
  await admin.decideReport(report, 'DELETE');
  expect(await newestPhotos(seller, thread)).toEqual([]);
  expect(await statusOf(photo?.url ?? '')).toBe(404);
});

test('photos that nothing names go after a day; those of messages stay', async () => {
  const { buyer, seller, thread } = await aThreadWithPhoto();
  const unused = await uploadPrivate(buyer);
  await sweepPrivatePhotos(shop);
  expect(await statusOf(unused.url)).toBe(200);
  ahead = dayMs + aMinute;
  const young = await uploadPrivate(buyer);
  expect(await sweepPrivatePhotos(shop)).toBeGreaterThanOrEqual(1);
  expect(await shop.models.PrivatePhoto.exists({ _id: unused.id })).toBeNull();
  expect(await shop.models.PrivatePhoto.exists({ _id: young.id })).not.toBeNull();
  const [kept] = await newestPhotos(seller, thread);
  expect(await statusOf(kept?.url ?? '')).toBe(200);
  expect(await sweepPrivatePhotos(shop)).toBe(0);
});

test('a photo of a message that a killed process has not copied stays', async () => {
  const { buyer, thread, message, uploaded } = await aThreadWithPhoto();
  await shop.models.Message.deleteOne({ _id: message.id });
  ahead = dayMs + aMinute;
  await sweepPrivatePhotos(shop);
  expect(await newestPhotos(buyer, thread)).toMatchObject([{ id: uploaded.id }]);
});

test('photos stay for the other side when an account is deleted, and go with the thread', async () => {
  const { buyer, seller, admin, thread, uploaded } = await aThreadWithPhoto();
  const unclaimed = await uploadPrivate(buyer);
  await admin.deleteUser(buyer);
  expect(await shop.models.PrivatePhoto.exists({ _id: unclaimed.id })).toBeNull();
  const [photo] = await newestPhotos(seller, thread);
  expect(await statusOf(photo?.url ?? '')).toBe(200);
  await admin.deleteUser(seller);
  expect(await shop.models.PrivatePhoto.exists({ _id: uploaded.id })).toBeNull();
});

test('personal data has the photos that the account sent, and nobody else’s', async () => {
  const { buyer, seller, uploaded } = await aThreadWithPhoto();
  type Data = { messages: { photos: { _id: string; url: string }[] }[] };
  const own = await buyer.get<Data>('/personalData');
  expect(own.messages[0]?.photos).toMatchObject([{ _id: uploaded.id }]);
  expect(await statusOf(own.messages[0]?.photos[0]?.url ?? '')).toBe(200);
  expect(JSON.stringify(await seller.get('/personalData'))).not.toContain(uploaded.id);
});

test('an address that was made for somebody else does not open a photo of others', async () => {
  const { uploaded } = await aThreadWithPhoto();
  const stranger = await createUser(shop, { role: 'buyer' });
  // A signature alone isn't enough. Simulates a side that has lost its rights meanwhile.
  await shop.models.PrivatePhoto.updateOne({ _id: uploaded.id }, { uploaderId: stranger.id });
  await shop.models.PrivatePhoto.updateOne({ _id: uploaded.id }, { $unset: { viewerIds: 1 } });
  expect(await statusOf(uploaded.url)).toBe(404);
});
