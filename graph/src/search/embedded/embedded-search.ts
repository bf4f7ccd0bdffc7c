import { isAsked } from '@fitness-zone/contract/search/words.ts';
import type {
  ProductSearch,
  SearchEngine,
  SearchResult,
  TitledCategory,
} from '../search-engine.ts';
import { type KnownWords, type QueryTerm, readQuery } from '../text/read-query.ts';
import { closestWords } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { startTerms, toIndexWords } from '../text/terms.ts';
import { isTradeWord, tradeWords } from '../text/trade-words/phrases.ts';
import { ProductTable } from './product-table.ts';
import { scanRows } from './scan-rows.ts';
import { StartMatch } from './start-match.ts';
import { TextMatch, type Title } from './text-match.ts';

/** A search engine in memory: every search looks at every product once. */
export class EmbeddedSearch implements SearchEngine {
  readonly #table = new ProductTable();

  async put(products: Parameters<SearchEngine['put']>[0]): Promise<void> {
    for (const product of products) this.#table.put(product);
  }

  async remove(ids: readonly string[]): Promise<void> {
    const removed = new Set(ids);
    if (removed.size > 0) this.#table.filter((id) => !removed.has(id));
  }

  async keepOnly(ids: ReadonlySet<string>): Promise<void> {
    this.#table.filter((id) => ids.has(id));
  }

  async close(): Promise<void> {
    this.#table.filter(() => false);
  }

  async search(asked: ProductSearch): Promise<SearchResult> {
    const { text, location } = asked.conditions;
    const near = isAsked(location) ? new StartMatch(this.#table, startTerms(location)) : null;
    const scan = (match: TextMatch | null) =>
      scanRows(this.#table, asked, { text: match, location: near });
    if (!isAsked(text)) return scan(null);
    const titles = this.#titles(asked.categories);
    const query = readQuery(text, this.#knownWords(titles));
    const price = asked.conditions.textPrice ?? null;
    const terms = query.terms ?? [nothing];
    const isNarrowed = terms.length > 0 || price !== null;
    const match = isNarrowed ? new TextMatch(this.#table, { terms, price }, titles) : null;
    return { ...scan(match), correctedText: query.correctedText };
  }

  async suggest(text: string, first: number): Promise<string[]> {
    const match = new StartMatch(this.#table, startTerms(text));
    const names = new Set<string>();
    const { productNames } = this.#table;
    for (let row = productNames.length - 1; row >= 0 && names.size < first; row -= 1) {
      if (match.isNamed(row)) names.add(productNames[row] as string);
    }
    return [...names];
  }

  /** The categories' titles, by the rows' `category`. */
  #titles(categories: readonly TitledCategory[]): Title[] {
    return this.#table.categoryIds.map((id) => {
      const title = categories.find((category) => category.id === id)?.title ?? '';
      return { words: toIndexWords(title), isMixed: severalKinds.test(title) };
    });
  }

  #knownWords(titles: readonly Title[]): KnownWords {
    const { vocabulary } = this.#table;
    const inTitles = new Set(titles.flatMap(({ words }) => words.map(stemOf)));
    return {
      has: (word) => vocabulary.has(word) || inTitles.has(stemOf(word)),
      hasStart: (start) => vocabulary.words.some((word) => word.startsWith(start)),
      closest: (word) => {
        const counts = this.#countNamed();
        // A word of the trade is likelier than a name.
        const weigh = (one: string) =>
          (counts.get(one) ?? 0) + (isTradeWord(one) ? this.#table.length : 0);
        const known = [...tradeWords, ...titles.flatMap((title) => title.words), ...counts.keys()];
        return closestWords(word, known, (words) => words.map(weigh));
      },
    };
  }

  /** Number of products with each word in name or location. */
  #countNamed(): ReadonlyMap<string, number> {
    const { columns, vocabulary, words, length } = this.#table;
    const { wordsStart, accessoryEnd, bodyEnd, wordsEnd } = columns;
    const counts = new Int32Array(vocabulary.words.length);
    const count = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) (counts[words[at] as number] as number) += 1;
    };
    for (let row = 0; row < length; row += 1) {
      count(wordsStart[row] as number, accessoryEnd[row] as number);
      count(bodyEnd[row] as number, wordsEnd[row] as number);
    }
    const named = vocabulary.words.map((word, number) => [word, counts[number] ?? 0] as const);
    return new Map(named.filter(([, times]) => times > 0));
  }
}

/** The term of a text without a letter or digit: no product has it. */
const nothing: QueryTerm = { text: '', weight: 1, isKind: false, found: [], near: [] };

/** Separators of several kinds in a category's title. */
const severalKinds = /&|,|\/|\+|\band\b/i;
