import { hasPrefix, wordsWithSynonyms } from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { LRUCache } from 'lru-cache';
import { addAll, type Bits, emptyBits, haveCommon, keepCommon } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';

/** The products that match a text, and those of them that have all words in name, or in name and category. */
export type TextMatches = { all: Bits; inName: () => Bits; inCategory: () => Bits };

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
    const everywhere = this.#withAll(words, (word) => this.#anywhere(word));
    let [inName, inCategory]: (Bits | undefined)[] = [];
    // Only an order by relevance asks for these.
    return {
      all: everywhere,
      inName: () => (inName ??= this.inName(words)),
      inCategory: () => (inCategory ??= this.#withAll(words, (word) => this.#inCategory(word))),
    };
  }

  /** The products for sale that have all words in their names. */
  inName(words: readonly string[]): Bits {
    return this.#withAll(words, (word) => this.#inName(word));
  }

  /** Whether a word of some product for sale begins so. */
  isKnown(word: string): boolean {
    return haveCommon(this.#index.live, this.#anywhere(word));
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

  /** The products for sale that are in the sets of all words. */
  #withAll(words: readonly string[], setOf: (word: string) => Bits | null): Bits {
    const bits = this.#index.live.slice();
    for (const word of words) {
      const found = setOf(word);
      if (!found) return bits.fill(0);
      keepCommon(bits, found);
    }
    return bits;
  }

  #inName(prefix: string): Bits | null {
    return this.#index.words.productName.withPrefix(prefix);
  }

  #inCategory(prefix: string): Bits {
    const bits = this.#ofCategories((of) => hasPrefix(of, prefix));
    const inName = this.#inName(prefix);
    if (inName) addAll(bits, inName);
    return bits;
  }

  #anywhere(prefix: string): Bits {
    const { words, conditions } = this.#index;
    const bits = this.#inCategory(prefix);
    for (const others of [words.body.withPrefix(prefix), words.location.withPrefix(prefix)]) {
      if (others) addAll(bits, others);
    }
    for (const condition of conditions.names()) {
      if (hasPrefix(wordsOf(condition), prefix)) addAll(bits, conditions.get(condition));
    }
    return bits;
  }

  #ofCategories(isMeant: (titleWords: readonly string[]) => boolean): Bits {
    const bits = emptyBits(this.#index.capacity);
    for (const { id, title } of this.#categories) {
      if (isMeant(titleWords(title))) addAll(bits, this.#index.categories.get(id));
    }
    return bits;
  }
}
