import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { toKm } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { cursorOf, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { samplePlace } from '@fitness-zone/sample-data/places.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  ProductSearch,
  SearchEngine,
  SearchedProduct,
} from '../../graph/src/search/search-engine.ts';
import type { Query } from '../../graph/src/search/text/read-query.ts';
import { oneOf, type Random, randomNumbers } from '../reads/random-numbers.ts';
import { bruteForce, meetsSearch } from './brute-force.ts';
import type { Candidate, Search, Sort } from './candidate.ts';
import { expectedQuery } from './expected-query.ts';
import { randomAttributes } from './random-attributes.ts';
import { randomSearch } from './random-searches.ts';

function townOf(location: string) {
  const place = samplePlace(location);
  return { ...place, town: placeText(place) };
}

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const titled = categories.map(({ title }, place) => ({ id: `c${place}`, title }));
titled.sort((a, b) => (a.title < b.title ? -1 : 1));

let engine: SearchEngine;
let products: Map<string, SearchedProduct>;
let random: Random;
let clock = 1_000;

async function put(id: string, details: Partial<SearchedProduct> = {}): Promise<void> {
  await engine.put([make(id, details)]);
}

function make(id: string, details: Partial<SearchedProduct> = {}): SearchedProduct {
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
    place: random(7) > 0 ? townOf(product.place) : null,
    categoryId: titled.find(({ title }) => title === category.title)?.id ?? '',
    advertisement: random(9) === 0,
    isSellerVerified: random(2) === 0,
    sellerId: 'a-seller',
    changedAt: clock++,
    attributes: randomAttributes(random, category.title),
    ...details,
  };
  products.set(id, made);
  return made;
}

const search = (conditions: ProductSearch['conditions'], asked: Partial<ProductSearch> = {}) =>
  engine.search({
    conditions,
    sort: 'NEWEST',
    first: 100,
    after: null,
    categories: titled,
    counted: [],
    turn: 0,
    ...asked,
  });

/** Adds, changes and removes that many products. */
async function act(count: number): Promise<void> {
  const [changed, removed] = [new Map<string, SearchedProduct>(), new Set<string>()];
  for (let at = 0; at < count; at += 1) {
    const known = [...products.keys()];
    const isRemoval = known.length > 50 && random(5) === 0;
    const id =
      known.length > 50 && random(4) === 0 ? oneOf(random, known) : idOf(random(1_000_000));
    if (isRemoval) {
      const gone = oneOf(random, known);
      products.delete(gone);
      changed.delete(gone);
      removed.add(gone);
    } else {
      changed.set(id, make(id));
      removed.delete(id);
    }
  }
  await engine.put([...changed.values()]);
  await engine.remove([...removed].map((id) => ({ id, changedAt: clock++ })));
}

const candidates = (): Candidate[] =>
  [...products.values()].map((product) => ({
    ...product,
    _id: product.id,
    place: product.place && samplePlace(product.location),
    categoryTitle: titled.find(({ id }) => id === product.categoryId)?.title ?? '',
    attributes: product.attributes ?? [],
  }));

/** A place in the server's form: coordinates and a radius, or words of a location. */
function conditionsOf({ near, ...search }: Search): ProductSearch['conditions'] {
  if (!near) return search;
  const [latitude = Number.NaN, longitude = Number.NaN] = near.place.split(',').map(Number);
  if (Number.isNaN(latitude)) return { ...search, location: near.place };
  const { within } = near;
  const withinKm = within === undefined ? null : toKm(within, near.unit);
  return { ...search, near: { latitude, longitude, withinKm } };
}

/** The attributes counted for a list of one category, as the server requests them. */
function countedOf(all: readonly Candidate[], { categoryIds }: Search): AttributeName[] {
  const chosen = new Set(categoryIds);
  const title = all.find(({ categoryId }) => chosen.has(categoryId))?.categoryTitle;
  return chosen.size === 1 && title !== undefined
    ? attributesOf({ title }).filter((name) => attributes[name].filters)
    : [];
}

async function expectToAgree(all: Candidate[], asked: Search, sort: Sort) {
  const conditions = conditionsOf(asked);
  const text = conditions.text ?? '';
  const query = expectedQuery(all, text);
  const expected = bruteForce(all, asked, sort, query);
  const first = 1 + random(60);
  const counted = countedOf(all, asked);
  const found = await search(conditions, { sort, first, counted });
  const last = found.hits.at(-1);
  const after = last ? positionAt(cursorOf(last.position)) : null;
  const next = after ? await search(conditions, { sort, first, after }) : found;
  const { byCategory, byCondition, verifiedSellerCount, priceRange } = found.facets;
  expect(
    {
      ids: [...found.hits, ...(after ? next.hits : [])].map(({ id }) => id),
      hasMore: [found.hasMore, next.hasMore],
      totals: [found.total, next.total],
      correctedText: found.correctedText,
      towns: found.facets.towns,
      attributes: found.facets.attributes,
      attributeFilters: found.facets.attributeFilters,
      verifiedSellerCount,
      conditions: [...byCondition.values()],
      categories: new Map([...byCategory].filter(([, count]) => count > 0)),
      prices: priceRange,
    },
    JSON.stringify({ asked, sort, first }),
  ).toEqual({
    ids: expected.ids.slice(0, 2 * first),
    hasMore: [expected.ids.length > first, expected.ids.length > 2 * first],
    totals: [expected.ids.length, expected.ids.length],
    correctedText: query.correctedText,
    towns: expected.facets.towns,
    attributes: expected.facets.attributes,
    attributeFilters: expected.facets.attributeFilters,
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

/**
 * The contract of every search engine.
 * @param open returns an engine without products
 */
export function describeSearchEngine(open: () => Promise<SearchEngine>): void {
  beforeEach(async () => {
    engine = await open();
    products = new Map();
    random = randomNumbers(20_261_122);
  });
  afterEach(() => engine.close());

  test('among products that come, change and go, searches are what looking at each gives', async () => {
    for (let round = 0; round < 8; round += 1) {
      await act(200);
      const all = candidates();
      for (let i = 0; i < 15; i += 1) {
        const asked = randomSearch(random, all);
        await expectToAgree(all, asked.search, asked.sort);
      }
    }
  });

  test('a product meets the searches that it is all of', async () => {
    for (let i = 0; i < 60; i += 1) await put(idOf(random(1_000_000)));
    const all = candidates();
    const different = Array.from({ length: 60 }, () => randomSearch(random, all).search);
    // The same words with another price.
    const searches = different.flatMap((one) => [one, { ...one, maxPrice: 100 }]);
    const filters = searches.map(conditionsOf);
    const queries = searches.map(({ text = '' }) => expectedQuery(all, text, true));
    let count = 0;
    for (const product of all) {
      const met = await engine.meets(product._id, filters, titled);
      const expected = searches.map((one, at) => meetsSearch(product, one, queries[at] as Query));
      expect(met, product.productName).toEqual(expected);
      count += met.filter(Boolean).length;
    }
    expect(count).toBeGreaterThan(50);
    expect(await engine.meets(idOf(1), filters, titled)).toEqual(filters.map(() => false));
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
      expect(await shown(3, 'xylophone')).toEqual([]);
    });
  });
}
