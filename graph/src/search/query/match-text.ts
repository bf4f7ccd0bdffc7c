import {
  hasPrefix,
  type Tier,
  tiers,
  wordsWithSynonyms,
} from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { LRUCache } from 'lru-cache';
import { addAll, type Bits, difference, emptyBits, haveCommon, keepCommon } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';

/** The products that match a text, and how well. */
export type TextMatches = { all: Bits; ofTier: (tier: Tier) => Bits };

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
    const all = this.#withAll(words, (word) => this.#anywhere(word));
    const ofTier = new Map<Tier, Bits>();
    // Only an order by relevance asks for these.
    const findTier: Record<Tier, () => Bits> = {
      [tiers.name]: () => this.inName(words),
      [tiers.category]: () => difference(this.#inCategories(words), this.inName(words)),
      [tiers.other]: () => difference(all, this.#inCategories(words)),
    };
    return {
      all,
      ofTier(tier) {
        const found = ofTier.get(tier) ?? findTier[tier]();
        ofTier.set(tier, found);
        return found;
      },
    };
  }

  /** The products for sale that have all words in their names. */
  inName(words: readonly string[]): Bits {
    return this.#withAll(words, (word) => this.#inName(word));
  }

  /** The products for sale that have all words in their names or in the titles of their categories. */
  #inCategories(words: readonly string[]): Bits {
    return this.#withAll(words, (word) => this.#inCategory(word));
  }

  /** Whether a word of some product for sale begins so. */
  isKnown(word: string): boolean {
    return haveCommon(this.#index.live, this.#anywhere(word));
  }

  /** The products, dead ones included, that have exactly this word. */
  withWord(word: string): Bits {
    const { words } = this.#index;
    const found = words.productName.withWord(word);
    addAll(found, words.body.withWord(word));
    addAll(found, words.location.withWord(word));
    this.#addOfCategories(found, (of) => of.includes(word));
    this.#addInConditions(found, (of) => of.includes(word));
    return found;
  }

  /** Every word of a product, dead ones included, of its category or condition; some of them twice. */
  *knownWords(): Iterable<string> {
    for (const field of Object.values(this.#index.words)) yield* field.words();
    for (const { title } of this.#categories) yield* titleWords(title);
    for (const { condition } of this.#index.groups.all) yield* wordsOf(condition);
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
    const bits = this.#inName(prefix)?.slice() ?? emptyBits(this.#index.capacity);
    this.#addOfCategories(bits, (of) => hasPrefix(of, prefix));
    return bits;
  }

  #anywhere(prefix: string): Bits {
    const { words } = this.#index;
    const bits = this.#inCategory(prefix);
    for (const others of [words.body.withPrefix(prefix), words.location.withPrefix(prefix)]) {
      if (others) addAll(bits, others);
    }
    this.#addInConditions(bits, (of) => hasPrefix(of, prefix));
    return bits;
  }

  #addOfCategories(bits: Bits, matches: (titleWords: readonly string[]) => boolean): void {
    const found = this.#categories.filter(({ title }) => matches(titleWords(title)));
    const ids = new Set(found.map(({ id }) => id));
    if (ids.size > 0) this.#index.groups.addTo(bits, ({ categoryId }) => ids.has(categoryId));
  }

  #addInConditions(bits: Bits, matches: (words: readonly string[]) => boolean): void {
    this.#index.groups.addTo(bits, ({ condition }) => matches(wordsOf(condition)));
  }
}
