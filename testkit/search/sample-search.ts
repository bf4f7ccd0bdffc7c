import { usualRadius } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import { searchOf } from '../../graph/src/domains/finding/search/product-conditions.rules.ts';
import type { SearchedPlace } from '../../graph/src/domains/finding/search/searched-place.rules.ts';
import { EmbeddedSearch } from '../../graph/src/search/embedded/embedded-search.ts';
import type { SearchEngine } from '../../graph/src/search/search-engine.ts';
import { textPlaces, trailingPlaces } from '../../graph/src/search/text/text-place.ts';
import { categories } from '../../sample-data/categories.ts';
import { samplePlace, samplePlaces } from '../../sample-data/places.ts';
import { sampleAttributes } from '../../sample-data/product.ts';
import { type Find, forSale, judged } from './search-quality.ts';

const townOf = (location: string) => {
  const place = samplePlace(location);
  return { ...place, town: placeText(place) };
};

/** A postal code for each state that queries need. */
const postalCodes: Readonly<Record<string, string>> = {
  97201: 'Portland, OR',
  98101: 'Seattle, WA',
};
const states: Readonly<Record<string, string>> = { texas: 'tx', oregon: 'or', washington: 'wa' };

/** A town of the sample data by name, with or without its state. */
function sampleTown(text: string) {
  const asked = (postalCodes[text] ?? text)
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/\w+$/, (state) => states[state] ?? state);
  return samplePlaces().find(({ name, region }) =>
    [name, `${name} ${region}`].some((one) => fold(one) === asked),
  );
}

/** The town that a text names, as the server looks it up. */
async function placeIn(text: string, engine: SearchEngine): Promise<SearchedPlace | null> {
  const folded = fold(text);
  const isMentioned = await Promise.all(
    trailingPlaces(folded).map(({ words }) => engine.mentions(words)),
  );
  const trailing = trailingPlaces(folded).filter((_, at) => isMentioned[at] === false);
  for (const { phrase, place } of [...textPlaces(folded), ...trailing]) {
    const found = sampleTown(place);
    if (found) {
      const { latitude, longitude } = found;
      const at = { latitude, longitude, within: usualRadius, unit: 'mi' } as const;
      return { ...at, text: placeText(found), lookup: 'found', phrase, others: [] };
    }
  }
  return null;
}

/** Searches the sample products for sale in an engine, like the first page of a list. */
export async function openSampleSearch(engine: SearchEngine = new EmbeddedSearch()): Promise<Find> {
  const titled = categories.map(({ title }, at) => ({ id: `category ${at}`, title }));
  const byId = new Map(forSale.map((one, at) => [at.toString(16).padStart(24, '0'), one]));
  await engine.put(
    [...byId].map(([id, { product, category }]) => ({
      id,
      productName: product.name,
      body: product.body,
      location: product.place,
      place: townOf(product.place),
      attributes: sampleAttributes(product),
      condition: product.condition,
      categoryId: titled[categories.indexOf(category)]?.id ?? '',
      resalePrice: product.resale * 100,
      originalPrice: product.original * 100,
      yearsOfUsedProduct: product.years,
      advertisement: false,
      isSellerVerified: false,
      sellerId: '',
      changedAt: 0,
    })),
  );
  return async (text) => {
    const found = await engine.search({
      conditions: searchOf({ text }, 'usd', await placeIn(text, engine)),
      sort: 'RELEVANCE',
      first: judged,
      after: null,
      categories: titled,
      counted: [],
      turn: 0,
    });
    return found.hits.map(({ id }) => byId.get(id)?.product.name ?? '');
  };
}
