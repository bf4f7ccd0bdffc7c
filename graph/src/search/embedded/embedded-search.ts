import { isAsked } from '@fitness-zone/contract/search/words.ts';
import type {
  ProductSearch,
  SearchEngine,
  SearchResult,
  TitledCategory,
} from '../search-engine.ts';
import { closestWord, correctSpelling } from '../text/spelling.ts';
import { findableWords } from '../text/synonyms.ts';
import { hasTerms, type SearchTerm, toSearchTerms } from '../text/terms.ts';
import { ProductTable } from './product-table.ts';
import { scanRows } from './scan-rows.ts';
import { mostMarks, TextMatch, WordMarks } from './text-match.ts';

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
    const near = isAsked(location) ? this.#match(toSearchTerms(location), []) : null;
    const scan = (match: TextMatch | null) =>
      scanRows(this.#table, asked, { text: match, location: near });
    if (!isAsked(text)) return { ...scan(null), correctedText: null };
    const titles = this.#titleWords(asked.categories);
    const terms = toSearchTerms(text);
    const match = this.#match(terms, titles);
    const found = { ...scan(match), correctedText: null };
    // A text with a word that is to be corrected matches nothing, whatever the filters are.
    const correctedText = found.total > 0 ? null : this.#correct(terms, titles);
    if (correctedText === null) return found;
    const meant = this.#match(toSearchTerms(correctedText), titles);
    const isFound = this.#table.ids.some((_, row) => meant.tierOf(row) !== null);
    return isFound ? { ...scan(meant), correctedText } : found;
  }

  async suggest(text: string, first: number): Promise<string[]> {
    const match = this.#match(toSearchTerms(text), []);
    const names = new Set<string>();
    const { productNames } = this.#table;
    for (let row = productNames.length - 1; row >= 0 && names.size < first; row -= 1) {
      if (match.isNamed(row)) names.add(productNames[row] as string);
    }
    return [...names];
  }

  #match(terms: readonly SearchTerm[], titles: readonly string[][]): TextMatch {
    return new TextMatch(this.#table, terms, titles);
  }

  /** The words of the categories' titles, by the rows' `category`. */
  #titleWords(categories: readonly TitledCategory[]): string[][] {
    return this.#table.categoryIds.map((id) =>
      findableWords(categories.find((category) => category.id === id)?.title ?? ''),
    );
  }

  #correct(terms: readonly SearchTerm[], titles: readonly string[][]): string | null {
    const { vocabulary, columns, length } = this.#table;
    const inUse = new Set(columns.category.subarray(0, length));
    const known = [
      ...vocabulary.words.filter((word) => word !== ''),
      ...titles.filter((_, category) => inUse.has(category)).flat(),
    ];
    const isKnown = (term: string) => hasTerms(known, toSearchTerms(term));
    const closest = (term: string) => {
      // Spelt with hyphens or apostrophes, it is looked for without.
      const [word, ...others] = toSearchTerms(term)[0]?.anyOf.at(-1) ?? [];
      if (word === undefined || others.length > 0) return null;
      return closestWord(word, known, (words) => this.#countRows(words, titles));
    };
    return correctSpelling(
      terms.map(({ text }) => text),
      isKnown,
      closest,
    );
  }

  /** Number of products that contain each word, their categories included. */
  #countRows(words: readonly string[], titles: readonly string[][]): number[] {
    const asked = words.slice(0, mostMarks);
    const marks = new WordMarks(
      this.#table,
      asked.map((one) => (word) => word === one),
    );
    const ofCategory = titles.map((title) => marks.ofWords(title));
    const { wordsStart, wordsEnd, category } = this.#table.columns;
    const counts = asked.map(() => 0);
    for (let row = 0; row < this.#table.length; row += 1) {
      const own = marks.between(wordsStart[row] as number, wordsEnd[row] as number);
      const found = own | (ofCategory[category[row] as number] ?? 0);
      for (let rest = found; rest !== 0; rest &= rest - 1) {
        const at = 31 - Math.clz32(rest & -rest);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    return counts;
  }
}
