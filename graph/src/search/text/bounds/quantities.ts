import type { AttributeUnit } from '@fitness-zone/contract/catalog/attributes.ts';
import { readMeasure } from '@fitness-zone/contract/units/units.ts';
import type { Quantity } from './bound-words.ts';

/** A word, number or sign of a folded text. */
export type Token = { text: string; at: number; end: number };

/** A number of a text with its unit. */
export type Amount = {
  of: Quantity;
  /** In the stored unit, prices in major units. */
  value: number;
  /** The size of its unit, in stored units. */
  size: number;
  /** Typed in ounces, the unit of gloves. */
  isOunces?: boolean;
  /** Its tokens. */
  first: number;
  last: number;
  /** It has feet and inches, as people give their height. */
  isHeight?: boolean;
};

const form =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|km\/h|(?<=\d)\p{L}+|\p{L}[\p{L}\p{N}]*(?:['’][\p{L}]+)*|[<>]=?|[^\s]/gu;

export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(form)].map(({ 0: text, index }) => ({
    text,
    at: index,
    end: index + text.length,
  }));

const isNumber = (text: string | undefined): text is string => /^\d/.test(text ?? '');

const measured: readonly (readonly [Quantity, AttributeUnit])[] = [
  ['mass', 'kg'],
  ['length', 'cm'],
  ['speed', 'km/h'],
  ['power', 'W'],
  ['percent', '%'],
];

const years: Readonly<Record<string, number>> = {
  ...{ year: 1, years: 1, yr: 1, yrs: 1, month: 1 / 12, months: 1 / 12 },
};
const signs = new Set(['$', '€', '£']);
const currencies = new Set([
  'dollar',
  'dollars',
  'buck',
  'bucks',
  'usd',
  'euro',
  'euros',
  'eur',
  'gbp',
  'quid',
  ...signs,
]);

/** Units of other things. Their numbers tell nothing about equipment or its price. */
const others =
  /^(?:v|volt|level|hour|mile|minute|mi|km|k?cal|day|week|person|people|user|in|rep|exercise|program|workout|speed|gear|tier|way|station|x|h)s?$/;

type Text = {
  folded: string;
  /** Whether a word names something with a length, so that `in` before it is an inch. */
  isMeasured: (word: string) => boolean;
};

/** Reads the number at a token, with its unit. */
export function amountAt(tokens: readonly Token[], at: number, text: Text): Amount | null {
  const token = tokens[at];
  const written = token?.text;
  // The number of a model, such as `t7`.
  const isPart = /[\p{L}\p{N}]/u.test(text.folded[(token?.at ?? 0) - 1] ?? '');
  if (!token || !isNumber(written) || isPart) return null;
  return (
    priceAt(tokens, at) ??
    measureAt(tokens, at, text) ??
    ageAt(tokens, at) ??
    countAt(tokens, at, text.folded)
  );
}

const numberOf = (written: string): number => Number(written.replaceAll(',', ''));

function priceAt(tokens: readonly Token[], at: number): Amount | null {
  const [marker, number, next, after] = [
    tokens[at - 1],
    tokens[at],
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (!number) return null;
  const isThousands = next?.text === 'k' && next.at === number.end;
  const value = numberOf(number.text) * (isThousands ? 1_000 : 1);
  const unit = isThousands ? after : next;
  const isMarked =
    currencies.has(marker?.text ?? '') &&
    (signs.has(marker?.text ?? '') || marker?.text.length === 3);
  const isNamed = currencies.has(unit?.text ?? '');
  if (!isMarked && !isNamed && !isThousands) return null;
  const last = at + (isThousands ? 1 : 0) + (isNamed ? 1 : 0);
  return { of: 'money', value, size: isThousands ? 1_000 : 1, first: isMarked ? at - 1 : at, last };
}

/** Feet with inches take up to four tokens, others up to two. */
function measureAt(tokens: readonly Token[], at: number, text: Text): Amount | null {
  for (const count of [4, 3, 2]) {
    const written = measureIn(tokens, at, count, text);
    if (written === null) continue;
    for (const [of, unit] of measured) {
      const value = readMeasure(written, unit);
      if (typeof value !== 'number') continue;
      const unitText = tokens[at + 1]?.text ?? '';
      return {
        of,
        value,
        size: value / Number(/^[\d.]+/.exec(written)?.[0]),
        first: at,
        last: at + count - 1,
        ...(/^(?:oz|ounces?)$/.test(unitText) && { isOunces: true }),
        ...(count > 2 && { isHeight: true }),
      };
    }
  }
  return null;
}

/** Reads a measure from a number of tokens; null if they are none. */
function measureIn(
  tokens: readonly Token[],
  at: number,
  count: number,
  { folded, isMeasured }: Text,
): string | null {
  const [number, last, next] = [tokens[at], tokens[at + count - 1], tokens[at + count]];
  if (!number || !last) return null;
  // In `5 in stock` it isn't an inch.
  const isApart = last.text === 'in' && last.at > number.end;
  if (isApart && next && /^\p{L}/u.test(next.text) && !isMeasured(next.text)) return null;
  const written = folded
    .slice(number.at, last.end)
    .replace(/^[\d,]+/, (digits) => digits.replaceAll(',', ''));
  const isOfFeet = /^\d+(?:\.\d+)?\s*(?:ft|feet|foot|['’′])/.test(written);
  const isHeight = isOfFeet && !(Number(tokens[at + 2]?.text) >= 12);
  return count === 2 || isHeight ? written : null;
}

function ageAt(tokens: readonly Token[], at: number): Amount | null {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  const size = years[unit?.text ?? ''];
  return number && size !== undefined
    ? { of: 'age', value: numberOf(number.text) * size, size, first: at, last: at + 1 }
    : null;
}

function countAt(tokens: readonly Token[], at: number, folded: string): Amount | null {
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (!number) return null;
  const isGlued = /[\p{L}:]/u.test(folded[number.end] ?? '');
  if (isGlued || (next && others.test(next.text)) || folded[number.at - 1] === ':') return null;
  return { of: 'count', value: numberOf(number.text), size: 1, first: at, last: at };
}
