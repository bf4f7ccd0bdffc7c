import type { TitledCategory } from '../search-engine.ts';
import { factOf } from '../text/fact-parts.ts';
import {
  places,
  pointsOfCircle,
  pointsOfNothing,
  weightOfPlace,
  weightOfPrice,
} from '../text/match-points.ts';
import type { QueryTerm } from '../text/read-query.ts';
import { factQuery } from './filters.ts';
import type { Query } from './query.ts';
import { Titles } from './titles.ts';
import { groupsOf, hasWord, type WordGroup } from './word-groups.ts';

/**
 * A text's wish in addition to its terms: the phrase, a query for products that meet it, and circles around a named
 * place.
 */
export type Wish = { phrase: string; query: Query; circles?: Query[] };

/**
 * A text as clauses whose scores add up to a product's match: two `halfUnit`s per unit of matched weight, and a few
 * points for the place of the match. So the score tells how much of the text a product has, and orders by relevance.
 */
export type TextQuery = {
  should: Query[];
  /** Products that the text excludes. */
  mustNot: Query[];
  /** Matches products that have all of the text, even if they only mention a part of it. */
  hasAll: Query;
  /** The least score of a full match in the right places. */
  whole: number;
  /** The maximum score. */
  most: number;
  /** The parts of the text by the names of their clauses. */
  parts: ReadonlyMap<string, string>;
};

/** The least difference between matches; the points of all terms add up to less. */
export const halfUnit = 1_000;

export function textQuery(
  all: readonly QueryTerm[],
  { price, place }: { price: Wish | null; place: Wish | null },
  categories: readonly TitledCategory[],
): TextQuery {
  const titles = new Titles(categories);
  const terms = all.filter(({ isExcluded }) => !isExcluded);
  const excluded = all.filter(({ isExcluded }) => isExcluded);
  const asked = affordable(
    terms.map((term) => groupsOf(term).map((group) => clausesOf(group, term, titles))),
  );
  const read = terms.map((term, at) => ({ term, name: `term${at}`, ...apart(asked[at] ?? []) }));
  const wishes = [
    ...(price ? [{ ...price, weight: weightOfPrice }] : []),
    ...(place ? [{ ...place, weight: weightOfPlace }] : []),
  ].map((wish, at) => ({ ...wish, name: `wish${at}` }));
  const weight = [...terms, ...wishes].reduce((sum, one) => sum + one.weight, 0);
  const whole = 2 * halfUnit * weight;
  const circles = place?.circles ?? [];
  return {
    should: [
      ...read.map(({ found, near, name }) => best([best(found, name), ...near])),
      ...wishes.map(({ query, name, weight: own }) => ({
        constant_score: { filter: query, boost: 2 * halfUnit * own, _name: name },
      })),
      ...circles.map((filter) => ({ constant_score: { filter, boost: pointsOfCircle } })),
    ],
    mustNot: excluded.flatMap((term) =>
      groupsOf(term).flatMap((group) =>
        waysOf(group, term, titles).flatMap(({ filter, isMention }) =>
          isMention ? [] : [bothOf(filter)],
        ),
      ),
    ),
    hasAll: {
      bool: {
        filter: [
          ...read.flatMap(({ term, found }) => (term.weight > 0 ? [best(found)] : [])),
          ...wishes.map(({ query }) => query),
        ],
      },
    },
    whole,
    most: whole + pointsOfNothing * terms.length + pointsOfCircle * circles.length,
    parts: new Map([
      ...read.map(({ name, term }) => [name, term.text] as const),
      ...wishes.map(({ name, phrase }) => [name, phrase] as const),
    ]),
  };
}

/** Counts only the best clause. */
const best = (queries: Query[], name?: string): Query =>
  queries.length === 0
    ? { match_none: {} }
    : { dis_max: { queries, ...(name && { _name: name }) } };

/** Clauses that find a term, or something similar, by some words. */
type Clauses = { isNear: boolean; queries: Query[] };

function clausesOf(group: WordGroup, term: QueryTerm, titles: Titles): Clauses {
  const queries = waysOf(group, term, titles).map(({ filter, points, isMention = false }) => {
    const lost = group.isNear || isMention ? halfUnit * term.weight : 0;
    const boost = 2 * halfUnit * term.weight - lost + pointsOfNothing - points - group.rank;
    return { constant_score: { filter: bothOf(filter), boost } };
  });
  return { isNear: group.isNear, queries };
}

const apart = (clauses: readonly Clauses[]) => ({
  found: clauses.flatMap(({ isNear, queries }) => (isNear ? [] : queries)),
  near: clauses.flatMap(({ isNear, queries }) => (isNear ? queries : [])),
});

/** OpenSearch refuses queries of more than 1,024 clauses; `hasAll` repeats those of a text. */
const mostClauses = 480;

/** The ways to find each term, best ways of all terms first, up to the limit. */
function affordable(ofTerms: readonly (readonly Clauses[])[]): Clauses[][] {
  const kept = ofTerms.map((): Clauses[] => []);
  const most = Math.max(0, ...ofTerms.map(({ length }) => length));
  let count = 0;
  for (let at = 0; at < most; at += 1) {
    for (const [term, ways] of ofTerms.entries()) {
      const clauses = ways[at];
      if (!clauses) continue;
      count += clauses.queries.reduce((sum, query) => sum + leavesOf(query), 0);
      if (count <= mostClauses) kept[term]?.push(clauses);
    }
  }
  return kept;
}

const leavesOf = ({ bool, constant_score }: Query): number => {
  if (constant_score) return leavesOf(constant_score.filter);
  if (!bool) return 1;
  const queries = [bool.filter, bool.should, bool.must_not].flatMap((one) => one ?? []);
  return queries.reduce((sum, query) => sum + leavesOf(query), 0);
};

type Way = { filter: Query[]; points: number; isMention?: boolean };

/** The places where a product may have words, the best first. */
function waysOf(group: WordGroup, { isKind }: QueryTerm, titles: Titles): Way[] {
  const { allOf, ofTitle, facts } = group;
  const inCategories = titles.withAll(ofTitle);
  if (ofTitle.length > 0 && inCategories.length === 0) return [];
  const stated = facts.map((part) => factQuery(factOf(part)));
  const here = ofTitle.length > 0 ? [...stated, titles.query(inCategories)] : stated;
  if (allOf.length === 0 && stated.length > 0) return [{ filter: here, points: places.fact }];
  const titled = allOf.reduce((left, words) => titles.among(left, words), inCategories);
  const mixed = titles.mixedAmong(titled);
  // A stepper in `Ellipticals & Climbers` isn't an elliptical, unless a fact says so.
  const ofOtherKind =
    mixed.length > 0 && stated.length === 0
      ? [titles.query(mixed), { term: { namesKind: true } }]
      : null;
  const notOther = ofOtherKind ? [{ bool: { must_not: [bothOf(ofOtherKind)] } }] : [];
  const ways =
    allOf.length > 0 ? waysByWords(group, isKind, titles, { here, stated, notOther }) : [];
  if (titled.length > 0)
    ways.push({ filter: [titles.query(titled), ...stated, ...notOther], points: places.title });
  if (ofOtherKind) ways.push({ filter: ofOtherKind, points: places.title, isMention: true });
  return ways;
}

/** Ways to find words outside of titles. */
function waysByWords(
  { allOf, ofTitle, isPhrase }: WordGroup,
  isKind: boolean,
  titles: Titles,
  { here, stated, notOther }: Record<'here' | 'stated' | 'notOther', Query[]>,
): Way[] {
  /** Whether all words are in a field or in the title, in any order. */
  const isIn = (field: string) => [
    ...here,
    ...allOf.map((words) => anyOf([hasWord(field, words), ...titles.has(words)])),
  ];
  const isInName = anyOf(allOf.map((words) => hasWord('name', words)));
  const withName = isPhrase ? [...isIn('name'), isInName] : [...stated, isInName];
  const byTitle = ofTitle.length > 0 ? [] : allOf.flatMap((words) => titles.has(words));
  const ways: Way[] = [
    { filter: withName, points: ofTitle.length > 0 ? places.nameAndTitle : places.name },
    { filter: [...isIn('nameOrAccessories'), ...notOther], points: places.accessory },
    { filter: [...isIn('nameOrLocation'), ...notOther], points: places.location },
  ];
  if (byTitle.length > 0)
    ways.splice(1, 0, { filter: [...withName, anyOf(byTitle)], points: places.nameAndTitle });
  // There, the words of a kind's name may be anywhere.
  if (!isKind || !isPhrase)
    ways.push({ filter: [...isIn('words'), ...notOther], points: places.body, isMention: isKind });
  return ways;
}

const bothOf = (filter: Query[]): Query =>
  filter.length === 1 ? (filter[0] as Query) : { bool: { filter } };
const anyOf = (should: Query[]): Query =>
  should.length === 1 ? (should[0] as Query) : { bool: { should, minimum_should_match: 1 } };
