import { fold } from '@fitness-zone/contract/search/words.ts';
import {
  type Alternative,
  isSynonymWord,
  type Meaning,
  meaningOf,
  mostWords,
  negations,
} from '../synonyms/synonyms.ts';
import { type Kinds, shownBound, waysToMeet } from './bounds/bound-parts.ts';
import { type ReadBound, readBounds } from './bounds/read-bounds.ts';
import { type FactTest, factOf, isFact, unstatedPart } from './fact-parts.ts';
import { equalMeasures, piecesOfAbout } from './measures.ts';
import { stemOf } from './stem.ts';
import { compoundsOf, joinedWord, searchedWords } from './terms.ts';
import { priceOf, type TextPrice } from './text-price.ts';

/** A term of a query, and the words that find it. */
export type QueryTerm = {
  /** In its typed or corrected spelling. */
  text: string;
  /** Share in a match. A term of weight 0 only affects the order. */
  weight: number;
  /** Whether it names a kind of equipment, which descriptions of other kinds may mention. */
  isKind: boolean;
  /** Ways to find it, best first. */
  found: readonly Alternative[];
  /** Ways to find something similar. */
  near: readonly Alternative[];
  /** Products that have it are excluded. */
  isExcluded?: boolean;
};

/** A part of a text that was read as a fact or an exclusion. */
export type Understood = {
  /** The part of the folded text. */
  phrase: string;
  /** The fact; null for an exclusion. */
  name: FactTest['name'] | null;
  min: number | null;
  max: number | null;
};

export type Query = {
  /** Empty if the text names only a price; null if it has no letter or digit. */
  terms: QueryTerm[] | null;
  price: TextPrice | null;
  /** The text with misspelt words corrected; null if there are none. */
  correctedText: string | null;
  understood: Understood[];
};

/** The words of the products for sale and of their categories. */
export type KnownWords = {
  has(word: string): boolean;
  hasStart(start: string): boolean;
  /** Corrections of an unknown word, the likeliest first. */
  closest(word: string): readonly string[];
};

/** For texts corrected earlier: unknown words stay as they are. */
export const asTyped = ({ has }: Pick<KnownWords, 'has'>): KnownWords => ({
  has,
  hasStart: () => false,
  closest: () => [],
});

const weights = { kind: 8, purpose: 6, brand: 3, trait: 2, preference: 0, ignored: 0 } as const;
const weightOfWord = 2;
const weightOfBound = 2;

/** Cost of a piece of a query. The cheapest reading wins, so phrases win over their words. */
const costs = { kind: 0.8, purpose: 0.9, brand: 0.9, trait: 1, preference: 1, ignored: 1 } as const;
const costOfWord = 1.2;

type Piece = { words: readonly string[]; meaning?: Meaning; isJoined?: boolean };

/**
 * Reads a shopper's text.
 * @param place the part that names a place and becomes no term
 */
export function readQuery(text: string, known: KnownWords, place = ''): Query {
  const folded = fold(text);
  const { bounds, rest } = readBounds(folded.replace(place, ' '));
  const price = priceOf(bounds);
  const typed = compoundsOf(rest);
  if (typed.length === 0 && bounds.length === 0 && !place)
    return { terms: null, price: null, correctedText: null, understood: [] };
  const { words, corrected } = correct(typed.flatMap(wordsOfCompound), folded, known);
  const terms = termsOfWords(words, bounds, { folded: corrected, known });
  // An unknown word such as `other` wasn't meant as `mother`, which would find everything.
  const isNothing = terms.length === 0 && corrected !== folded && bounds.length === 0 && !place;
  const read = isNothing
    ? termsOfWords(typed.flatMap(wordsOfCompound), bounds, { folded, known })
    : terms;
  return {
    terms: read.map(({ term }) => term),
    price,
    correctedText: isNothing || corrected === folded ? null : corrected,
    understood: read.flatMap(({ understood }) => understood ?? []),
  };
}

/** A term, and its shown form if it was read as a fact. */
type ReadTerm = { term: QueryTerm; understood?: Understood };

function correct(all: readonly string[], folded: string, known: KnownWords) {
  const words: string[] = [];
  let corrected = folded;
  for (const [at, word] of all.entries()) {
    const meant = meantBy(word, [all[at - 1] ?? '', all[at + 1] ?? ''], known);
    words.push(...meant);
    if (meant.join('') !== word) corrected = corrected.replace(word, meant.join(' '));
  }
  return { words, corrected };
}

/** The terms of words and bounds, words first. */
function termsOfWords(
  words: readonly string[],
  bounds: readonly ReadBound[],
  { folded, known }: { folded: string; known: KnownWords },
): ReadTerm[] {
  const pieces = piecesOfQuery(words, known);
  const kinds = kindsOf(pieces);
  const ofBounds = bounds.flatMap((bound) => termOfBound(bound, kinds) ?? []);
  return required([...soldKinds(termsOf(pieces, { kinds, folded }), known), ...ofBounds]);
}

function termOfBound(bound: ReadBound, kinds: Kinds): ReadTerm | null {
  if (bound.about === 'price') return null;
  const { phrase } = bound;
  const term = {
    text: phrase,
    weight: weightOfBound,
    isKind: false,
    found: waysToMeet(bound, kinds),
    near: [],
  };
  const { name, min, max } = shownBound(bound, kinds);
  if (name === 'price') return null;
  return { term, understood: { phrase, name, min, max } };
}

/** The ways to find the kinds of equipment that a text names. */
const kindsOf = (pieces: readonly Piece[]): Kinds =>
  wantedOf(pieces).flatMap(({ piece: { meaning }, negation }) =>
    meaning?.as === 'kind' && negation === null ? meaning.found : [],
  );

/** If a text has no required words, all of them become required. */
const required = (terms: ReadTerm[]): ReadTerm[] =>
  terms.some(({ term }) => term.weight > 0 || term.isExcluded)
    ? terms
    : terms.map((one) => ({ ...one, term: { ...one.term, weight: weightOfWord } }));

/**
 * The terms of a text. If no product is of the kind, drops the other words, since they would only find other things.
 */
function soldKinds(terms: ReadTerm[], known: KnownWords): ReadTerm[] {
  const kinds = terms.filter(({ term }) => term.isKind && !term.isExcluded);
  const ways = kinds.flatMap(({ term: { found, near } }) => [...found, ...near]);
  // The words of titles are known without asking an index.
  const titled = ways.filter((words) => words.some((word) => word.startsWith('#')));
  const isSold = (words: Alternative) =>
    words.every((word) => isFact(word) || known.has(word.replace('#', '')));
  return kinds.length === 0 || [...titled, ...ways].some(isSold) ? terms : kinds;
}

/** The entries of the synonyms that apply to a text, named by their examples. */
export function entriesOf(text: string, known: KnownWords): string[] {
  const { rest } = readBounds(fold(text));
  const { words } = correct(compoundsOf(rest).flatMap(wordsOfCompound), text, known);
  return piecesOfQuery(words, known).flatMap(({ meaning }) => meaning?.example ?? []);
}

/** The kind of equipment that a product's name says it is; null if it names none or several. */
export function kindOfName(productName: string): string | null {
  const { rest } = readBounds(fold(productName));
  const words = compoundsOf(rest).flatMap(wordsOfCompound);
  const pieces = wantedOf(piecesOfQuery(words, nothingKnown));
  const kinds = new Set(
    pieces.flatMap(({ piece: { meaning }, negation }) =>
      meaning?.as === 'kind' && negation === null ? meaning.calledInTrade : [],
    ),
  );
  const [kind = null, ...others] = kinds;
  return others.length === 0 ? kind : null;
}

const nothingKnown: KnownWords = { has: () => false, hasStart: () => false, closest: () => [] };

/** Whether a text names no product: it has no words, or only ones such as `used` and `for sale`. */
export function asksForNothing(text: string, place?: string): boolean {
  const { terms, price } = readQuery(text, nothingKnown, place);
  return !terms?.length && !price;
}

const isHyphen = /[‐‑‒–-]+/u;

/** Hyphens split words; apostrophes don’t. */
const wordsOfCompound = (compound: string): string[] =>
  compound.split(isHyphen).map(joinedWord).filter(Boolean);

/**
 * The meaning of a typed word: itself, its two parts, or another spelling.
 * @param others the words before and after it
 */
function meantBy(word: string, others: readonly string[], known: KnownWords): string[] {
  if (isSynonymWord(word) || known.has(word) || /\d/.test(word)) return [word];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every(isSynonymWord)) return pieces;
  }
  const closest = known.closest(word).filter((one) => finds(one, others, known));
  const [before = '', behind = ''] = others;
  const isPhrase = (one: string) =>
    (before && meaningOf([before, one])) || (behind && meaningOf([one, behind]));
  const [meant = word] = [...closest.filter(isPhrase), ...closest];
  return known.hasStart(word) && !meaningOf([meant]) ? [word] : [meant];
}

/** Whether a correction finds anything: products have it or its meaning. */
function finds(word: string, [before = '', behind = '']: readonly string[], known: KnownWords) {
  const meanings = [[word], [before, word], [word, behind]].flatMap((words) => {
    const meaning = words.includes('') ? undefined : meaningOf(words);
    return meaning ? [meaning] : [];
  });
  const isFound = (words: Alternative) =>
    words.every((one) => isFact(one) || known.has(one.replace(/[#*]/g, '')));
  return (
    known.has(word) ||
    meanings.some(({ as, found, near }) => as === 'ignored' || [...found, ...near].some(isFound))
  );
}

/** The cheapest way to read words as trade phrases and other words. */
function piecesOfQuery(words: readonly string[], known: KnownWords): Piece[] {
  const best: { cost: number; pieces: Piece[] }[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    const ways = Array.from({ length: Math.min(end, mostWords) }, (_, at) => {
      const piece = pieceOf(words.slice(end - at - 1, end), known);
      const before = best[end - at - 1];
      return (
        piece && before && { cost: before.cost + piece.cost, pieces: [...before.pieces, piece] }
      );
    });
    best.push(
      ways.reduce((one, other) => (other && (!one || other.cost < one.cost) ? other : one)) ?? {
        cost: 0,
        pieces: [],
      },
    );
  }
  return best.at(-1)?.pieces ?? [];
}

function pieceOf(words: string[], known: KnownWords): (Piece & { cost: number }) | undefined {
  const meaning = meaningOf(words);
  if (meaning) return { words, meaning, cost: costs[meaning.as] };
  if (words.length === 1) return { words, cost: costOfWord };
  const isJoined =
    words.length === 2 && known.has(words.join('')) && words.some((word) => !meaningOf([word]));
  return isJoined ? { words, isJoined, cost: costOfWord } : undefined;
}

/** Pieces that say something about products, each with the word before it that excludes it. */
function wantedOf(pieces: readonly Piece[]): { piece: Piece; negation: string | null }[] {
  const wanted: { piece: Piece; negation: string | null }[] = [];
  let negation: string | null = null;
  for (const piece of pieces) {
    const said = piece.words.join(' ');
    if (negations.has(said)) negation = said;
    else if (piece.meaning?.as !== 'ignored') {
      wanted.push({ piece, negation });
      negation = null;
    }
  }
  return wanted;
}

function termsOf(
  pieces: readonly Piece[],
  { kinds, folded }: { kinds: Kinds; folded: string },
): ReadTerm[] {
  const terms = new Map<string, ReadTerm>();
  for (const { piece, negation } of wantedOf(pieces)) {
    const { words, meaning } = piece;
    const wanted = meaning ? termOfMeaning(words, meaning) : termOfWords(piece, kinds);
    const read = negation === null ? { term: wanted } : without(wanted, negation, folded);
    const { term } = read;
    const isSaid = [...terms.values()].some(
      ({ term: { found } }) => meaning && found === meaning.found,
    );
    if (!isSaid && !terms.has(term.text)) terms.set(term.text, read);
  }
  return [...terms.values()];
}

/** A term that a text excludes. If a product states the fact, its words don't count. */
function without(term: QueryTerm, negation: string, folded: string): ReadTerm {
  const { words: said, found } = { words: term.text.split(' '), found: term.found };
  const stated = new Set(
    found.flatMap((parts) => parts.filter(isFact).map((part) => factOf(part).name)),
  );
  const unstated = [...stated].map(unstatedPart);
  const start = folded.indexOf(negation);
  const last = said.at(-1) ?? '';
  const end = folded.indexOf(last, start) + last.length;
  const phrase =
    start < 0 || end < last.length ? `${negation} ${term.text}` : folded.slice(start, end);
  return {
    term: {
      ...term,
      text: phrase,
      weight: 0,
      isExcluded: true,
      found: [said.map(stemOf), ...found].map((parts) =>
        parts.some(isFact) ? parts : [...parts, ...unstated],
      ),
      near: [],
    },
    understood: { phrase, name: null, min: null, max: null },
  };
}

const termOfMeaning = (words: readonly string[], { as, found, near }: Meaning): QueryTerm => ({
  text: words.join(' '),
  weight: weights[as],
  isKind: as === 'kind',
  found: as === 'trait' || as === 'preference' ? [...found, ...startsOf(words)] : found,
  near,
});

/** A word outside the trade: of a name, a make or a place. */
function termOfWords({ words, isJoined }: Piece, kinds: Kinds): QueryTerm {
  const own = words.flatMap(searchedWords).map(asSearched);
  const [first = ''] = words;
  const [exact, inSets] = piecesOfAbout(first, kinds);
  return {
    text: words.join(' '),
    weight: weightOfWord,
    isKind: false,
    found: [
      ...exact,
      own,
      ...(isJoined ? [[stemOf(words.join(''))]] : []),
      ...equalMeasures(first).map((measure) => [measure]),
      ...startsOf(words),
      // Includes sets with such a piece.
      ...inSets,
    ],
    near: [],
  };
}

const isLatin = /^[a-z\d.]+$/;

/** In scripts without spaces, pairs of letters match as beginnings; other words match by stem. */
const asSearched = (word: string): string => (isLatin.test(word) ? stemOf(word) : `${word}*`);

/** A partly typed word. */
const startsOf = ([word = '', ...others]: readonly string[]): Alternative[] =>
  others.length === 0 && word.length > 2 && isLatin.test(word) ? [[`${word}*`]] : [];
