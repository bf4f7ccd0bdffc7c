import type { Types } from '@opensearch-project/opensearch';
import type { TitledCategory } from '../search-engine.ts';
import { type Title, titleOf } from '../text/category-title.ts';
import { stemOf } from '../text/stem.ts';

type Query = Types.Common_QueryDsl.QueryContainer;

/** Finds products by the titles of their categories, which documents don't repeat. */
export class Titles {
  readonly #titles: ReadonlyMap<string, Title>;

  constructor(categories: readonly TitledCategory[]) {
    this.#titles = new Map(categories.map(({ id, title }) => [id, titleOf(title)]));
  }

  /** The categories whose titles have some words, written as in an alternative (`#bike`). */
  withAll(titled: readonly string[]): string[] {
    return titled.reduce((ids, word) => this.among(ids, [word.slice(1)]), [...this.#titles.keys()]);
  }

  /** The categories among some whose titles have one of some words. */
  among(ids: readonly string[], words: readonly string[]): string[] {
    return ids.filter((id) => this.#titles.get(id)?.words.some((one) => isAmong(one, words)));
  }

  /** The categories among some that have several kinds of equipment. */
  mixedAmong(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#titles.get(id)?.isMixed === true);
  }

  /** Matches products whose category's title has one of the words; none if no title has one. */
  has(words: readonly string[]): Query[] {
    const ids = this.among([...this.#titles.keys()], words);
    return ids.length > 0 ? [this.query(ids)] : [];
  }

  query(ids: readonly string[]): Query {
    return { terms: { categoryId: [...ids] } };
  }
}

const isAmong = (one: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.endsWith('*') ? one.startsWith(word.slice(0, -1)) : stemOf(one) === word,
  );
