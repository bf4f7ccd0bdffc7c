import { withSynonyms } from './synonyms.ts';
import { isAsked, wordsOf } from './words.ts';

/** What a text is looked for in. */
export type ProductTexts = {
  productName: string;
  body: string;
  /** Of its category; empty where it has none. */
  categoryTitle: string;
  condition: string;
  location: string;
};

/** The words by which a product is found. */
export type ProductWords = Readonly<Record<keyof ProductTexts, readonly string[]>>;

/** How well a product matches a text; the least comes first by relevance. */
export const tiers = { name: 1, category: 2, other: 3 } as const;

/** One of `tiers`. */
export type Tier = (typeof tiers)[keyof typeof tiers];

/** The words of a name, a description or a category's title, with their synonyms. */
export const wordsWithSynonyms = (text: string): string[] => withSynonyms(wordsOf(text));

/** The words by which a product is found. */
export const productWords = (texts: ProductTexts): ProductWords => ({
  productName: wordsWithSynonyms(texts.productName),
  body: wordsWithSynonyms(texts.body),
  categoryTitle: wordsWithSynonyms(texts.categoryTitle),
  condition: wordsOf(texts.condition),
  location: wordsOf(texts.location),
});

/** Whether some word begins so. */
export const hasPrefix = (words: readonly string[], prefix: string): boolean =>
  words.some((word) => word.startsWith(prefix));

/**
 * How well a product matches a text; null where it does not.
 * @param asked the words of the text (`wordsOf`); none match no product
 */
export function tierOf(asked: readonly string[], words: ProductWords): Tier | null {
  if (asked.length === 0) return null;
  const { productName, categoryTitle, body, condition, location } = words;
  const areIn = (...fields: (readonly string[])[]) =>
    asked.every((prefix) => fields.some((field) => hasPrefix(field, prefix)));
  if (areIn(productName)) return tiers.name;
  if (areIn(productName, categoryTitle)) return tiers.category;
  return areIn(productName, categoryTitle, body, condition, location) ? tiers.other : null;
}

/** Whether a product's location matches a filter's: each word of it begins some word of the location. */
export const isNear = (asked: string, location: string): boolean => {
  if (!isAsked(asked)) return true;
  const [words, prefixes] = [wordsOf(location), wordsOf(asked)];
  return prefixes.length > 0 && prefixes.every((prefix) => hasPrefix(words, prefix));
};
