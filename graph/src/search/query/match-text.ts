import { hasPrefix, wordsWithSynonyms } from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { LRUCache } from 'lru-cache';
import { addAll, type Bits, emptyBits, haveCommon, keepCommon } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';

/** The products that match a text, and those of them that have all words in name, or in name and category. */
export type TextMatches = { all: Bits; inName: Bits; inCategory: Bits };

const titles = new LRUCache<string, string[]>({ max: 500 });

/** The words by which a category's products are found. */
export function titleWords(title: string): string[] {
  const words = titles.get(title) ?? wordsWithSynonyms(title);
  titles.set(title, words);
  return words;
}

/** Looks for texts in the products of an index and in the titles of their categories. */
export class TextMatcher {
  readonly #index: SearchIndex;
  readonly #categories: readonly TitledCategory[];

  constructor(index: SearchIndex, categories: readonly TitledCategory[]) {
    this.#index = index;
    this.#categories = categories;
  }

  /** The products for sale that match all words (`wordsOf`). */
  match(words: readonly string[]): TextMatches {
    const { live } = this.#index;
    const matches = { all: live.slice(), inName: live.slice(), inCategory: live.slice() };
    for (const word of words) {
      const found = this.#withPrefix(word);
      keepCommon(matches.inName, found.inName);
      keepCommon(matches.inCategory, found.inCategory);
      keepCommon(matches.all, found.all);
    }
    return matches;
  }

  /** Whether a word of some product for sale begins so. */
  isKnown(word: string): boolean {
    return haveCommon(this.#index.live, this.#withPrefix(word).all);
  }

  /** The products, dead ones included, that have exactly this word. */
  withWord(word: string): Bits {
    const { words, conditions } = this.#index;
    const found = words.productName.withWord(word);
    addAll(found, words.body.withWord(word));
    addAll(found, words.location.withWord(word));
    addAll(
      found,
      this.#ofCategories((of) => of.includes(word)),
    );
    for (const condition of conditions.names()) {
      if (wordsOf(condition).includes(word)) addAll(found, conditions.get(condition));
    }
    return found;
  }

  /** Every word of a product, dead ones included, of its category or condition; some of them twice. */
  *knownWords(): Iterable<string> {
    const { words, conditions } = this.#index;
    for (const field of Object.values(words)) yield* field.words();
    for (const { title } of this.#categories) yield* titleWords(title);
    for (const condition of conditions.names()) yield* wordsOf(condition);
  }

  #withPrefix(prefix: string): TextMatches {
    const { words, conditions } = this.#index;
    const inName = words.productName.withPrefix(prefix);
    const inCategory = this.#ofCategories((of) => hasPrefix(of, prefix));
    addAll(inCategory, inName);
    const all = inCategory.slice();
    addAll(all, words.body.withPrefix(prefix));
    addAll(all, words.location.withPrefix(prefix));
    for (const condition of conditions.names()) {
      if (hasPrefix(wordsOf(condition), prefix)) addAll(all, conditions.get(condition));
    }
    return { all, inName, inCategory };
  }

  #ofCategories(isMeant: (titleWords: readonly string[]) => boolean): Bits {
    const bits = emptyBits(this.#index.capacity);
    for (const { id, title } of this.#categories) {
      if (isMeant(titleWords(title))) addAll(bits, this.#index.categories.get(id));
    }
    return bits;
  }
}
