import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  hasPrefix,
  type ProductWords,
  productWords,
  type Tier,
  tiers as tierNames,
  tierOf,
  wordsWithSynonyms,
} from '@fitness-zone/contract/search/matches.ts';
import { closestWord, correctSpelling } from '@fitness-zone/contract/search/spelling.ts';
import { isAsked, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { byId } from '../records/findRecords.ts';
import type { CategoryRecord, ProductRecord, Records } from '../records/records.ts';

type Found = { product: ProductRecord; words: ProductWords };

/** The products for sale, with the words by which they are found. */
const productsWithWords = ({ products, categories }: Records): Found[] =>
  products
    .filter(({ inStock }) => inStock === 'AVAILABLE')
    .map((product) => ({
      product,
      words: productWords({
        ...product,
        categoryTitle: byId(categories, product.categoryId)?.title ?? '',
        condition: enumValues.Condition[product.condition],
      }),
    }));

const matching = (found: readonly Found[], asked: readonly string[]) =>
  new Map(
    found.flatMap(({ product, words }) => {
      const tier = tierOf(asked, words);
      return tier === null ? [] : [[product, tier] as const];
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
  const asked = wordsOf(text);
  const found = productsWithWords(records);
  const tiers = matching(found, asked);
  if (tiers.size > 0) return { tiers, correctedText: null };
  const correctedText = correctText(records.categories, found, asked);
  const meant = correctedText === null ? tiers : matching(found, wordsOf(correctedText));
  return meant.size > 0 ? { tiers: meant, correctedText } : { tiers, correctedText: null };
}

function correctText(
  categories: readonly CategoryRecord[],
  found: readonly Found[],
  asked: readonly string[],
): string | null {
  const words = found.map((one) => new Set(Object.values(one.words).flat()));
  const known = new Set([
    ...words.flatMap((ofProduct) => [...ofProduct]),
    ...categories.flatMap(({ title }) => wordsWithSynonyms(title)),
  ]);
  const productsWith = (word: string) => words.filter((ofProduct) => ofProduct.has(word)).length;
  return correctSpelling(
    asked,
    (word) => matching(found, [word]).size > 0,
    (word) => closestWord(word, known, productsWith),
  );
}

/** What somebody who has begun to type may be looking for; at most so many of each kind. */
export function suggest(records: Records, text: string, first: number) {
  const asked = wordsOf(text);
  if (asked.length === 0) return { categories: [], productNames: [] };
  const named = productsWithWords(records)
    .filter(({ words }) => tierOf(asked, words) === tierNames.name)
    .toReversed();
  return {
    categories: records.categories
      .toSorted((one, other) => (one.title < other.title ? -1 : 1))
      .filter(({ title }) => asked.every((word) => hasPrefix(wordsWithSynonyms(title), word)))
      .slice(0, first),
    productNames: [...new Set(named.map(({ product }) => product.productName))].slice(0, first),
  };
}
