import type { Types } from '@opensearch-project/opensearch';
import type { QueryTerm } from '../text/read-query.ts';
import { isOfTitle, rankedWays } from '../text/term-ways.ts';
import { stemMark } from './index-mapping.ts';

type Query = Types.Common_QueryDsl.QueryContainer;

/** Words that find a term together: one of each group of `allOf`, and those of a category's title. */
export type WordGroup = {
  allOf: string[][];
  ofTitle: string[];
  isPhrase: boolean;
  isNear: boolean;
  rank: number;
};

/** The ways to find a term. Single words of equal rank are one way, which shortens queries. */
export function groupsOf(term: QueryTerm): WordGroup[] {
  const groups: WordGroup[] = [];
  for (const { words, isNear, rank } of rankedWays(term)) {
    const ofTitle = words.filter(isOfTitle);
    const plain = words.filter((word) => !isOfTitle(word));
    const isPhrase = words.length > 1;
    const equal =
      isPhrase || ofTitle.length > 0
        ? undefined
        : groups.find((one) => isLike(one, { isNear, rank }));
    if (equal) equal.allOf[0]?.push(...plain);
    else groups.push({ allOf: plain.map((word) => [word]), ofTitle, isPhrase, isNear, rank });
  }
  return groups;
}

const isLike = (one: WordGroup, { isNear, rank }: Pick<WordGroup, 'isNear' | 'rank'>): boolean =>
  !one.isPhrase && one.ofTitle.length === 0 && one.isNear === isNear && one.rank === rank;

/** Matches products with one of some words (stems, or beginnings of words: `row*`) in a field. */
export function hasWord(field: string, words: readonly string[]): Query {
  const stems = words.filter((word) => !word.endsWith('*')).map((word) => stemMark + word);
  const starts = words.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []));
  const should: Query[] = [
    ...(stems.length > 0 ? [{ terms: { [field]: stems } }] : []),
    ...starts.map((start) => ({ prefix: { [field]: start } })),
  ];
  return should.length === 1 ? (should[0] as Query) : { bool: { should, minimum_should_match: 1 } };
}
