import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import { isSearchText } from '@fitness-zone/contract/search/words.ts';
import type {
  Area,
  ProductConditions,
  ProductSearch,
  RemovedProduct,
  SearchEngine,
  SearchedProduct,
  SearchHit,
  SearchResult,
  TitledCategory,
} from '../search-engine.ts';
import { circles } from '../text/match-points.ts';
import type { QueryTerm, Query as Reading } from '../text/read-query.ts';
import { compoundsOf, startTerms } from '../text/terms.ts';
import { type Aggregated, facetRequests, readFacets } from './facets.ts';
import { allBut, filtersOf, missingOne, priceBetween, startsIn, withinArea } from './filters.ts';
import { readByIndex } from './known-words.ts';
import { orderOf, searchAfter } from './order.ts';
import type { Answer, ProductIndex } from './product-index.ts';
import type { Query } from './query.ts';
import { halfUnit, type TextQuery, textQuery } from './text-query.ts';

type Hits = Answer['hits'];

/** The condition and the least score that list a product for a text. */
type Bar = { filter: Query[]; minScore: number };

type List = Omit<SearchResult, 'correctedText' | 'understood'>;

const noText: Bar = { filter: [], minScore: 0 };

/** Stays below OpenSearch's limit of `from`. */
const mostFrom = 9_000;

/** Searches an index of OpenSearch by the same rules as the embedded engine. */
export class OpenSearchEngine implements SearchEngine {
  readonly #index: ProductIndex;

  constructor(index: ProductIndex) {
    this.#index = index;
  }

  async search(asked: ProductSearch): Promise<SearchResult> {
    const [read] = await this.#readTexts([asked.conditions], asked.categories);
    const { text = null, ...texts } = read ?? { correctedText: null, understood: [] };
    return { ...(await this.#best(asked, text)), ...texts };
  }

  /** The full matches; without any, the best partial ones. */
  async #best(asked: ProductSearch, text: TextQuery | null): Promise<List> {
    if (!text) return this.#list(asked, null, noText);
    const found = await this.#list(asked, text, { filter: [], minScore: text.whole });
    const bar = found.total > 0 ? null : await this.#bestBar(asked.conditions, text);
    return bar ? this.#list(asked, text, bar) : found;
  }

  async meets(...[id, filters, categories]: Parameters<SearchEngine['meets']>): Promise<boolean[]> {
    const met = await this.#meetsWithoutText(id, filters);
    // Reads each text once, since many people search for the same words.
    const byText = Map.groupBy(
      filters.filter((_conditions, at) => met[at]),
      textKey,
    );
    const asked = [...byText.values()].flatMap(([one]) => one ?? []);
    const texts = await this.#readTexts(asked, categories, true);
    const lacking = new Set<string>();
    for (let at = 0; at < asked.length; at += textsAtOnce) {
      const some = asked.slice(at, at + textsAtOnce).flatMap((conditions, place) => {
        const text = texts[at + place]?.text;
        return text ? { key: textKey(conditions), text } : [];
      });
      if (some.length === 0) continue;
      const answers = await this.#index.searchAll(
        some.map(({ text: { should, mustNot, whole } }) => ({
          size: 0,
          min_score: whole,
          query: { bool: { filter: [{ term: { id } }], should, must_not: mustNot } },
        })),
      );
      for (const [place, { key }] of some.entries()) {
        const hits = answers[place]?.hits;
        if (!hits || countOf(hits) === 0) lacking.add(key);
      }
    }
    return filters.map((conditions, at) => met[at] === true && !lacking.has(textKey(conditions)));
  }

  /** Whether a product meets each filter, except for the text. */
  async #meetsWithoutText(id: string, filters: readonly ProductConditions[]): Promise<boolean[]> {
    if (filters.length === 0) return [];
    const { aggregations } = await this.#ask({
      size: 0,
      query: { term: { id } },
      aggs: {
        met: {
          filters: {
            filters: filters.map((conditions) => {
              const own = filtersOf(conditions);
              return { bool: { filter: [...own.always, allBut(own, null)] } };
            }),
          },
        },
      },
    });
    const { buckets } = aggregations.met as { buckets: { doc_count: number }[] };
    return buckets.map(({ doc_count }) => doc_count > 0);
  }

  async mentions(words: readonly string[]): Promise<boolean> {
    const asked = [...new Set(words.flatMap(compoundsOf))];
    const answers = await this.#index.searchAll(
      asked.map((word) => ({
        size: 0,
        terminate_after: 1,
        query: {
          bool: {
            should: ['nameOrAccessories', 'body'].map((field) => ({ term: { [field]: word } })),
            minimum_should_match: 1,
          },
        },
      })),
    );
    return answers.every(({ hits }) => countOf(hits) > 0);
  }

  async suggest(text: string, first: number): Promise<string[]> {
    const { hits } = await this.#ask({
      size: first,
      docvalue_fields: ['productName'],
      query: startsIn('nameOrAccessories', startTerms(text)),
      sort: [{ id: { order: 'desc' } }],
      collapse: { field: 'productName' },
    });
    return hits.hits.map(({ fields }) => String(fields?.productName?.[0]));
  }

  async put(products: readonly SearchedProduct[]): Promise<void> {
    await this.#index.write(this.#index.alias, { put: products });
    await this.#index.refresh();
  }

  async remove(products: readonly RemovedProduct[]): Promise<void> {
    await this.#index.write(this.#index.alias, { removed: products });
    await this.#index.refresh();
  }

  async close(): Promise<void> {
    await this.#index.client.close();
  }

  /** Reads the text of each filter: its query, null if blank, and its corrected form. */
  async #readTexts(
    filters: readonly ProductConditions[],
    categories: readonly TitledCategory[],
    isCorrected = false,
  ): Promise<TextsRead[]> {
    const asked = filters.filter(({ text }) => isSearchText(text));
    const typed = asked.map(({ text, textPlace }) => ({
      text: text ?? '',
      place: textPlace?.phrase,
    }));
    const queries = await readByIndex(typed, { index: this.#index, categories, isCorrected });
    return filters.map((conditions) => {
      const query = queries[asked.indexOf(conditions)];
      if (!query) return { text: null, correctedText: null, understood: [] };
      const { correctedText, understood } = query;
      return { text: textOf(query, conditions, categories), correctedText, understood };
    });
  }

  async #list(asked: ProductSearch, text: TextQuery | null, bar: Bar): Promise<List> {
    const { conditions, first, after, counted, turn } = asked;
    const filters = filtersOf(conditions);
    const facts = (conditions.attributes ?? []).map(({ name }) => name);
    const order = orderOf(asked, text);
    const query = {
      bool: {
        filter: [...filters.always, ...bar.filter],
        should: text?.should ?? [],
        must_not: text?.mustNot ?? [],
      },
    };
    const all = allBut(filters, null);
    const answer = await this.#ask({
      size: first + 1,
      track_total_hits: true,
      query,
      min_score: bar.minScore,
      post_filter: all,
      sort: order.sort,
      ...(after && { search_after: searchAfter(order, after) }),
      aggs: {
        ...facetRequests(filters, counted, facts),
        all: {
          filter: all,
          aggs: {
            verified: { filter: { term: { isSellerVerified: true } } },
            advertised: {
              filter: { term: { advertisement: true } },
              aggs: {
                first: {
                  top_hits: { size: mostAdvertisements, sort: oldestFirst, _source: false },
                },
              },
            },
          },
        },
      },
    });
    const aggregations = answer.aggregations as Record<string, Aggregated>;
    const ofAll = aggregations.all as unknown as {
      verified: { doc_count: number };
      advertised: { doc_count: number; first: { hits: Hits } };
    };
    const hits = answer.hits.hits.map(({ _id, sort, matched_queries }): SearchHit => {
      const id = String(_id);
      const matched = new Set(matched_queries as string[] | undefined);
      const missing = [...(text?.parts ?? [])].flatMap(([name, part]) =>
        matched.has(name) ? [] : [part],
      );
      const [value] = sort ?? [];
      return { id, position: { key: order.key(Number(value)), id }, missing };
    });
    return {
      hits: hits.slice(0, first),
      hasMore: hits.length > first,
      total: countOf(answer.hits),
      facets: {
        ...readFacets(aggregations, counted, facts),
        verifiedSellerCount: ofAll.verified.doc_count,
      },
      advertised: await this.#takeTurns(ofAll.advertised, turn, {
        query: {
          bool: {
            ...query.bool,
            filter: [...query.bool.filter, all, { term: { advertisement: true } }],
          },
        },
        min_score: bar.minScore,
      }),
    };
  }

  /** Takes the next ones in turn, continuing after the last one. */
  async #takeTurns(
    { doc_count: count, first }: { doc_count: number; first: { hits: Hits } },
    turn: number,
    search: object,
  ): Promise<string[]> {
    const idsOf = ({ hits }: Hits) => hits.map(({ _id }) => String(_id));
    const beginning = idsOf(first.hits);
    const start =
      count > mostAdvertisements ? (turn * mostAdvertisements) % Math.min(count, mostFrom) : 0;
    if (start === 0) return beginning;
    const { hits } = await this.#ask({
      ...search,
      from: start,
      size: mostAdvertisements,
      sort: oldestFirst,
    });
    return [...idsOf(hits), ...beginning].slice(0, mostAdvertisements);
  }

  /**
   * The bar for a text's results. Full matches come first; without any, those that only mention the kind. Otherwise, or
   * if others have more of the text: the best partial matches, with at least half of the best one's weight. Null if
   * there are none.
   */
  async #bestBar(conditions: ProductConditions, text: TextQuery): Promise<Bar | null> {
    const filters = filtersOf(conditions);
    // If the filters empty the list, the facets still show what other filters would find.
    const scopes = [
      allBut(filters, null),
      ...(filters.byFacet.size > 0 ? [missingOne(filters)] : []),
    ];
    for (const scope of scopes) {
      const { hits } = await this.#ask({
        size: 1,
        query: {
          bool: {
            filter: [...filters.always, scope],
            must_not: text.mustNot,
            // Among equals, full matches come first.
            should: [
              ...text.should,
              { constant_score: { filter: text.hasAll, boost: halfUnit / 2 } },
            ],
          },
        },
        min_score: halfUnit,
      });
      const score = hits.hits[0]?._score;
      if (score == null) continue;
      const halves = Math.floor(score / halfUnit);
      if (halves * halfUnit >= text.whole) return { filter: [], minScore: text.whole };
      if (score % halfUnit >= halfUnit / 2) return { filter: [text.hasAll], minScore: halfUnit };
      return { filter: [], minScore: halfUnit * Math.ceil(halves / 2) };
    }
    return null;
  }

  #ask(body: object): Promise<Answer> {
    return this.#index.search({ _source: false, ...body });
  }
}

/** A filter's text: its query, null if blank, and how it was read. */
type TextsRead = Pick<SearchResult, 'correctedText' | 'understood'> & { text: TextQuery | null };

/** Number of texts matched with a product at once. */
const textsAtOnce = 50;

/** The parts of a filter that `#readTexts` reads, as a key. */
const textKey = ({ text, textPrice, textPlace }: ProductConditions): string =>
  JSON.stringify([text, textPrice, textPlace]);

const countOf = ({ total }: Hits): number => (total as { value: number }).value;

/** The term of a text without a letter or digit: no product has it. */
const nothing: QueryTerm = { text: '', weight: 1, isKind: false, found: [], near: [] };

/** The query of a text; null if it is blank. */
function textOf(
  { terms }: Reading,
  { textPrice, textPlace }: ProductConditions,
  categories: readonly TitledCategory[],
): TextQuery | null {
  const price = textPrice
    ? { phrase: textPrice.phrase, query: priceBetween(textPrice.min, textPrice.max) }
    : null;
  const place = textPlace
    ? { phrase: textPlace.phrase, query: withinArea(textPlace), circles: circlesAround(textPlace) }
    : null;
  const isNarrowed = !terms || terms.length > 0 || price !== null || place !== null;
  return isNarrowed ? textQuery(terms ?? [nothing], { price, place }, categories) : null;
}

function circlesAround({ withinKm, ...place }: Area): Query[] {
  return withinKm === null
    ? []
    : circles.map((times) => withinArea({ ...place, withinKm: times * withinKm }));
}

const oldestFirst = [{ id: { order: 'asc' } }];
