import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { categories as sampleCategories } from '@fitness-zone/sample-data/categories.ts';
import { samplePlace } from '@fitness-zone/sample-data/places.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { Types } from 'mongoose';
import { aPictureUrl } from '../factories.ts';
import { oneOf, type Random } from '../reads/random-numbers.ts';
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts';
import { createUser, createUsers, type TestUser } from '../users/create-users.ts';
import type { Candidate } from './candidate.ts';
import { randomAttributes } from './random-attributes.ts';

type RestProduct = Omit<Candidate, 'categoryTitle' | 'isSellerVerified' | 'attributes'> & {
  attributes: { name: AttributeName; type: string; value: string; number: number | null }[];
  inStock: string;
  sellerName: string;
};

/**
 * A shop with products written straight to the database, by a few sellers, some of them verified.
 * @param start starts it; by default one on the embedded store
 */
export async function startSearchShop(
  random: Random,
  count: number,
  start: () => Promise<TestShop> = startTestShop,
) {
  const shop = await start();
  const { visitor, admin } = await createUsers(shop);
  const sellers: TestUser[] = [];
  for (let i = 0; i < 8; i += 1) {
    sellers.push(await createUser(shop, { role: 'seller', verified: random(2) === 0 }));
  }
  const categories: { id: string; title: string }[] = [];
  for (const { title, body } of sampleCategories) {
    categories.push(await admin.addCategory({ title, body, image: aPictureUrl('beaded') }));
  }
  const records = Array.from({ length: count }, (_, index) => aRecord(random, index));

  /** A product that is for sale, or sometimes sold or removed. */
  function aRecord(pick: Random, index: number) {
    const { category, product } = sampleProduct(index);
    const place = categories.find(({ title }) => title === category.title);
    return {
      _id: new Types.ObjectId(),
      productName: product.name,
      image: aPictureUrl(),
      body: product.body,
      originalPrice: product.original * 100,
      // Many share a price, so that tests see how ties are ordered.
      resalePrice: pick(3) === 0 ? 100_00 * (1 + pick(5)) : product.resale * 100,
      inStock: oneOf(pick, [
        ...Array<'available'>(8).fill('available'),
        'sold',
        'removed',
      ] as const),
      condition: product.condition,
      yearsOfUsedProduct: product.years,
      sellerId: oneOf(pick, sellers).id,
      location: product.place,
      // Some sellers haven't chosen a town.
      ...(pick(7) > 0 && { place: samplePlace(product.place) }),
      phone: '5550100',
      postedTime: new Date(),
      categoryId: place?.id ?? '',
      advertisement: pick(12) === 0,
      attributes: randomAttributes(pick, category.title),
    };
  }

  const { Product, User, Category } = shop.models;
  // Shuffled, so that ids are out of order, as with inserts from several processes.
  await Product.insertMany(records.toSorted(() => random(3) - 1));
  return {
    shop,
    visitor,
    admin,
    sellers,
    categories,
    /** All products for sale, as REST shows them. */
    async candidates(): Promise<Candidate[]> {
      const verified = new Set<string>();
      for (const { name, verified: is } of await User.find().lean()) if (is) verified.add(name);
      const titles = new Map<string, string>();
      for (const { _id, title } of await Category.find().lean())
        titles.set(_id.toHexString(), title);
      const all: RestProduct[] = [];
      for (let url: string | undefined = '/products?limit=1000'; url; ) {
        const { body, headers } = await admin.send({ method: 'GET', url });
        all.push(...(JSON.parse(body) as RestProduct[]));
        url = /^<(.*)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
      }
      return all
        .filter(({ inStock }) => inStock === 'available')
        .map((product) => ({
          ...product,
          originalPrice: Math.round(product.originalPrice * 100),
          resalePrice: Math.round(product.resalePrice * 100),
          categoryTitle: titles.get(product.categoryId) ?? '',
          isSellerVerified: verified.has(product.sellerName),
          attributes: product.attributes.map(({ name, type, value, number }) => ({
            name,
            value: number ?? (type === 'boolean' ? value === 'true' : value),
          })),
        }));
    },
    close: () => shop.close(),
  };
}

export type SearchShop = Awaited<ReturnType<typeof startSearchShop>>;
