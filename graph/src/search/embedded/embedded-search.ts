import { isSearchText } from '@fitness-zone/contract/search/words.ts';
import type {
  ProductConditions,
  ProductSearch,
  RemovedProduct,
  SearchEngine,
  SearchResult,
  TitledCategory,
} from '../search-engine.ts';
import { isSynonymWord, synonymWords } from '../synonyms/synonyms.ts';
import { type Title, titleOf } from '../text/category-title.ts';
import { asTyped, type KnownWords, type QueryTerm, readQuery } from '../text/read-query.ts';
import { closestWords, isLikelyTypo } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { compoundsOf, startTerms } from '../text/terms.ts';
import { Around } from './around.ts';
import { ProductTable } from './product-table.ts';
import { meetsAt, scanRows } from './scan-rows.ts';
import { StartMatch } from './start-match.ts';
import { TextMatch } from './text-match.ts';

/** A search engine in memory. Every search looks at every product once. */
export class EmbeddedSearch implements SearchEngine {
  readonly #table = new ProductTable();

  async put(products: Parameters<SearchEngine['put']>[0]): Promise<void> {
    for (const product of products) this.#table.put(product);
  }

  async remove(products: readonly RemovedProduct[]): Promise<void> {
    const removed = new Set(products.map(({ id }) => id));
    if (removed.size > 0) this.#table.filter((id) => !removed.has(id));
  }

  /** Removes all other products. */
  async keepOnly(ids: ReadonlySet<string>): Promise<void> {
    this.#table.filter((id) => ids.has(id));
  }

  async close(): Promise<void> {
    this.#table.filter(() => false);
  }

  async search(asked: ProductSearch): Promise<SearchResult> {
    const { near, textPlace } = asked.conditions;
    const area = near ?? textPlace;
    const from = area ? new Around(this.#table, area) : null;
    const titles = this.#titles(asked.categories);
    const known = this.#knownWords(titles);
    const { text, location, ...read } = this.#read(asked.conditions, { titles, known });
    return { ...scanRows(this.#table, asked, { text, location, from }), ...read };
  }

  async meets(...[id, filters, categories]: Parameters<SearchEngine['meets']>): Promise<boolean[]> {
    const titles = this.#titles(categories);
    const known = asTyped(this.#knownWords(titles));
    const met: boolean[] = [];
    let since = performance.now();
    for (const conditions of filters) {
      // Requests are answered in between and may change the rows.
      if (performance.now() - since > sliceMs) {
        await nextTask();
        since = performance.now();
      }
      const row = this.#table.positionOf(id);
      if (this.#table.ids[row] !== id) met.push(false);
      else {
        const texts = this.#read(conditions, { titles, known, row });
        met.push(meetsAt(this.#table, row, conditions, texts));
      }
    }
    return met;
  }

  async mentions(words: readonly string[]): Promise<boolean> {
    const { vocabulary } = this.#table;
    return words
      .flatMap(compoundsOf)
      .every((word) => vocabulary.usesOf(word) > vocabulary.usesInPlaces(word));
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

  /** The matches of a filter's text and location; null if the filter has none. */
  #read(
    { text, location, textPrice, textPlace }: ProductConditions,
    { titles, known, row }: Reading,
  ) {
    const named = isSearchText(location) ? new StartMatch(this.#table, startTerms(location)) : null;
    if (!isSearchText(text))
      return { text: null, location: named, correctedText: null, understood: [] };
    const { terms, correctedText, understood } = readQuery(text, known, textPlace?.phrase);
    const price = textPrice ?? null;
    const place = textPlace
      ? { phrase: textPlace.phrase, around: new Around(this.#table, textPlace) }
      : null;
    const isNarrowed = !terms || terms.length > 0 || price !== null || place !== null;
    const wanted = { terms: terms ?? [nothing], price, place };
    const match = isNarrowed ? new TextMatch(this.#table, wanted, { titles, row }) : null;
    return { text: match, location: named, correctedText, understood };
  }

  /** The categories' titles, by the rows' `category`. */
  #titles(categories: readonly TitledCategory[]): Title[] {
    const byId = new Map(categories.map(({ id, title }) => [id, title]));
    return this.#table.categoryIds.map((id) => titleOf(byId.get(id) ?? ''));
  }

  #knownWords(titles: readonly Title[]): KnownWords {
    const { vocabulary } = this.#table;
    const isInTitle = (stem: string) => titles.some(({ stems }) => stems.has(stem));
    return {
      has: (word) => vocabulary.has(word) || isInTitle(stemOf(word)),
      hasStart: (start) => vocabulary.words.some((word) => word.startsWith(start)),
      closest: (word) => {
        // A word of the trade is likelier than another.
        const weigh = (one: string) =>
          vocabulary.usesOf(one) + (isSynonymWord(one) ? this.#table.length : 0);
        const inProducts = vocabulary.words.filter((one) => isLikelyTypo(word, one));
        const known = [...synonymWords, ...titles.flatMap((title) => title.words), ...inProducts];
        return closestWords(word, known, (words) => words.map(weigh));
      },
    };
  }
}

/** The context in which a text is read; `row`: the only row to match. */
type Reading = { titles: readonly Title[]; known: KnownWords; row?: number };

/** Milliseconds of matching one product with filters before other requests get their turn. */
const sliceMs = 5;

/** Stands in for `setImmediate`, which browsers lack; the mocks search in one. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** The term of a text without a letter or digit: no product has it. */
const nothing: QueryTerm = { text: '', weight: 1, isKind: false, found: [], near: [] };
