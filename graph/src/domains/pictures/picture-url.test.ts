import { describePicture, hostedPictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import { aCategory, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { absolutePicture, pictureHostOf, shownPicture } from './picture-url.rules.ts';

const name = `${'ab'.repeat(16)}-1280x960-c0ffee-320-640-1280`;
const ours = aPictureUrl();
const own = { publicUrl: 'https://shop.example', imageHost: null, s3: null };
const origins = ['https://i.ibb.co', 'https://i2.example'];
const hosted = { ...own, imageHost: { url: 'https://api.imgbb.com/1/upload', key: 'k', origins } };

test('the address of our own picture contains its size, colour and renditions', () => {
  expect(describePicture(ours)).toEqual({
    url: ours,
    width: 1280,
    height: 960,
    color: '#c0ffee',
    srcSet: [320, 640, 1280].map((width) => `/images/${name}/${width}.webp ${width}w`).join(', '),
  });
});

test('only the address of a picture on a hosted service is known', () => {
  const url = 'https://i.ibb.co/x/photo.jpg';
  const unknown = { width: null, height: null, srcSet: null, color: null };
  expect(describePicture(url)).toEqual({ url, ...unknown });
});

test('our own picture loses its origin and gets it back for other programs', () => {
  expect(hostedPictureUrl(`https://shop.example${ours}`, pictureHostOf(own))).toBe(ours);
  expect(hostedPictureUrl(ours, pictureHostOf(own))).toBe(ours);
  expect(absolutePicture(own, ours)).toBe(`https://shop.example${ours}`);
});

test('a picture on the configured image host is accepted unchanged', () => {
  for (const url of ['https://i.ibb.co/x/photo.jpg', 'https://i2.example/a.webp'])
    expect(hostedPictureUrl(url, pictureHostOf(hosted))).toBe(url);
});

/** Addresses of no picture, of other sites, of this machine and of networks behind it. */
const foreign = [
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/x',
  `//evil.example${ours}`,
  `/images/${'ab'.repeat(16)}-1280x960-c0ffee${'-320'.repeat(60)}/1280.webp`,
  `https://evil.example${ours}`,
  `http://shop.example${ours}`,
  `https://shop.example:8443${ours}`,
  'https://i.ibb.co.evil.example/x.png',
  'https://i.ibb.co@evil.example/x.png',
  'http://i.ibb.co/x/photo.jpg',
  'https://lh3.googleusercontent.com/a/photo=s96-c',
  'http://127.0.0.1:4000/healthz',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x.png',
  'https://[::1]/x.png',
  '/etc/passwd',
  '',
];

test.each(foreign)('%j is no address of a photo in this shop', (value) => {
  for (const config of [own, hosted])
    expect(hostedPictureUrl(value, pictureHostOf(config))).toBeNull();
});

test('with another image host, our own paths lead nowhere and are refused', () => {
  expect(hostedPictureUrl(ours, pictureHostOf(hosted))).toBeNull();
});

test('a picture of another site, kept earlier, is shown as missing', () => {
  expect(shownPicture(own, 'https://evil.example/x.png')).toBe('/missing-picture.svg');
  expect(shownPicture(hosted, 'https://i.ibb.co/x.png')).toBe('https://i.ibb.co/x.png');
});

describe('in the APIs', () => {
  let shop: TestShop;
  let users: Awaited<ReturnType<typeof createUsers>>;
  beforeAll(async () => {
    shop = await startTestShop();
    users = await createUsers(shop);
  });
  afterAll(() => shop.close());
  const image = 'https://evil.example/x.png';

  test("another site's picture is refused for products, categories and profiles", async () => {
    const { seller, admin } = users;
    const { category } = await seller.addProduct(aProduct());
    await seller.addProduct(aProduct({ image })).refused('invalid');
    await admin.addCategory(aCategory({ image })).refused('invalid');
    await admin.post('/addCategory', aCategory({ image })).refused(400);
    const product = { ...aProduct({ image }), condition: 'Good' };
    await seller.post('/addProduct', { ...product, categoryId: category.id }).refused(400);
    const update = `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { success message code field }
    }`;
    await seller.graphql(update, { input: { name: 'Ada', image } }).refused('invalid');
  });

  test('records of before with such pictures send no browser elsewhere', async () => {
    const { seller, buyer, admin } = users;
    const bench = await seller.addProduct(aProduct());
    const { Product, User, Category, Payment } = shop.models;
    await buyer.createPaymentIntent(bench);
    await Product.updateOne({ _id: bench.id }, { image });
    await Category.updateOne({ _id: bench.category.id }, { image });
    await Payment.updateMany({ productId: bench.id }, { image });
    await User.updateOne({ _id: seller.id }, { image });
    await buyer.addToBookingList(bench);
    const answers = [
      await buyer.graphql(
        `query ($id: ID!, $category: ID!) {
          product(id: $id) { image { url width srcSet } seller { image { url } } }
          category(id: $category) { image { url } }
        }`,
        { id: bench.id, category: bench.category.id },
      ),
      await admin.graphql('{ adminPayments { edges { node { image { url } } } } }'),
      ...(await Promise.all(
        [`/product/${bench.id}`, `/category/${bench.category.id}`, '/products'].map((url) =>
          buyer.get(url),
        ),
      )),
      await buyer.get('/bookingProducts'),
      await admin.get('/users'),
    ];
    expect(JSON.stringify(answers)).not.toContain('evil.example');
    expect(answers[0]).toMatchObject({
      product: { image: { url: '/missing-picture.svg', width: null }, seller: { image: null } },
      category: { image: { url: '/missing-picture.svg' } },
    });
  });
});
