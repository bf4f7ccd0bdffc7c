import type { TitledCategory } from '../search-engine.ts';
import { isSynonymWord, synonymWords } from '../synonyms/synonyms.ts';
import { titleOf } from '../text/category-title.ts';
import { asTyped, type KnownWords, type Query, readQuery } from '../text/read-query.ts';
import { closestWords, maxEdits } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { stemMark } from './index-mapping.ts';
import type { ProductIndex } from './product-index.ts';

/** The words that a typed word may mean, each with its number of products. */
type Known = { isWord: boolean; isStart: boolean; closest: ReadonlyMap<string, number> };
const unknown: Known = { isWord: false, isStart: false, closest: new Map() };

/** Most rounds of look-ups for a text: its words, then corrections and compounds. */
const mostRounds = 4;
/** Number of words looked up at once. */
const mostWords = 60;
/** Spellings looked at for each unknown word. */
const mostSpellings = 50;
/** Exceeds any number of products: a word of the trade is likelier than a name. */
const ofTrade = 1e9;

type Options = {
  index: ProductIndex;
  categories: readonly TitledCategory[];
  /** Whether the texts were corrected before. */
  isCorrected?: boolean;
};

/** A text, and its part that names a place. */
type Typed = { text: string; place: string | undefined };

/** Reads texts by looking up unknown words in the index, so that no process holds its vocabulary. */
export async function readByIndex(typed: readonly Typed[], options: Options): Promise<Query[]> {
  const inTitles = options.categories.flatMap(({ title }) => titleOf(title).words);
  const stemsOfTitles = new Set(inTitles.map(stemOf));
  const known = new Map<string, Known>();
  for (let round = 0; ; round += 1) {
    const asked = new Set<string>();
    const ask = (word: string): Known => {
      if (!known.has(word)) asked.add(word);
      return known.get(word) ?? unknown;
    };
    const words: KnownWords = {
      has: (word) => stemsOfTitles.has(stemOf(word)) || ask(word).isWord,
      hasStart: (start) => ask(start).isStart,
      closest(word) {
        const { closest } = ask(word);
        const weigh = (one: string) => (closest.get(one) ?? 0) + (isSynonymWord(one) ? ofTrade : 0);
        const all = [...synonymWords, ...inTitles, ...closest.keys()];
        return closestWords(word, all, (some) => some.map(weigh));
      },
    };
    const read = options.isCorrected ? asTyped(words) : words;
    const queries = typed.map(({ text, place }) => readQuery(text, read, place));
    if (asked.size === 0 || round === mostRounds) return queries;
    const all = [...asked];
    for (let at = 0; at < all.length; at += mostWords) {
      const found = await lookUp(all.slice(at, at + mostWords), options);
      for (const [word, one] of found) known.set(word, one);
    }
  }
}

type Counted = { buckets: { key: string; doc_count: number }[] };

async function lookUp(words: readonly string[], { index }: Options): Promise<[string, Known][]> {
  const exists = (query: object) => ({ query, size: 0, terminate_after: 1 });
  const misspelt = words.filter((word) => maxEdits(word) > 0);
  const suggest = Object.fromEntries(misspelt.map((word, at) => [`word${at}`, spellings(word)]));
  const [suggested, ...found] = await index.searchAll([
    { size: 0, query: { match_none: {} }, suggest },
    ...words.map((word) => exists({ term: { words: stemMark + stemOf(word) } })),
    ...words.map((word) => exists({ prefix: { words: word } })),
  ]);
  const isFound = found.map(({ hits }) => (hits.total as { value: number }).value > 0);
  const spelt = new Map(
    misspelt.map((word, at) => [
      word,
      (suggested?.suggest?.[`word${at}`] ?? []).flatMap(({ options }) =>
        options.map(({ text }) => text),
      ),
    ]),
  );
  const asked = words.flatMap((word, at) => (isFound[at] ? [] : (spelt.get(word) ?? [])));
  const counts = await countSpelt(asked, index);
  return words.map((word, at) => {
    const closest = (spelt.get(word) ?? []).flatMap((one): [string, number][] => {
      const count = counts.get(one);
      return count === undefined ? [] : [[one, count]];
    });
    const isStart = isFound[words.length + at] === true;
    return [word, { isWord: isFound[at] === true, isStart, closest: new Map(closest) }];
  });
}

const spellings = (word: string) => ({
  text: word,
  term: {
    field: 'spelt',
    analyzer: 'keyword',
    suggest_mode: 'always',
    sort: 'frequency',
    max_edits: maxEdits(word),
    // The same limits as `isLikelyTypo`.
    prefix_length: 1,
    min_word_length: 4,
    max_term_freq: 1e9,
    size: mostSpellings,
    shard_size: mostSpellings,
  },
});

/** Number of products with each of some words; none for words that only removed products had. */
async function countSpelt(
  words: readonly string[],
  index: ProductIndex,
): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const include = [...new Set(words)];
  const { aggregations } = await index.search({
    size: 0,
    track_total_hits: false,
    query: { terms: { spelt: include } },
    aggs: { spelt: { terms: { field: 'spelt', include, size: include.length } } },
  });
  const { buckets } = aggregations.spelt as Counted;
  return new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
}
