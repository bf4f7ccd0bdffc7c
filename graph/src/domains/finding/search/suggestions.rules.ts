import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { FoundPlace } from '../../../adapters/places/places.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { completeText } from '../../../search/text/complete-text.ts';
import { hasTerms, startTerms, toIndexWords } from '../../../search/text/terms.ts';

type Titled = { title: string };
type Named = { productName: string };

/** Looks up categories, places and products for sale. */
export type Known<Category extends Titled, Product extends Named> = {
  categories: () => Promise<readonly Category[]>;
  /** Names of products with all words of a text being typed. */
  names: (text: string, first: number) => Promise<string[]>;
  /** The best products that have all of a filter's text. */
  matches: (filter: Pick<ProductFilter, 'text' | 'near'>, first: number) => Promise<Product[]>;
  places: (text: string, first: number) => Promise<FoundPlace[]>;
};

export type Suggestions<Category, Product> = {
  categories: Category[];
  productNames: string[];
  towns: { text: string; place: FoundPlace }[];
  products: Product[];
};

const mostProducts = 3;
const mostTowns = 3;
/** Most completions of a misspelt word to search for, until one finds something. */
const mostCompletions = 4;
/** Enough products to give that many different names. */
const mostMatches = 10;

/** A text and the beginning of a town at its end: `bench in portl`. */
const withTown = /^(.*?)\s*(?<![\p{L}\p{N}])(?:in|near|around|close to) ([\p{L}\p{N}].{2,})$/u;
const notTowns = /^(?:me|my|here|us|home|new)(?![\p{L}\p{N}])/u;

/**
 * Completes a text while it is typed: categories, names of products for sale, towns at its end, and products. If
 * nothing begins this way, searches for the text and for other spellings of its last word.
 */
export async function suggestionsFor<Category extends Titled, Product extends Named>(
  known: Known<Category, Product>,
  text: string,
  first: number,
): Promise<Suggestions<Category, Product>> {
  const terms = startTerms(text);
  if (terms.length === 0) return { categories: [], productNames: [], towns: [], products: [] };
  const towns = await townsAtEnd(known, text, first);
  const all = await known.categories();
  const categories = all
    .filter(({ title }) => hasTerms(toIndexWords(title), terms))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
    .slice(0, first);
  const names = await known.names(text, first);
  const [town] = towns;
  if (town) {
    const near = { place: placeText(town.place) };
    const filter = { ...(town.text && { text: town.text }), near };
    const products = await known.matches(filter, mostMatches);
    return { categories, productNames: names, towns, products: products.slice(0, mostProducts) };
  }
  const titles = all.flatMap(({ title }) => toIndexWords(title));
  const found = await firstFound(known, text, titles);
  const isMisspelt = categories.length === 0 && names.length === 0;
  return {
    categories,
    productNames: isMisspelt ? distinctNames(found).slice(0, first) : names,
    towns,
    products: found.slice(0, mostProducts),
  };
}

/** Products with all words of the text, otherwise those of the first completion that finds any. */
async function firstFound<Category extends Titled, Product extends Named>(
  { matches }: Known<Category, Product>,
  text: string,
  titles: readonly string[],
): Promise<Product[]> {
  const found = await matches({ text }, mostMatches);
  if (found.length > 0) return found;
  for (const completed of completeText(text, titles).slice(0, mostCompletions)) {
    const next = await matches({ text: completed }, mostMatches);
    if (next.length > 0) return next;
  }
  return [];
}

const distinctNames = (products: readonly Named[]): string[] => [
  ...new Set(products.map(({ productName }) => productName)),
];

/** The towns that the end of a text names or begins to name. */
async function townsAtEnd<Category extends Titled, Product extends Named>(
  { places }: Known<Category, Product>,
  text: string,
  first: number,
) {
  const [, rest = '', town = ''] = withTown.exec(fold(text.trim())) ?? [];
  if (town === '' || notTowns.test(town)) return [];
  const found = await places(town, Math.min(first, mostTowns));
  return found.map((place) => ({ text: text.trim().slice(0, rest.length).trim(), place }));
}
