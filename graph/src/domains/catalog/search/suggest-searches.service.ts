import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { FoundPlace } from '../../../adapters/places/places.ts';
import type { Context } from '../../../context/context.ts';
import type { QuerySearchSuggestionsArgs } from '../../../generated/graphql.ts';
import { completeText } from '../../../search/text/complete-text.ts';
import { hasTerms, startTerms, toIndexWords } from '../../../search/text/terms.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { findPlaces } from '../../places/find-places.service.ts';
import { browseCategories } from '../categories/category.service.ts';
import type { CategoryRecord } from '../category.model.ts';
import type { ProductRecord } from '../product.model.ts';
import { SearchResults } from './search-results.queries.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

type Suggestions = {
  categories: CategoryRecord[];
  productNames: string[];
  towns: { text: string; place: FoundPlace }[];
  products: ProductRecord[];
};

const mostProducts = 3;
/** Completions of a misspelt word that are searched for, until one finds something. */
const mostCompletions = 4;

/** A text and the beginning of a town at its end: `bench in portl`. */
const withTown = /^(.*?)\s*(?<![\p{L}\p{N}])(?:in|near|around|close to) ([\p{L}\p{N}].{2,})$/u;
const notTowns = /^(?:me|my|here|us|home|new)(?![\p{L}\p{N}])/u;

/**
 * Completes a text that is being typed: categories, names of products for sale, towns at its end, and products. If
 * nothing begins so, by what the search finds for the text and for other spellings of its last word.
 * @throws Refusal `invalid` with the argument at fault
 */
export async function suggestSearches(
  context: Context,
  given: Unchecked<QuerySearchSuggestionsArgs> & { first: number },
): Promise<Suggestions> {
  const { text } = validInput('QuerySearchSuggestionsArgs', given);
  const terms = startTerms(text);
  if (terms.length === 0) return { categories: [], productNames: [], towns: [], products: [] };
  const { first } = given;
  const towns = await townsOf(context, text, first);
  const [town] = towns;
  const { categories, names } = await namesOf(context, text, first);
  if (town) {
    const near = { place: placeText(town.place) };
    const products = await searchFor(context, { ...(town.text && { text: town.text }), near });
    return { categories, productNames: names, towns, products: products.slice(0, mostProducts) };
  }
  const found = await firstFound(context, text);
  const isMisspelt = categories.length === 0 && names.length === 0;
  return {
    categories,
    productNames: isMisspelt ? distinctNames(found).slice(0, first) : names,
    towns,
    products: found.slice(0, mostProducts),
  };
}

async function namesOf(context: Context, text: string, first: number) {
  const terms = startTerms(text);
  const categories = (await browseCategories(context))
    .filter(({ title }) => hasTerms(toIndexWords(title), terms))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
    .slice(0, first);
  const names = await whileSearchIsDown(context, context.searches.suggest(text, first), () => []);
  return { categories, names };
}

/** What all of the text finds, otherwise all of its first completion that finds something. */
async function firstFound(context: Context, text: string): Promise<ProductRecord[]> {
  const found = await searchFor(context, { text });
  if (found.length > 0) return found;
  const titles = (await browseCategories(context)).flatMap(({ title }) => toIndexWords(title));
  for (const completed of completeText(text, titles).slice(0, mostCompletions)) {
    const next = await searchFor(context, { text: completed });
    if (next.length > 0) return next;
  }
  return [];
}

/** The best products that have all of a text. */
async function searchFor(
  context: Context,
  filter: Parameters<typeof SearchResults.open>[1],
): Promise<ProductRecord[]> {
  const results = await SearchResults.open(context, filter, 'RELEVANCE');
  return whileSearchIsDown(context, results.matches(mostMatches), () => []);
}

/** Enough for as many names. */
const mostMatches = 10;

const distinctNames = (products: readonly ProductRecord[]): string[] => [
  ...new Set(products.map(({ productName }) => productName)),
];

/** The towns that a text's end names or begins to name; none while they can't be looked up. */
async function townsOf(context: Context, text: string, first: number) {
  const [, rest = '', town = ''] = withTown.exec(fold(text.trim())) ?? [];
  if (town === '' || notTowns.test(town)) return [];
  try {
    const places = await findPlaces(context, { text: town, first: Math.min(first, mostTowns) });
    return places.map((place) => ({ text: text.trim().slice(0, rest.length).trim(), place }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.cache.dontKeep({ isPersonal: error.code === 'too-many-requests' });
    return [];
  }
}

const mostTowns = 3;
