import { meaningOf } from '../../synonyms/synonyms.ts';
import {
  type Bound,
  before,
  behind,
  comparatives,
  fillers,
  namedFacts,
  onlyBefore,
  people,
  peopleAre,
  type Quantity,
  type Subject,
  self,
  tolerances,
  usualSubjects,
} from './bound-words.ts';
import { type Amount, amountAt, type Token, tokensOf } from './quantities.ts';

/** A bound in a text, such as `over 20 kg`. */
export type ReadBound = {
  /** The part of the folded text. */
  phrase: string;
  about: Subject;
  /** In the stored unit, prices in major units. */
  min: number | null;
  max: number | null;
};

/** The bounds in a text, and the text without them. */
export type ReadBounds = { bounds: readonly ReadBound[]; rest: string };

/**
 * Reads the bounds in a folded text, in steps: find the amounts, look at the words around each, decide its subject and
 * bound, and take it out of the text. `bound-words.ts` has the words.
 */
export function readBounds(folded: string): ReadBounds {
  if (!/\d/.test(folded)) return { bounds: [], rest: folded };
  if (last?.folded !== folded) last = { folded, read: readNumbers(folded) };
  return last.read;
}

/** A search reads its text for its price, its place and its terms. */
let last: { folded: string; read: ReadBounds } | undefined;

function readNumbers(folded: string): ReadBounds {
  const tokens = tokensOf(folded);
  const bounds: ReadBound[] = [];
  const taken: [number, number][] = [];
  let from = 0;
  for (const range of rangesIn(tokens, folded)) {
    const around = lookAround(tokens, range, from);
    const read = boundOf(range, around, tokens);
    from = range.to.last + 1;
    if (!read) continue;
    const [start, end] = spanOf(tokens, around);
    from = Math.max(from, around.last + 1);
    bounds.push({ ...read, phrase: folded.slice(start, end) });
    taken.push([start, end]);
  }
  const rest = taken.reduceRight(
    (text, [start, end]) => `${text.slice(0, start)} ${text.slice(end)}`,
    folded,
  );
  return { bounds, rest };
}

const phrasesIn = (list: string): string[] => list.split(',').map((one) => one.trim());

const isFiller = new Set(phrasesIn(fillers));
const boundsBefore = phrasesOf(before);
const boundsBehind = phrasesOf(behind);
const ofComparatives = new Map(
  comparatives.flatMap(([words, bound, about]) =>
    phrasesIn(words).map((word) => [word, { bound, about }] as const),
  ),
);
const facts = namedFacts.flatMap(([about, of, phrases, bare]) =>
  phrasesIn(phrases).map((phrase) => ({ about, of, words: phrase.split(' '), bare })),
);
/** Phrases of several words, which may contain a kind's name: `weight capacity`. */
const factPhrases = new Set(
  facts.flatMap(({ words }) => (words.length > 1 ? [words.join(' ')] : [])),
);
const factWords = new Set(facts.flatMap(({ words }) => (words.length === 1 ? words : [])));
const wordsOnlyBefore = new Set(phrasesIn(onlyBefore));
const buyers = new Set(phrasesIn(people));
const buyersAre = new Set(phrasesIn(peopleAre));
const ofSelf = new Set(phrasesIn(self));
const mostWords = 3;

function phrasesOf(table: Partial<Record<Bound, string>>): ReadonlyMap<string, Bound> {
  return new Map(
    Object.entries(table).flatMap(([bound, phrases]) =>
      phrasesIn(phrases).map((phrase) => [phrase, bound as Bound] as const),
    ),
  );
}

/** One amount, or two that belong together: `8 to 16 kg`. */
type AmountRange = { from: Amount; to: Amount };

const joiners = new Set(['to', '-', '–', 'and', '&', 'through', 'til', 'till']);

function rangesIn(tokens: readonly Token[], folded: string): AmountRange[] {
  const isMeasured = (word: string) =>
    factWords.has(word) || buyers.has(word) || meaningOf([word])?.as === 'kind';
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at, { folded, isMeasured });
    if (amount) {
      amounts.push(amount);
      at = amount.last;
    }
  }
  const ranges: AmountRange[] = [];
  for (const amount of amounts) {
    const last = ranges.at(-1);
    if (last && last.from === last.to && areOneRange(last.to, amount, tokens))
      ranges[ranges.length - 1] = rangeOf(last.to, amount);
    else ranges.push({ from: amount, to: amount });
  }
  return ranges;
}

/** Whether a joiner is between them. `and` needs `between`, and plain numbers need a unit or `between`. */
function areOneRange(from: Amount, to: Amount, tokens: readonly Token[]): boolean {
  const joiner = tokens[to.first - 1]?.text ?? '';
  const isBetween = tokens[from.first - 1]?.text === 'between';
  if (to.first !== from.last + 2 || !joiners.has(joiner)) return false;
  if ((joiner === 'and' || joiner === '&') && !isBetween) return false;
  if (from.of === 'count' && to.of === 'count') return isBetween;
  return from.of === to.of || from.of === 'count' || to.of === 'count';
}

/** A number without a unit has the other's. */
function rangeOf(from: Amount, to: Amount): AmountRange {
  const least = from.of === 'count' ? { ...from, of: to.of, value: from.value * to.size } : from;
  const most = to.of === 'count' ? { ...to, of: from.of, value: to.value * from.size } : to;
  const [low, high] = [least, most].map(({ value }) => value) as [number, number];
  return {
    from: { ...least, value: Math.min(low, high) },
    to: { ...most, value: Math.max(low, high) },
  };
}

/** Findings in the words around an amount, and the first and last token they take. */
type Around = {
  bound: Bound | null;
  comparative: Subject | null;
  facts: Set<string>;
  isOfBuyer: boolean;
  first: number;
  last: number;
};

function lookAround(tokens: readonly Token[], { from, to }: AmountRange, start: number): Around {
  const around: Around = {
    bound: null,
    comparative: null,
    facts: new Set(),
    isOfBuyer: false,
    first: from.first,
    last: to.last,
  };
  lookBefore(tokens, start, around);
  lookBehind(tokens, around);
  const isFor = tokens[from.first - 1]?.text === 'for' && from.first - 1 >= start;
  const isUnsaid = around.facts.size === 0 && around.comparative === null && !around.isOfBuyer;
  if (isFor && isUnsaid && (from.isHeight || from.of === 'mass')) around.isOfBuyer = true;
  const takesFor = around.isOfBuyer || from.of === 'money';
  const isArticle = /^an?$/.test(tokens[around.first - 1]?.text ?? '');
  const ofFor = around.first - (isArticle ? 2 : 1);
  if (takesFor && ofFor >= start && tokens[ofFor]?.text === 'for') around.first = ofFor;
  return around;
}

/** A phrase beside an amount. */
type PhraseBeside = {
  phrase: string;
  /** Its number of tokens. */
  count: number;
  /** Its first token. */
  at: number;
  /** The tokens around it. */
  before: string;
  behind: string;
};

/** Notes the meaning of a phrase for an amount, and returns the number of its tokens: 0 if it has no meaning here. */
type Reader = (said: PhraseBeside, around: Around) => number;

const readBound =
  (bounds: ReadonlyMap<string, Bound>): Reader =>
  ({ phrase, count }, around) => {
    const bound = bounds.get(phrase);
    if (!bound || around.bound) return 0;
    around.bound = bound;
    return count;
  };

/** `no heavier than` has one more token. */
const readComparative: Reader = ({ phrase, count, before }, around) => {
  const comparative =
    phrase.endsWith(' than') && ofComparatives.get(phrase.slice(0, -' than'.length));
  if (!comparative) return 0;
  const isNot = /^(?:no|not)$/.test(before);
  around.bound ??= isNot ? opposite[comparative.bound] : comparative.bound;
  around.comparative = comparative.about;
  return isNot ? count + 1 : count;
};

const opposite: Readonly<Record<Bound, Bound>> = {
  over: 'atMost',
  atLeast: 'under',
  under: 'atLeast',
  atMost: 'over',
  about: 'about',
};

const readBuyerBefore: Reader = ({ phrase, count }, around) => {
  const isBuyer = ofSelf.has(phrase) || (count === 1 && buyers.has(phrase));
  const isVerb = count === 1 && around.isOfBuyer && buyersAre.has(phrase);
  if (isBuyer) around.isOfBuyer = true;
  return isBuyer || isVerb ? count : 0;
};

const readBuyerBehind: Reader = ({ phrase, count, before }, around) => {
  const [is = '', buyer = ''] = count === 2 ? phrase.split(' ') : [];
  // In `5 kg for women` the weight isn't the buyer's.
  const isAlone = count === 1 && buyers.has(phrase) && before !== 'for';
  if (!isAlone && !(buyersAre.has(is) && buyers.has(buyer))) return 0;
  around.isOfBuyer = true;
  return count;
};

const readFact: Reader = ({ phrase, count }, around) => {
  if (!(count > 1 ? factPhrases : factWords).has(phrase)) return 0;
  for (const word of phrase.split(' ')) around.facts.add(word);
  // A kind remains in the text: `plates, 2 inch`.
  return count > 1 || !isKind(phrase) ? count : 0;
};

/** In `30 kg, capacity 200 kg` the capacity belongs to the next amount. */
const readFactBehind: Reader = (said, around) => {
  const isOfNext = said.at > around.last + 1 && /^\d/.test(said.behind);
  return isOfNext || wordsOnlyBefore.has(said.phrase) ? 0 : readFact(said, around);
};

const isKind = (word: string): boolean => meaningOf([word])?.as === 'kind';

const readersBefore: readonly Reader[] = [
  ({ phrase, count }) => (phrase === 'between' ? count : 0),
  readBound(boundsBefore),
  readComparative,
  readBuyerBefore,
  readFact,
];
const readersBehind: readonly Reader[] = [readBound(boundsBehind), readBuyerBehind, readFactBehind];

/** Reads the longest phrase that has a meaning; returns the number of its tokens. */
function take(
  readers: readonly Reader[],
  around: Around,
  most: number,
  phraseIn: (count: number) => PhraseBeside,
): number {
  for (let count = Math.min(mostWords, most); count > 0; count -= 1) {
    const said = phraseIn(count);
    for (const read of readers) {
      const taken = read(said, around);
      if (taken > 0) return taken;
    }
  }
  return 0;
}

function phraseAt(tokens: readonly Token[], at: number, count: number): PhraseBeside {
  const texts = tokens.slice(at, at + count).map(({ text }) => text);
  return {
    phrase: texts.join(' ').replaceAll(/['’]/g, ''),
    count,
    at,
    before: tokens[at - 1]?.text ?? '',
    behind: tokens[at + count]?.text ?? '',
  };
}

function lookBefore(tokens: readonly Token[], start: number, around: Around): void {
  for (let end = around.first; end > start; ) {
    const phraseIn = (count: number) => phraseAt(tokens, end - count, count);
    const taken = take(readersBefore, around, end - start, phraseIn);
    if (taken > 0) {
      end -= taken;
      around.first = end;
    } else if (isFiller.has(tokens[end - 1]?.text ?? '')) end -= 1;
    else return;
  }
}

function lookBehind(tokens: readonly Token[], around: Around): void {
  for (let at = around.last + 1; at < tokens.length; ) {
    const phraseIn = (count: number) => phraseAt(tokens, at, count);
    const taken = take(readersBehind, around, tokens.length - at, phraseIn);
    if (taken > 0) {
      at += taken;
      around.last = at - 1;
    } else if (isFiller.has(tokens[at]?.text ?? '')) at += 1;
    else return;
  }
}

const buyersFacts: Partial<Record<Quantity, Subject>> = {
  mass: 'maxLoad',
  length: 'maxUserHeight',
};
/** Facts that must reach the amount, in any wording. */
const capacities: readonly Subject[] = ['maxLoad', 'maxUserHeight'];

/** The subject of an amount and its bounds; null without any. */
function boundOf(
  { from, to }: AmountRange,
  around: Around,
  tokens: readonly Token[],
): Omit<ReadBound, 'phrase'> | null {
  if (to.isOunces && tokens.some(({ text }) => /^gloves?$/.test(text))) return gloves(to, around);
  const subject = subjectOf(around, to.of);
  if (!subject) return null;
  const { about, always, bare } = subject;
  const said = always ?? around.bound;
  if (!said && from !== to) return { about, min: from.value, max: to.value };
  const bound = said ?? bare;
  if (bound === null) return null;
  const share = tolerances[about === 'price' ? 'price' : around.bound ? 'measure' : 'bare'];
  // Sellers convert differently: 3 hp may be listed as 2,200 W.
  if (!said && bound === 'atLeast' && to.size !== 1)
    return { about, min: to.value * (1 - share), max: null };
  return { about, ...limits(bound, [from.value, to.value], share, about) };
}

function gloves({ value, size }: Amount, { bound }: Around): Omit<ReadBound, 'phrase'> {
  const ounces = value / size;
  return { about: 'gloveSize', ...limits(bound ?? 'about', [ounces, ounces], 0, 'gloveSize') };
}

type Interpretation = {
  about: Subject;
  /** The bound in any wording. */
  always: Bound | null;
  /** The bound if the text names none. */
  bare: Bound | null;
};

/** The subject of an amount; null if unknown. */
function subjectOf(around: Around, of: Quantity): Interpretation | null {
  const named = factNamed(around, of);
  const usual = usualSubjects[of];
  const compared = around.comparative && fitting(around.comparative, of);
  const ofBuyer = around.isOfBuyer ? buyersFacts[of] : null;
  const about = ofBuyer ?? named?.about ?? compared ?? usual?.[0] ?? null;
  if (about === null) return null;
  const bare = named?.about === about ? named.bare : null;
  const ceiling = bare === 'atMost' && of === 'length' ? bare : null;
  return {
    about,
    always: capacities.includes(about) ? 'atLeast' : ceiling,
    bare: bare ?? usual?.[1] ?? null,
  };
}

/** The fact with most words among those around an amount. */
function factNamed({ facts: said }: Around, of: Quantity) {
  const fits = facts.filter(
    (one) =>
      (one.of === of || (one.of === 'money' && of === 'count')) &&
      one.words.every((word) => said.has(word)),
  );
  return fits.sort((one, other) => other.words.length - one.words.length)[0];
}

/** The subject of a comparative; null if the amount's quantity doesn't fit it. */
function fitting(about: Subject, of: Quantity): Subject | null {
  const quantity = quantityOf[about];
  return quantity === of || (about === 'price' && of === 'count') ? about : null;
}

const quantityOf: Partial<Record<Subject, Quantity>> = {
  ...Object.fromEntries(namedFacts.map(([about, of]) => [about, of])),
  size: 'length',
  price: 'money',
};

/** Facts have three decimals. A price `under 500` may be 500. */
const stepOf = (about: Subject): number => (about === 'price' ? 0 : 0.001);

/** @param share allowed distance of `about` */
function limits(
  bound: Bound,
  [from, to]: readonly [number, number],
  share: number,
  about: Subject,
) {
  const step = stepOf(about);
  switch (bound) {
    case 'over':
      return { min: to + step, max: null };
    case 'atLeast':
      return { min: to, max: null };
    case 'under':
      return { min: null, max: to - step };
    case 'atMost':
      return { min: null, max: to };
    case 'about':
      return { min: from * (1 - share), max: to * (1 + share) };
  }
}

const spanOf = (tokens: readonly Token[], { first, last }: Around): [number, number] => [
  tokens[first]?.at ?? 0,
  tokens[last]?.end ?? 0,
];
