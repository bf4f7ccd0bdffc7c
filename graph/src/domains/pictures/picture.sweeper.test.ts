import { readdir } from 'node:fs/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { imagesOf } from '@fitness-zone/testkit/pictures/shop-images.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimPictureUrl } from './claim-picture-url.service.ts';
import { sweepPictures } from './picture.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

let shade = 0;

/** Uploads a picture that no other test has; returns its address. */
async function aPicture(): Promise<string> {
  shade += 1;
  const create = { width: 40, height: 30, channels: 3, background: { r: shade, g: 9, b: 200 } };
  const photo = await sharp({ create: { ...create, channels: 3 } })
    .png()
    .toBuffer();
  return (await shop.images.keep(photo)).url;
}

const isKept = async (url: string) => (await imagesOf(shop).load(url)) !== null;

/** Makes a picture look unused for this long. */
const age = (url: string, ms: number) => imagesOf(shop).age(url, new Date(Date.now() - ms));

test('an unnamed picture is removed after a day; one that a user, category, product or payment names stays', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const [unused, young, ofCategory, ofProduct, ofUser, ofPayment] = [
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
  ] as [string, string, string, string, string, string];
  await admin.addCategory(aCategory({ image: ofCategory }));
  // Names it by the address that other programs get.
  await seller.addProduct(aProduct({ image: `${shop.config.publicUrl}${ofProduct}` }));
  const rename =
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { success } }';
  await buyer.graphql(rename, { input: { name: 'Bea', image: ofUser } });
  const bench = await seller.addProduct(aProduct());
  await shop.models.Payment.collection.insertOne({
    transactionId: 'pi_snapshot',
    image: ofPayment,
    status: 'paid',
    productId: bench.id,
    buyerId: buyer.id,
    attempt: 1,
  } as never);
  const old = [unused, ofCategory, ofProduct, ofUser, ofPayment];
  for (const url of old) await age(url, 2 * dayMs);
  expect(await sweepPictures(shop)).toBe(1);
  expect(await Promise.all([unused, young, ...old.slice(1)].map(isKept))).toEqual([
    ...[false, true],
    ...[true, true, true, true],
  ]);
  expect(await sweepPictures(shop)).toBe(0);
});

test('a form that is posted while its picture is about to be removed finds it, or is refused', async () => {
  const { seller } = await createUsers(shop);
  for (let round = 0; round < 20; round += 1) {
    const image = await aPicture();
    await age(image, 2 * dayMs);
    const posting = async () => {
      await new Promise((resolve) => setTimeout(resolve, round % 5));
      return seller.addProduct(aProduct({ image })).settled();
    };
    // Two processes that share the folder post the same form.
    const [posted] = await Promise.all([posting(), sweepPictures(shop), sweepPictures(shop)]);
    expect([await isKept(image), posted.refusal]).toEqual(
      posted.refusal === null ? [true, null] : [false, 'not-found'],
    );
  }
  const left = shop.images.folder ? await readdir(shop.images.folder) : [];
  expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a picture that was removed can be uploaded again, and one that is uploaded again stays', async () => {
  const image = await aPicture();
  await age(image, 2 * dayMs);
  await sweepPictures(shop);
  const claim = claimPictureUrl(shop, image, { field: 'image', label: 'Photo' });
  await expect(claim).rejects.toMatchObject({
    code: 'not-found',
    field: 'image',
    message: 'Photo is no longer stored here. Please upload it again.',
  });
  shade -= 1;
  expect(await aPicture()).toBe(image);
  await age(image, 2 * dayMs);
  shade -= 1;
  await aPicture();
  expect(await sweepPictures(shop)).toBe(0);
  expect(await isKept(image)).toBe(true);
});
