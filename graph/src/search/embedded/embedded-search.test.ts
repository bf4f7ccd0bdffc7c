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
import { expectedQuery } from '@fitness-zone/testkit/search/expected-query.ts';
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
  const asked = expectedQuery(all, text);
  const expected = bruteForce(all, conditions, sort, asked);
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
    correctedText: asked.correctedText,
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
    await put(idOf(1), { productName: 'Zephyr', body: '', location: '' });
    await put(idOf(1), { productName: 'Bench', body: '', location: '' });
    expect(await found('zephyr')).toEqual([]);
    expect((await search({ text: 'zephir' })).correctedText).toBeNull();
  });

  test('is corrected word by word', async () => {
    await put(idOf(1), { productName: 'Bench', body: '', location: 'Oslo', categoryId: '' });
    await put(idOf(2), { productName: 'Rower', body: '', location: 'Bergen', categoryId: '' });
    for (const [text, correctedText] of [
      ['bench oslo', null],
      ['bensh oslo', 'bench oslo'],
      ['bensh osla', 'bench oslo'],
      ['bensh xylophone', 'bench xylophone'],
    ] as const) {
      const { hits, ...others } = await search({ text });
      expect([text, hits[0]?.id, others.correctedText]).toEqual([text, idOf(1), correctedText]);
    }
  });

  test('that no product has all of lists the best partial matches, with what they miss', async () => {
    const [resalePrice, categoryId] = [500, ''];
    const details = { body: '', resalePrice, categoryId };
    await put(idOf(1), { ...details, productName: 'Bench', body: 'Red.', location: 'Oslo' });
    await put(idOf(2), { ...details, productName: 'Rower', location: 'Bergen' });
    await put(idOf(3), { ...details, productName: 'Bench', location: 'Rome' });
    const missing = async (text: string, conditions = {}) =>
      (await search({ text, ...conditions }, { sort: 'RELEVANCE' })).hits.map((hit) => [
        Number(hit.id),
        ...hit.missing,
      ]);
    expect(await missing('red bench bergen')).toEqual([
      [1, 'bergen'],
      [3, 'red', 'bergen'],
    ]);
    expect(await missing('bergen xylophone')).toEqual([[2, 'xylophone']]);
    expect(await missing('red bench')).toEqual([[1]]);
    expect(await missing('xylophone')).toEqual([]);
    const textPrice = { phrase: 'under 1', min: 0, max: 100 };
    await put(idOf(3), { ...details, productName: 'Bench', resalePrice: 90, location: '' });
    expect(await missing('bench under 1', { textPrice })).toEqual([[3]]);
    expect(await missing('rower under 1', { textPrice: { ...textPrice, max: 1 } })).toEqual([
      [2, 'under 1'],
    ]);
  });

  test('of intentions alone narrows nothing, and those in others are never missing', async () => {
    await put(idOf(1), { productName: 'Bench', body: '', location: '', categoryId: '' });
    await put(idOf(2), { productName: 'Rower', body: '', location: '', categoryId: '' });
    expect(await found('used for sale near me')).toEqual([2, 1]);
    expect(await found('cheap second hand rowers near me, please')).toEqual([2]);
  });

  test('of a kind of equipment finds no others whose description mentions it', async () => {
    await put(idOf(1), { productName: 'Ladder', body: 'Beside my treadmill.', categoryId: '' });
    expect(await found('treadmill')).toEqual([1]);
    await put(idOf(2), { productName: 'Zen 4 Treadmill', body: '', categoryId: '' });
    expect(await found('treadmill')).toEqual([2]);
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
