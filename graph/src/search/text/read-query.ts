import { fold } from '@fitness-zone/contract/search/words.ts';
import { equalMeasures } from './measures.ts';
import { stemOf } from './stem.ts';
import { compoundsOf, joinedWord, searchedWords } from './terms.ts';
import { type TextPrice, textPrice } from './text-price.ts';
import {
  type Alternative,
  isTradeWord,
  type Meaning,
  meaningOf,
  mostWords,
} from './trade-words/phrases.ts';

/** A term of a query, and the words that find it. */
export type QueryTerm = {
  /** As typed or corrected. */
  text: string;
  /** Share in a match; a term of weight 0 only decides which products come first. */
  weight: number;
  /** It names a kind of equipment, which descriptions of other kinds may mention. */
  isKind: boolean;
  /** Ways to find it, the best first. */
  found: readonly Alternative[];
  /** Ways to find something similar. */
  near: readonly Alternative[];
};

export type Query = {
  /** Empty if the text names only a price; null if it has no letter or digit. */
  terms: QueryTerm[] | null;
  price: TextPrice | null;
  /** The text with misspelt words corrected; null if there are none. */
  correctedText: string | null;
};

/** The words of the products for sale and of their categories. */
export type KnownWords = {
  has(word: string): boolean;
  hasStart(start: string): boolean;
  /** Corrections of an unknown word, the likeliest first. */
  closest(word: string): readonly string[];
};

const weights = { kind: 8, purpose: 6, brand: 3, trait: 2, preference: 0, ignored: 0 } as const;
const weightOfWord = 2;

/** Cost of a piece of a query. The cheapest reading wins, so phrases win over their words. */
const costs = { kind: 0.8, purpose: 0.9, brand: 0.9, trait: 1, preference: 1, ignored: 1 } as const;
const costOfWord = 1.2;

type Piece = { words: readonly string[]; meaning?: Meaning; isJoined?: boolean };

/**
 * Reads what a shopper typed.
 * @param place the part that names a place and becomes no term
 */
export function readQuery(text: string, known: KnownWords, place = ''): Query {
  const folded = fold(text);
  const withoutPlace = folded.replace(place, ' ');
  const price = textPrice(withoutPlace);
  const typed = compoundsOf(price ? withoutPlace.replace(price.phrase, ' ') : withoutPlace);
  if (typed.length === 0 && !price && !place)
    return { terms: null, price: null, correctedText: null };
  const words: string[] = [];
  let corrected = folded;
  const all = typed.flatMap(wordsOfCompound);
  for (const [at, word] of all.entries()) {
    const meant = meantBy(word, [all[at - 1] ?? '', all[at + 1] ?? ''], known);
    words.push(...meant);
    if (meant.join('') !== word) corrected = corrected.replace(word, meant.join(' '));
  }
  const terms = soldKinds(termsOf(piecesOfQuery(words, known)), known);
  // An unknown word such as `other` wasn't meant as `mother`, which would find everything.
  if (terms.length === 0 && corrected !== folded && !price && !place)
    return { terms: termsOf(piecesOfQuery(all, known)), price, correctedText: null };
  return { terms, price, correctedText: corrected === folded ? null : corrected };
}

/**
 * The terms of a text. If nobody sells the kind, its other words are dropped, since they would only find other things.
 */
function soldKinds(terms: QueryTerm[], known: KnownWords): QueryTerm[] {
  const kinds = terms.filter(({ isKind }) => isKind);
  const ways = kinds.flatMap(({ found, near }) => [...found, ...near]);
  // The words of titles are known without asking an index.
  const titled = ways.filter((words) => words.some((word) => word.startsWith('#')));
  const isSold = (words: Alternative) => words.every((word) => known.has(word.replace('#', '')));
  return kinds.length === 0 || [...titled, ...ways].some(isSold) ? terms : kinds;
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
  if (isTradeWord(word) || known.has(word) || /\d/.test(word)) return [word];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every(isTradeWord)) return pieces;
  }
  const closest = known.closest(word);
  const [before = '', behind = ''] = others;
  const isPhrase = (one: string) =>
    (before && meaningOf([before, one])) || (behind && meaningOf([one, behind]));
  const [meant = word] = [...closest.filter(isPhrase), ...closest];
  return known.hasStart(word) && !meaningOf([meant]) ? [word] : [meant];
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

function termsOf(pieces: readonly Piece[]): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const piece of pieces) {
    const { words, meaning } = piece;
    if (meaning?.as === 'ignored') continue;
    const term = meaning ? termOfMeaning(words, meaning) : termOfWords(piece);
    const isSaid = [...terms.values()].some(({ found }) => meaning && found === meaning.found);
    if (!isSaid && !terms.has(term.text)) terms.set(term.text, term);
  }
  const all = [...terms.values()];
  // Required if the text names nothing else.
  return all.some(({ weight }) => weight > 0)
    ? all
    : all.map((term) => ({ ...term, weight: weightOfWord }));
}

const termOfMeaning = (words: readonly string[], { as, found, near }: Meaning): QueryTerm => ({
  text: words.join(' '),
  weight: weights[as],
  isKind: as === 'kind',
  found: as === 'trait' || as === 'preference' ? [...found, ...startsOf(words)] : found,
  near,
});

/** A word outside the trade: of a name, a make or a place. */
function termOfWords({ words, isJoined }: Piece): QueryTerm {
  const own = words.flatMap(searchedWords).map(asSearched);
  const [first = ''] = words;
  return {
    text: words.join(' '),
    weight: weightOfWord,
    isKind: false,
    found: [
      own,
      ...(isJoined ? [[stemOf(words.join(''))]] : []),
      ...equalMeasures(first).map((measure) => [measure]),
      ...startsOf(words),
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
