import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aPhotoForm } from '@fitness-zone/testkit/permissions/photo-form.ts';
import { openPhoto, uploadPrivate } from '@fitness-zone/testkit/pictures/private-photos.ts';
import { startS3StandIn } from '@fitness-zone/testkit/pictures/s3-stand-in.ts';
import { imagesOf } from '@fitness-zone/testkit/pictures/shop-images.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepPictures } from '../../domains/pictures/picture.sweeper.ts';
import { sweepPrivatePhotos } from '../../domains/private-photos/private-photo.sweeper.ts';
import { makeRenditions } from './photo-renditions.ts';

let s3: Awaited<ReturnType<typeof startS3StandIn>>;
let shop: TestShop;
/** A shop on the same bucket, whose photos browsers load from there. */
let open: TestShop;
beforeAll(async () => {
  s3 = await startS3StandIn();
  shop = await startTestShop({ env: s3.env });
  open = await startTestShop({ env: { ...s3.env, S3_PUBLIC_URL: s3.publicUrl } });
});
afterAll(async () => {
  await Promise.all([shop.close(), open.close()]);
  await s3.close();
});
afterEach(() => s3.failBy(null));

let shade = 0;
/** A photo that no other test has. */
async function aPhoto(width = 700) {
  shade += 1;
  const background = { r: shade, g: 9, b: 200 };
  return sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}
const keyOf = (url: string) => url.slice(1);
const keysOf = (prefix: string) => [...s3.objects.keys()].filter((key) => key.startsWith(prefix));

const upload = async (user: TestUser) =>
  user.send({ method: 'POST', url: '/upload', ...(await aPhotoForm()) });

test('objects have the names of the files in DATA_DIR, and may be cached for ever', async () => {
  const { url } = await shop.images.keep(await aPhoto());
  for (const width of [320, 640, 700]) {
    const { headers } = s3.objects.get(keyOf(url).replace('/700.', `/${width}.`)) ?? {};
    expect(headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('the shop serves the bucket under /images/, with an ETag and nothing that a page could run', async () => {
  const { url } = await shop.images.keep(await aPhoto());
  const { statusCode, headers } = await shop.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const request = { method: 'GET', headers: { 'if-none-match': String(headers.etag) } } as const;
  const again = await shop.app.inject({ ...request, url });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const asked = s3.asked.length;
  for (const path of ['none/1.webp', `${url.split('/')[2]}/9.webp`, '..%2fprivate-photos/1.webp'])
    expect((await shop.app.inject(`/images/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
  expect(s3.asked).toHaveLength(asked);
});

test('a picture goes a day after no record names it any longer', async () => {
  const { seller } = await createUsers(shop);
  const { url } = await shop.images.keep(await aPhoto());
  const product = await seller.addProduct(aProduct({ image: url }));
  await sweepPictures(shop, Date.now() + 2 * dayMs);
  expect(s3.objects.has(keyOf(url))).toBe(true);
  await shop.models.Product.deleteOne({ _id: product.id });
  await sweepPictures(shop);
  expect(s3.objects.has(keyOf(url))).toBe(true);
  await sweepPictures(shop, Date.now() + dayMs + 1_000);
  expect(keysOf(keyOf(url).replace(/\d+\.webp$/, ''))).toEqual([]);
});

test('pictures copied into the bucket are treated like all others', async () => {
  const { url } = await shop.images.keep(await aPhoto());
  const { url: unused } = await shop.images.keep(await aPhoto());
  s3.objects.set('images/notes.txt', { bytes: Buffer.from('mine'), headers: {} });
  const names = [url, unused].map((address) => address.split('/')[2] ?? '');
  const claims = shop.database.connection.collection<{ _id: string }>('picture-claims');
  await claims.deleteMany({ _id: { $in: names } });
  const { seller } = await createUsers(shop);
  await seller.addProduct(aProduct({ image: url }));
  // Pictures found unused for the first time stay for a day.
  await shop.images.removeUnused(new Date(Date.now() - dayMs), async () => []);
  expect(s3.objects.has(keyOf(unused))).toBe(true);
  await sweepPictures(shop, Date.now() + dayMs + 1_000);
  expect(s3.objects.has(keyOf(unused))).toBe(false);
  expect(s3.objects.has(keyOf(url))).toBe(true);
  expect(s3.objects.has('images/notes.txt')).toBe(true);
});

test('a picture whose removal was interrupted is removed by another process, or uploaded again', async () => {
  const claims = shop.database.connection.collection<{ _id: string }>('picture-claims');
  const photo = await aPhoto();
  const { url } = await shop.images.keep(photo);
  const _id = url.split('/')[2] ?? '';
  await imagesOf(shop).age(url, new Date(Date.now() - 2 * dayMs));
  const begin = (removingSince: Date) =>
    claims.updateOne({ _id }, { $set: { removingSince }, $unset: { isKept: 1 } });
  await begin(new Date());
  await expect(shop.images.keep(photo)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'This photo is being removed right now. Please try again in a minute.',
  });
  expect(await shop.images.claim(url)).toBe(false);
  await begin(new Date(Date.now() - hourMs));
  expect((await shop.images.keep(photo)).url).toBe(url);
  await imagesOf(shop).age(url, new Date(Date.now() - 2 * dayMs));
  await begin(new Date(Date.now() - hourMs));
  s3.objects.delete(keyOf(url));
  await sweepPictures(shop);
  expect(keysOf(`images/${_id}`)).toEqual([]);
  expect(await claims.findOne({ _id })).toBeNull();
});

test('a shop removes nothing from the bucket of another one', async () => {
  const { url } = await shop.images.keep(await aPhoto());
  await shop.images.removeUnused(new Date(0), async () => []);
  const { id } = await uploadPrivate(await createUser(shop, { role: 'buyer' }));
  const ofAnother = { message: expect.stringContaining('belongs to another shop') };
  await expect(sweepPictures(open, Date.now() + 9 * dayMs)).rejects.toMatchObject(ofAnother);
  await expect(sweepPrivatePhotos(open)).rejects.toMatchObject(ofAnother);
  expect(s3.objects.has(keyOf(url))).toBe(true);
  expect(keysOf(`private-photos/${id}`)).toHaveLength(1);
});

describe('private photos', () => {
  test('are in the bucket, not in the database, and the shop serves them to their sides', async () => {
    const { buyer, seller, otherBuyer } = await createUsers(shop);
    const { thread } = await buyer.askSeller(await seller.addProduct(aProduct()), 'Is it bent?');
    const { id, url } = await uploadPrivate(buyer);
    await buyer.sendMessage(thread, 'Look.', undefined, [id]);
    const stored = await shop.models.PrivatePhoto.findById(id).lean();
    expect(stored).toMatchObject({ widths: [8] });
    expect(stored).not.toHaveProperty('renditions');
    const key = `private-photos/${id}/8.webp`;
    expect(s3.objects.get(key)?.headers['cache-control']).toBe('private, max-age=600');
    const opened = await openPhoto(shop, url);
    expect(opened.headers['content-type']).toBe('image/webp');
    expect(opened.rawPayload.equals(s3.objects.get(key)?.bytes ?? Buffer.of())).toBe(true);
    const changed = url.replace(buyer.id, otherBuyer.id);
    expect((await openPhoto(shop, changed)).statusCode).toBe(404);
  });

  test('are erased from the bucket after their record, and those without an id of ours stay', async () => {
    const buyer = await createUser(shop, { role: 'buyer' });
    const [gone, kept] = [await uploadPrivate(buyer), await uploadPrivate(buyer)];
    s3.objects.set('private-photos/mine/1.webp', { bytes: Buffer.of(), headers: {} });
    await shop.models.PrivatePhoto.deleteOne({ _id: gone.id });
    await sweepPrivatePhotos(shop);
    expect(keysOf(`private-photos/${gone.id}`)).toEqual([]);
    expect(keysOf(`private-photos/${kept.id}`)).toHaveLength(1);
    expect(keysOf('private-photos/mine')).toHaveLength(1);
  });

  test('stored in the database earlier stay there', async () => {
    const buyer = await createUser(shop, { role: 'buyer' });
    const { id, url } = await uploadPrivate(buyer);
    const [{ bytes, width } = { bytes: Buffer.of(), width: 0 }] = (
      await makeRenditions(await aPhoto(8))
    ).renditions;
    await shop.models.PrivatePhoto.updateOne({ _id: id }, { renditions: [{ width, bytes }] });
    s3.objects.delete(`private-photos/${id}/8.webp`);
    expect((await openPhoto(shop, url)).rawPayload.equals(bytes)).toBe(true);
  });

  test('lead to an address that S3 opens for minutes, where browsers load photos from there', async () => {
    const { buyer, admin } = await createUsers(open);
    const { id, url } = await uploadPrivate(buyer);
    const { statusCode, headers } = await openPhoto(open, url);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'private, max-age=60']);
    const signed = String(headers.location);
    expect(signed).toMatch(`${s3.publicUrl}/private-photos/${id}/8.webp?`);
    const statusOf = async (address: string) => (await fetch(address)).status;
    expect(await statusOf(signed)).toBe(200);
    expect(await statusOf(signed.replace(/\?.*/, ''))).toBe(403);
    expect(await statusOf(signed.replace('X-Amz-Expires=180', 'X-Amz-Expires=999'))).toBe(403);
    s3.advance(110_000);
    expect(await statusOf(signed)).toBe(200);
    s3.advance(80_000);
    expect(await statusOf(signed)).toBe(403);
    s3.advance(-190_000);
    await admin.suspendUser(buyer, 'They write rude messages.');
    expect((await openPhoto(open, url)).statusCode).toBe(404);
  });
});

test('with S3_PUBLIC_URL pages load pictures from there, and records keep their paths', async () => {
  const { seller, visitor } = await createUsers(open);
  const { data } = (await upload(seller)).json();
  expect(data.url).toMatch(`${s3.publicUrl}/images/`);
  const product = await seller.addProduct(aProduct({ image: data.url }));
  const path = data.url.slice(s3.publicUrl.length);
  expect(await open.models.Product.findById(product.id).lean()).toMatchObject({ image: path });
  const { products } = await visitor.graphql<{
    products: { edges: { node: { image: { url: string; srcSet: string; width: number } } }[] };
  }>('{ products(first: 1) { edges { node { image { url srcSet width } } } } }');
  expect(products.edges[0]?.node.image).toEqual({
    url: data.url,
    srcSet: `${data.url} 8w`,
    width: 8,
  });
  const rest = await visitor.get<{ image: string }[]>('/products');
  expect(rest[0]?.image).toBe(data.url);
  const loaded = await fetch(data.url);
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const former = await open.app.inject(path);
  expect([former.statusCode, former.headers.location]).toEqual([302, data.url]);
  const { headers } = await open.app.inject('/');
  expect(headers['content-security-policy']).toContain(
    `img-src 'self' data: blob: ${s3.endpoint};`,
  );
  const inShop = await shop.app.inject('/');
  expect(inShop.headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
});

describe('while S3 fails', () => {
  test.each([
    ['refuses the keys', 403, '<Error><Code>InvalidAccessKeyId</Code></Error>', /S3_ACCESS_KEY_ID/],
    ['has no such bucket', 404, '<Error><Code>NoSuchBucket</Code></Error>', /S3_BUCKET/],
    ['expects another region', 301, '<Error><Code>PermanentRedirect</Code></Error>', /S3_REGION/],
    ['fails', 500, '<Error><Code>InternalError</Code></Error>', /S3_ENDPOINT/],
    ['answers nonsense', 502, '<html>Bad gateway', /S3_ENDPOINT/],
  ])(
    '(%s) an upload says to try again, the log what to check, and keys reach neither',
    async (_what, status, body, remedy) => {
      const seller = await createUser(shop, { role: 'seller' });
      const before = shop.logs.length;
      s3.failBy((_request, response) => {
        response.writeHead(status).end(body);
        return true;
      });
      for (const url of ['/upload', '/upload?private']) {
        const answer = await seller.send({ method: 'POST', url, ...(await aPhotoForm()) });
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('10');
        expect(answer.json()).toMatchObject({
          success: false,
          message: 'The image host isn’t responding. Please try again shortly.',
        });
      }
      const log = shop.logs.slice(before).join();
      expect(log).toContain('a service does not answer');
      expect(log).toMatch(remedy);
      expect(log).not.toContain(s3.secretAccessKey);
      expect(log).not.toContain('AWS4-HMAC-SHA256');
      expect(await shop.models.PrivatePhoto.exists({ uploaderId: seller.id })).toBeNull();
    },
  );

  test('an uploaded photo is posted, and pages, pictures and health say what is wrong', async () => {
    const { seller, admin, visitor } = await createUsers(shop);
    const { data } = (await upload(seller)).json();
    s3.failBy((_request, response) => {
      response.destroy();
      return true;
    });
    const product = await seller.addProduct(aProduct({ image: data.url }));
    expect(await visitor.get<{ _id: string }[]>('/products')).toContainEqual(
      expect.objectContaining({ _id: product.id, image: data.url }),
    );
    const picture = await shop.app.inject(new URL(data.url).pathname);
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([503, undefined]);
    const health = await admin.get<{ dependencies: object[] }>('/health');
    expect(health.dependencies).toContainEqual({
      name: 'images',
      state: 'down',
      hosted: true,
      message: expect.any(String),
    });
    s3.failBy(null);
    expect((await shop.app.inject(new URL(data.url).pathname)).statusCode).toBe(200);
  });

  test('a passing fault is tried again', async () => {
    let faults = 2;
    s3.failBy((_request, response) => {
      faults -= 1;
      if (faults >= 0) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return faults >= 0;
    });
    const { url } = await shop.images.keep(await aPhoto(30));
    expect(s3.objects.has(keyOf(url))).toBe(true);
  });

  test('a server that never answers is given up', async () => {
    s3.failBy(() => true);
    await expect(shop.images.ping()).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a sweep that is interrupted goes on later', async () => {
    const { url } = await shop.images.keep(await aPhoto());
    await imagesOf(shop).age(url, new Date(Date.now() - 2 * dayMs));
    s3.failBy(({ method }, response) => {
      if (method === 'DELETE')
        response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return method === 'DELETE';
    });
    await expect(sweepPictures(shop)).rejects.toMatchObject({ code: 'unavailable' });
    s3.failBy(null);
    expect(await shop.images.claim(url)).toBe(false);
    const claims = shop.database.connection.collection<{ _id: string }>('picture-claims');
    const removingSince = new Date(Date.now() - hourMs);
    await claims.updateOne({ _id: url.split('/')[2] ?? '' }, { $set: { removingSince } });
    await sweepPictures(shop);
    expect(s3.objects.has(keyOf(url))).toBe(false);
  });
});
