import {
  cursorOf,
  type ProductSort,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { oneOf, type Random, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import {
  bruteForce,
  type Candidate,
  type Search,
} from '@fitness-zone/testkit/search/brute-force.ts';
import { expectedText } from '@fitness-zone/testkit/search/expected-text.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ProductSearch, SearchedProduct } from '../search-engine.ts';
import { EmbeddedSearch } from './embedded-search.ts';
import { Vocabulary } from './vocabulary.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const titled = categories.map(({ title }, place) => ({ id: `c${place}`, title }));
titled.sort((a, b) => (a.title < b.title ? -1 : 1));

let engine: EmbeddedSearch;
let products: Map<string, SearchedProduct>;
let random: Random;
beforeEach(() => {
  engine = new EmbeddedSearch();
  products = new Map();
  random = randomNumbers(20_261_122);
});

async function put(id: string, details: Partial<SearchedProduct> = {}): Promise<void> {
  const { category, product } = sampleProduct(random(5_000));
  const made: SearchedProduct = {
    id,
    productName: product.name,
    body: product.body,
    originalPrice: product.original,
    resalePrice: random(2) ? product.resale : 100,
    condition: product.condition,
    yearsOfUsedProduct: product.years,
    location: product.place,
    categoryId: titled.find(({ title }) => title === category.title)?.id ?? '',
    advertisement: random(9) === 0,
    isSellerVerified: random(2) === 0,
    ...details,
  };
  products.set(id, made);
  await engine.put([made]);
}

const search = (conditions: ProductSearch['conditions'], asked: Partial<ProductSearch> = {}) =>
  engine.search({
    conditions,
    sort: 'NEWEST',
    first: 100,
    after: null,
    categories: titled,
    turn: 0,
    ...asked,
  });

const act: Record<string, () => Promise<void>> = {
  add: () => put(idOf(random(1_000_000))),
  change: () => put(oneOf(random, [...products.keys()])),
  async remove() {
    const id = oneOf(random, [...products.keys()]);
    products.delete(id);
    await engine.remove([id]);
  },
  async keepMost() {
    const kept = [...products.keys()].filter(() => random(50) > 0);
    products = new Map(kept.map((id) => [id, products.get(id) as SearchedProduct]));
    await engine.keepOnly(new Set(kept));
  },
};

const candidates = (): Candidate[] =>
  [...products.values()].map((product) => ({
    ...product,
    _id: product.id,
    categoryTitle: titled.find(({ id }) => id === product.categoryId)?.title ?? '',
  }));

async function expectToAgree(all: Candidate[], conditions: Search, sort: ProductSort) {
  const text = conditions.text ?? '';
  const meant = expectedText(all, text);
  const expected = bruteForce(all, conditions, sort, meant);
  const first = 1 + random(60);
  const found = await search(conditions, { sort, first });
  const last = found.hits.at(-1);
  const after = last ? placeAt(cursorOf(last.place)) : null;
  const next = after ? await search(conditions, { sort, first, after }) : found;
  const { byCategory, byCondition, verifiedSellerCount, priceRange } = found.facets;
  expect(
    {
      ids: [...found.hits, ...(after ? next.hits : [])].map(({ id }) => id),
      hasMore: [found.hasMore, next.hasMore],
      totals: [found.total, next.total],
      correctedText: found.correctedText,
      verifiedSellerCount,
      conditions: [...byCondition.values()],
      categories: new Map([...byCategory].filter(([, count]) => count > 0)),
      prices: priceRange,
    },
    JSON.stringify({ conditions, sort, first }),
  ).toEqual({
    ids: expected.ids.slice(0, 2 * first),
    hasMore: [expected.ids.length > first, expected.ids.length > 2 * first],
    totals: [expected.ids.length, expected.ids.length],
    correctedText: meant === text ? null : meant,
    verifiedSellerCount: expected.facets.verifiedSellerCount,
    conditions: expected.facets.conditions.map(({ count }) => count),
    categories: new Map(
      expected.facets.categories.map(({ category, count }) => [
        titled.find(({ title }) => title === category.title)?.id,
        count,
      ]),
    ),
    prices: expected.facets.priceRange && {
      min: expected.facets.priceRange.min.amount,
      max: expected.facets.priceRange.max.amount,
    },
  });
}

test('among products that come, change and go, searches are what looking at each gives', async () => {
  const acts = ['add', 'add', 'add', 'change', 'remove'];
  for (let round = 0; round < 8; round += 1) {
    for (let i = 0; i < 200; i += 1)
      await act[products.size < 50 ? 'add' : oneOf(random, acts)]?.();
    await act.keepMost?.();
    const all = candidates();
    for (let i = 0; i < 15; i += 1) {
      const asked = randomSearch(random, all);
      await expectToAgree(all, asked.search, asked.sort);
    }
  }
});

describe('a text', () => {
  const found = async (text: string) => (await search({ text })).hits.map(({ id }) => Number(id));

  test.each([
    ['16kg', [2, 1]],
    ['16 kg', [2, 1]],
    ['pullup', [3]],
    ['pull-up', [3]],
    ['grandpas', [3]],
    ['跑步', [4]],
    ['步机', [4]],
    ['strasse', [5]],
    ['!', []],
  ])('%s finds %j', async (text, ids) => {
    await put(idOf(1), { productName: 'Kettlebell, 16 kg', body: '', location: '' });
    await put(idOf(2), { productName: 'Kettlebell 16kg', body: '', location: '' });
    await put(idOf(3), { productName: 'Grandpa’s Pull-Up Bar', body: '', location: '' });
    await put(idOf(4), { productName: '折叠跑步机', body: '', location: '' });
    await put(idOf(5), { productName: 'Bench', body: '', location: 'Lange Straße' });
    expect(await found(text)).toEqual(ids);
  });

  test('finds nothing by words that were edited away', async () => {
    await put(idOf(1), { productName: 'Rower', body: '', location: '' });
    await put(idOf(1), { productName: 'Bench', body: '', location: '' });
    expect(await found('rower')).toEqual([]);
    expect((await search({ text: 'rowr' })).correctedText).toBeNull();
  });

  test('is not corrected where products have its words, but none has all', async () => {
    await put(idOf(1), { productName: 'Bench', body: '', location: 'Oslo', categoryId: '' });
    await put(idOf(2), { productName: 'Rower', body: '', location: 'Bergen', categoryId: '' });
    for (const text of ['bench bergen', 'bench-bergen']) {
      expect(await search({ text })).toMatchObject({ total: 0, correctedText: null });
    }
    expect(await search({ text: 'bench-bergn' })).toMatchObject({ total: 0, correctedText: null });
    expect(await search({ text: 'bensh oslo' })).toMatchObject({ correctedText: 'bench oslo' });
  });

  test('of many words is answered', async () => {
    await put(idOf(1), { productName: 'Bench', body: '', location: '' });
    const words = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');
    expect(await found(words)).toEqual([]);
  });
});

test('suggestions are names with all words, each once, the newest first', async () => {
  for (const [at, productName] of ['Bench', 'Rower', 'Bench press', 'Bench'].entries()) {
    await put(idOf(at + 1), { productName, body: 'Bench' });
  }
  expect(await engine.suggest('ben', 5)).toEqual(['Bench', 'Bench press']);
  expect(await engine.suggest('press ben', 5)).toEqual(['Bench press']);
  expect(await engine.suggest('ben', 1)).toEqual(['Bench']);
  expect(await engine.suggest('—', 5)).toEqual([]);
});

describe('advertisements', () => {
  const shown = async (turn: number, text?: string) =>
    (await search({ text }, { turn })).advertised.map((id) => Number.parseInt(id, 16));
  const putAdvertised = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      await put(idOf(number), { advertisement: true });
    }
  };

  test.each([0, 1, 3])('all of %i are shown, always', async (count) => {
    await putAdvertised(count);
    const all = Array.from({ length: count }, (_, place) => place + 1);
    expect([await shown(0), await shown(29_371_234)]).toEqual([all, all]);
  });

  test('of more, three take turns, so that each is shown as often', async () => {
    await putAdvertised(7);
    expect(await shown(0)).toEqual([1, 2, 3]);
    expect(await shown(1)).toEqual([4, 5, 6]);
    expect(await shown(2)).toEqual([7, 1, 2]);
  });

  test('only those that match are shown', async () => {
    await putAdvertised(30);
    expect(await shown(3, 'no such thing')).toEqual([]);
  });
});

test('the number of a word that is no longer used is given to another', () => {
  const vocabulary = new Vocabulary();
  const [bench = -1, press = -1] = vocabulary.use(['bench', 'press']);
  expect(vocabulary.use(['bench'])).toEqual([bench]);
  vocabulary.release([bench, press]);
  expect(vocabulary.words).toEqual(['bench', '']);
  expect(vocabulary.use(['rower'])).toEqual([press]);
});
