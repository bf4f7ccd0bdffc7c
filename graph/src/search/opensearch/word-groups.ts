import type { Types } from '@opensearch-project/opensearch';
import { isOfTitle, isPlain } from '../text/category-title.ts';
import { isFact } from '../text/fact-parts.ts';
import { rankedWays } from '../text/match-points.ts';
import type { QueryTerm } from '../text/read-query.ts';
import { stemMark } from './index-mapping.ts';

type Query = Types.Common_QueryDsl.QueryContainer;

/** One way to find a term: a word from each group of `allOf`, words of a category's title, and facts. */
export type WordGroup = {
  allOf: string[][];
  ofTitle: string[];
  facts: string[];
  isPhrase: boolean;
  isNear: boolean;
  rank: number;
};

/** The ways to find a term. Single words of equal rank are one way, which shortens queries. */
export function groupsOf(term: QueryTerm): WordGroup[] {
  const groups: WordGroup[] = [];
  for (const { words, isNear, rank } of rankedWays(term)) {
    const ofTitle = words.filter(isOfTitle);
    const facts = words.filter(isFact);
    const plain = words.filter(isPlain);
    const isPhrase = plain.length + ofTitle.length > 1;
    const group = { ofTitle, facts, isPhrase, isNear, rank };
    const equal = plain.length === 1 ? groups.find((one) => isLike(one, group)) : undefined;
    if (equal) equal.allOf[0]?.push(...plain);
    else groups.push({ ...group, allOf: plain.map((word) => [word]) });
  }
  return groups;
}

/** Whether two groups have one word each, and are equal in all other respects. */
const isLike = (one: WordGroup, other: Omit<WordGroup, 'allOf'>): boolean =>
  one.allOf.length === 1 &&
  one.isNear === other.isNear &&
  one.rank === other.rank &&
  one.ofTitle.join() === other.ofTitle.join() &&
  one.facts.join() === other.facts.join();

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
