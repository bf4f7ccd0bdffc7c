import { cursorOf, placeAt } from '@fitness-zone/contract/search/product-order.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { oneOf, type Random, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { bruteForce, type Candidate } from '@fitness-zone/testkit/search/brute-force.ts';
import { expectedText } from '@fitness-zone/testkit/search/expected-text.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { searchProducts } from './query/search-products.ts';
import { SearchIndex } from './search-index.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const titled = categories.map(({ title }, place) => ({ id: `c${place}`, title }));
titled.sort((a, b) => (a.title < b.title ? -1 : 1));
const sellers = Array.from({ length: 9 }, (_, place) => `s${place}`);

let index: SearchIndex;
let products: Map<string, Candidate & { sellerId: string }>;
let random: Random;
const verified = new Set<string>();
beforeEach(() => {
  index = new SearchIndex();
  products = new Map();
  verified.clear();
  random = randomNumbers(20_261_122);
});

function put(_id: string): void {
  const { category, product } = sampleProduct(random(5_000));
  const { id: categoryId = '' } = titled.find(({ title }) => title === category.title) ?? {};
  const sellerId = oneOf(random, sellers);
  const made = {
    productName: product.name,
    body: product.body,
    originalPrice: product.original,
    resalePrice: random(2) ? product.resale : 100,
    condition: product.condition,
    yearsOfUsedProduct: product.years,
    location: product.place,
    categoryId,
    advertisement: random(9) === 0,
  };
  const isSellerVerified = verified.has(sellerId);
  products.set(_id, { ...made, _id, categoryTitle: category.title, isSellerVerified, sellerId });
  index.put({ ...made, id: _id, sellerId });
}

const act: Record<string, () => void> = {
  add: () => put(idOf(random(1_000_000))),
  change: () => put(oneOf(random, [...products.keys()])),
  advertise() {
    const _id = oneOf(random, [...products.keys()]);
    const product = products.get(_id);
    if (!product) return;
    product.advertisement = !product.advertisement;
    index.put({ ...product, id: _id });
  },
  remove() {
    const _id = oneOf(random, [...products.keys()]);
    products.delete(_id);
    index.remove(_id);
  },
  verify() {
    const sellerId = oneOf(random, sellers);
    const isVerified = random(2) === 0;
    index.setVerified(sellerId, isVerified);
    if (isVerified) verified.add(sellerId);
    else verified.delete(sellerId);
    for (const product of products.values()) {
      if (product.sellerId === sellerId) product.isSellerVerified = isVerified;
    }
  },
};

function expectSearchesToAgree(count: number): void {
  const all = [...products.values()];
  for (let i = 0; i < count; i += 1) {
    const { search, sort } = randomSearch(random, all);
    const text = search.text ?? '';
    const meant = expectedText(all, text);
    const expected = bruteForce(all, search, sort, meant);
    const found = searchProducts(index, titled, search, sort);
    const limit = 1 + random(60);
    const first = found.slice(limit, null);
    const last = first.at(-1);
    const next = last ? found.slice(limit, placeAt(cursorOf(last.place))) : [];
    const { priceRange, categories: ofCategories, ...facets } = found.facets();
    expect(
      {
        ids: [...first, ...next].map(({ id }) => id),
        count: found.count(),
        correctedText: found.correctedText,
        ...facets,
        categories: ofCategories.map(({ category, count: of }) => [category.title, of]),
        prices: priceRange,
      },
      JSON.stringify({ search, sort, limit }),
    ).toEqual({
      ids: expected.ids.slice(0, 2 * limit),
      count: expected.ids.length,
      correctedText: meant === text ? null : meant,
      verifiedSellerCount: expected.facets.verifiedSellerCount,
      conditions: expected.facets.conditions.map(({ condition, count: of }) => ({
        condition: condition.charAt(0) + condition.slice(1).toLowerCase(),
        count: of,
      })),
      categories: expected.facets.categories.map(({ category, count: of }) => [category.title, of]),
      prices: expected.facets.priceRange && {
        min: expected.facets.priceRange.min.amount,
        max: expected.facets.priceRange.max.amount,
      },
    });
  }
}

test('among products that come, change and go, searches are what looking at each gives', () => {
  const common = ['add', 'add', 'add', 'change', 'advertise', 'remove', 'verify'];
  for (let round = 0; round < 15; round += 1) {
    // Grows, is renewed in place and shrinks, beyond each length of the sets on the way.
    const acts = round < 5 ? common : ['change', 'change', 'remove', round > 8 ? 'remove' : 'add'];
    for (let i = 0; i < 700; i += 1) act[products.size < 50 ? 'add' : oneOf(random, acts)]?.();
    expect(index.size).toBe(products.size);
    expectSearchesToAgree(12);
  }
  expect(index.renumberings).toBeGreaterThan(0);
  expect(index.capacity).toBeLessThan(8 * Math.max(index.size, 512));
});

describe('advertisements', () => {
  const shown = (minute: number, text = '') =>
    searchProducts(index, titled, { text }, 'NEWEST')
      .advertisements(minute)
      .map((id) => Number.parseInt(id, 16));

  function putAdvertised(count: number): void {
    for (let number = 1; number <= count; number += 1) {
      put(idOf(number));
      const product = products.get(idOf(number));
      if (product) index.put({ ...product, id: idOf(number), advertisement: true });
    }
  }

  test.each([0, 1, 3])('all of %i are shown, always', (count) => {
    putAdvertised(count);
    const all = Array.from({ length: count }, (_, place) => place + 1);
    expect(shown(0)).toEqual(all);
    expect(shown(29_371_234)).toEqual(all);
  });

  test('of more, three take turns, so that each is shown as often', () => {
    putAdvertised(7);
    expect(shown(0)).toEqual([1, 2, 3]);
    expect(shown(1)).toEqual([4, 5, 6]);
    expect(shown(2)).toEqual([7, 1, 2]);
    const turns = Array.from({ length: 7 }, (_, minute) => shown(1_000 + minute)).flat();
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      expect(turns.filter((one) => one === number)).toHaveLength(3);
    }
  });

  test('only those that match are shown', () => {
    putAdvertised(30);
    expect(shown(3, 'no such thing')).toEqual([]);
  });
});
