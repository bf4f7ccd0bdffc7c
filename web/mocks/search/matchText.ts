import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Tier, tiers as tierNames } from '@fitness-zone/contract/search/product-order.ts';
import { closestWord, correctSpelling } from '@fitness-zone/contract/search/spelling.ts';
import { findableWords } from '@fitness-zone/contract/search/synonyms.ts';
import { hasTerms, toIndexWords, toSearchTerms } from '@fitness-zone/contract/search/terms.ts';
import { isAsked } from '@fitness-zone/contract/search/words.ts';
import { byId } from '../records/findRecords.ts';
import type { CategoryRecord, ProductRecord, Records } from '../records/records.ts';

type Found = {
  product: ProductRecord;
  /** Its words: of the name; with those of the category; all. */
  words: readonly [string[], string[], string[]];
};

/** The products for sale, with the words by which they are found. */
const productsWithWords = ({ products, categories }: Records): Found[] =>
  products
    .filter(({ inStock }) => inStock === 'AVAILABLE')
    .map((product) => {
      const name = findableWords(product.productName);
      const title = findableWords(byId(categories, product.categoryId)?.title ?? '');
      const others = [
        ...findableWords(product.body),
        ...toIndexWords(enumValues.Condition[product.condition]),
        ...toIndexWords(product.location),
      ];
      return { product, words: [name, [...name, ...title], [...name, ...title, ...others]] };
    });

function tierOf({ words: [name, inCategory, all] }: Found, text: string): Tier | null {
  const terms = toSearchTerms(text);
  if (terms.length === 0) return null;
  if (hasTerms(name, terms)) return tierNames.name;
  if (hasTerms(inCategory, terms)) return tierNames.category;
  return hasTerms(all, terms) ? tierNames.other : null;
}

const matching = (found: readonly Found[], text: string) =>
  new Map(
    found.flatMap((one) => {
      const tier = tierOf(one, text);
      return tier === null ? [] : [[one.product, tier] as const];
    }),
  );

type Matched = {
  /** How well each product that matches does; null where there is no text. */
  tiers: ReadonlyMap<ProductRecord, Tier> | null;
  correctedText: string | null;
};

/** The products for sale that match a text, or else what was meant by it. */
export function matchText(records: Records, text: string): Matched {
  if (!isAsked(text)) return { tiers: null, correctedText: null };
  const found = productsWithWords(records);
  const tiers = matching(found, text);
  if (tiers.size > 0) return { tiers, correctedText: null };
  const correctedText = correctText(records.categories, found, text);
  const meant = correctedText === null ? tiers : matching(found, correctedText);
  return meant.size > 0 ? { tiers: meant, correctedText } : { tiers, correctedText: null };
}

/** Whether a location matches a filter's. */
export const isNear = (asked: string, location: string): boolean => {
  const terms = toSearchTerms(asked);
  return !isAsked(asked) || (terms.length > 0 && hasTerms(toIndexWords(location), terms));
};

function correctText(
  categories: readonly CategoryRecord[],
  found: readonly Found[],
  text: string,
): string | null {
  const words = found.map(({ words: [, , all] }) => new Set(all));
  const productsWith = (word: string) => words.filter((ofProduct) => ofProduct.has(word)).length;
  const known = new Set([
    ...words.flatMap((ofProduct) => [...ofProduct]),
    ...categories.flatMap(({ title }) => findableWords(title)).filter(productsWith),
  ]);
  return correctSpelling(
    toSearchTerms(text).map((term) => term.text),
    (word) => matching(found, word).size > 0,
    (word) => closestWord(word, known, (near) => near.map(productsWith)),
  );
}

/** What somebody who has begun to type may be looking for; at most so many of each kind. */
export function suggest(records: Records, text: string, first: number) {
  const terms = toSearchTerms(text);
  if (terms.length === 0) return { categories: [], productNames: [] };
  const named = productsWithWords(records)
    .filter((found) => tierOf(found, text) === tierNames.name)
    .toReversed();
  return {
    categories: records.categories
      .toSorted((one, other) => (one.title < other.title ? -1 : 1))
      .filter(({ title }) => hasTerms(findableWords(title), terms))
      .slice(0, first),
    productNames: [...new Set(named.map(({ product }) => product.productName))].slice(0, first),
  };
}
