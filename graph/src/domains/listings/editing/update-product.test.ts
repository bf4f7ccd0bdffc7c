import { aCategory, anUpdate, aPictureUrl } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { posted, shownProduct, twoPhotos } from '@fitness-zone/testkit/users/edited-products.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sweepPictures } from '../../pictures/picture.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('an edit', () => {
  test('changes all fields, counts the product in its new category, and is published to open pages', async () => {
    const { seller, buyer, admin } = await createUsers(shop);
    const [from, to] = [await admin.addCategory(aCategory()), await admin.addCategory(aCategory())];
    const { product } = await posted(seller, { categoryId: from.id });
    const changed: string[] = [];
    const unlisten = shop.events.listen((change) => {
      if (change?.kind === 'product') changed.push(`product ${change.productId}`);
      if (change?.kind === 'category') changed.push(`category ${change.categoryId}`);
    });
    onTestFinished(unlisten);
    await seller.updateProduct({
      ...anUpdate(product, { productName: ' A rack ', body: 'Red.', location: 'Łódź' }),
      categoryId: to.id,
      condition: 'FAIR',
      yearsOfUsedProduct: 4.5,
      phone: '0123',
      originalPrice: 300_00,
      resalePrice: 90_00,
      images: twoPhotos,
    });
    expect(await shownProduct(buyer, product)).toMatchObject({
      productName: 'A rack',
      body: 'Red.',
      location: 'Łódź',
      phone: '0123',
      yearsOfUsedProduct: 4.5,
      condition: 'FAIR',
      revision: 1,
      resalePrice: { amount: 90_00 },
      originalPrice: { amount: 300_00 },
      category: { id: to.id, availableCount: 1 },
      image: { url: aPictureUrl('beaded') },
      images: twoPhotos.map(({ url, description }) => ({ image: { url }, description })),
      viewerCanEdit: false,
    });
    const counts = await shop.models.Category.find({ _id: { $in: [from.id, to.id] } }).sort({
      _id: 1,
    });
    expect(counts.map(({ availableCount }) => availableCount)).toEqual([0, 1]);
    const ids = [`product ${product.id}`, `category ${from.id}`, `category ${to.id}`];
    expect(changed).toEqual(expect.arrayContaining(ids));
  });

  test('says which fields were edited when, and what it was before', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller);
    await seller.updateProduct(anUpdate(product, { ...input, body: 'Blue.', phone: '0123' }));
    const again = { ...input, body: 'Red.', phone: '0123', images: twoPhotos };
    await seller.updateProduct(anUpdate(product, { ...again, revision: 1 }));
    expect(await shownProduct(seller, product)).toMatchObject({
      revision: 2,
      edits: [
        { field: 'PHONE', revision: 1 },
        { field: 'BODY', revision: 2 },
        { field: 'IMAGES', revision: 2 },
      ],
      previousPrice: null,
      viewerCanEdit: true,
      viewerCanPause: true,
      viewerCanMarkSoldElsewhere: true,
      viewerCanResume: false,
      viewerCanRelist: false,
    });
  });

  test('that lowers the price keeps the former one until the price returns to it', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller, { resalePrice: 480_00 });
    const was: unknown[] = [];
    const prices = [400_00, 350_00, 420_00, 480_00, 400_00, 500_00];
    for (const [revision, resalePrice] of prices.entries()) {
      await seller.updateProduct(anUpdate(product, { ...input, resalePrice, revision }));
      const { previousPrice } = await shownProduct(seller, product);
      was.push((previousPrice as { amount: number } | null)?.amount ?? null);
    }
    expect(was).toEqual([480_00, 480_00, 480_00, null, 480_00, null]);
  });

  test('is found by search, filters and orders at once', async () => {
    const { seller, visitor } = await createUsers(shop);
    const { product, input } = await posted(seller, { productName: 'Zanzibar trainer' });
    const search = async (filter: object) => {
      const query = `query ($filter: ProductFilter) {
        products(first: 100, filter: $filter) { totalCount edges { node { id } } }
      }`;
      const { products } = await visitor.graphql<{ products: { totalCount: number } }>(query, {
        filter,
      });
      return products.totalCount;
    };
    expect(await search({ text: 'zanzibar' })).toBe(1);
    await seller.updateProduct(
      anUpdate(product, { ...input, productName: 'Quebec trainer', resalePrice: 7_77 }),
    );
    expect(await search({ text: 'quebec' })).toBe(1);
    expect(await search({ text: 'quebec', maxPrice: 7_77 })).toBe(1);
    expect(await search({ text: 'quebec', minPrice: 7_78 })).toBe(0);
    await seller.pauseProduct(product);
    expect(await search({ text: 'quebec' })).toBe(0);
    await seller.updateProduct(anUpdate(product, { productName: 'Ontario', revision: 1 }));
    await seller.resumeProduct(product);
    expect(await search({ text: 'quebec', maxPrice: 7_77 })).toBe(0);
    expect(await search({ text: 'ontario' })).toBe(1);
  });

  test('a booking keeps its price and shows later edits', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    const { product, input } = await posted(seller);
    await buyer.addToBookingList(product);
    await seller.updateProduct(anUpdate(product, { ...input, resalePrice: 99_00 }));
    await otherBuyer.addToBookingList(product);
    await seller.updateProduct(
      anUpdate(product, { ...input, resalePrice: 99_00, body: 'Blue.', revision: 1 }),
    );
    const changedSince = async (viewer: TestUser) => {
      const { bookingList } = await viewer.graphql<{ bookingList: { edges: { node: Entry }[] } }>(
        `{ bookingList { edges { node {
          productRevision productPrice { amount } product { edits { field revision } }
        } } } }`,
      );
      return bookingList.edges.map(({ node }) => ({
        price: node.productPrice.amount,
        changed: node.product.edits
          .filter(({ revision }) => revision > node.productRevision)
          .map(({ field }) => field),
      }));
    };
    type Entry = {
      productRevision: number;
      productPrice: { amount: number };
      product: { edits: { field: string; revision: number }[] };
    };
    expect(await changedSince(buyer)).toEqual([
      { price: 120_00, changed: ['RESALE_PRICE', 'BODY'] },
    ]);
    expect(await changedSince(otherBuyer)).toEqual([{ price: 99_00, changed: ['BODY'] }]);
  });

  test('keeps photos that another host has, and that have no files any more', async () => {
    const { seller } = await createUsers(shop);
    const { product, input } = await posted(seller);
    const elsewhere = 'https://pictures.example/bench.webp';
    await shop.models.Product.updateOne(
      { _id: product.id },
      { image: elsewhere, imageUrls: [elsewhere, aPictureUrl('beaded')] },
    );
    const images = [
      { url: aPictureUrl('beaded'), description: '' },
      // The address under which the product shows it.
      { url: '/missing-picture.svg', description: 'The bench' },
    ];
    await seller.updateProduct(anUpdate(product, { ...input, images }));
    const record = await shop.models.Product.findById(product.id).lean();
    expect(record).toMatchObject({
      image: aPictureUrl('beaded'),
      imageUrls: [aPictureUrl('beaded'), elsewhere],
      imageDescriptions: ['', 'The bench'],
    });
  });

  test('through REST: all fields in major units, with the revision, and both in the product', async () => {
    const { seller, visitor } = await createUsers(shop);
    const { product } = await posted(seller);
    const body = {
      revision: 0,
      productName: 'Rower',
      body: 'Blue.',
      location: 'Bonn',
      phone: '0123',
      condition: 'Fair',
      yearsOfUsedProduct: 1,
      originalPrice: 200,
      resalePrice: 80.5,
      categoryId: product.category.id,
      images: twoPhotos,
    };
    const send = (payload: object) =>
      seller.rest({ method: 'PATCH', url: `/updateProduct?id=${product.id}`, payload });
    expect(await send(body)).toEqual({ success: true, message: 'Rower updated successfully' });
    expect(await seller.get(`/product/${product.id}`)).toMatchObject({
      productName: 'Rower',
      resalePrice: 80.5,
      previousPrice: 120,
      revision: 1,
      image: expect.stringContaining(aPictureUrl('beaded')),
      images: [
        { url: expect.stringContaining(aPictureUrl('beaded')), description: 'From its side' },
        { url: expect.stringContaining(aPictureUrl()), description: '' },
      ],
    });
    await send({ ...body, resalePrice: 70 }).refused(409);
    for (const images of [[], 'photos', ['a'], [null], [[]], [{}], [{ url: 7 }], {}, null]) {
      await send({ ...body, revision: 1, images }).refused(400);
    }
    const { revision: _revision, ...withoutRevision } = body;
    await send(withoutRevision).refused(400);
    const [listed] = (await visitor.get<{ images: unknown }[]>('/products')).slice(0, 1);
    expect(listed?.images).toHaveLength(2);
  });
});

test('photos of a product are not removed as unused; those that an edit has left out are', async () => {
  const { seller } = await createUsers(shop);
  const { product, input } = await posted(seller);
  await seller.updateProduct(anUpdate(product, { ...input, images: twoPhotos }));
  const asked: string[][] = [];
  const images = {
    ...shop.images,
    removeUnused: async (_before: Date, named: (urls: string[]) => Promise<string[]>) => {
      asked.push(await named([aPictureUrl('beaded'), '/images/none']));
      return 0;
    },
  };
  await sweepPictures({ ...shop, images });
  expect(new Set(asked[0])).toEqual(new Set([aPictureUrl('beaded')]));
});
