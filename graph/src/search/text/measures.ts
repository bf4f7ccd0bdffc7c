import { readMeasure, stored } from '@fitness-zone/contract/units/units.ts';
import type { Alternative } from '../synonyms/synonyms.ts';
import { isInPieces, type Kinds, piecesBetween } from './bounds/bound-parts.ts';

/** Units of one quantity, with their sizes in the smallest. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { g: 1, oz: 28.35, lb: 453.6, kg: 1_000 },
  { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1_000 },
];
const names: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilogram: 'kg',
  kilogramme: 'kg',
  gram: 'g',
  pound: 'lb',
  ounce: 'oz',
  inch: 'in',
  foot: 'ft',
  feet: 'ft',
  metre: 'm',
  meter: 'm',
  centimetre: 'cm',
  centimeter: 'cm',
  mile: 'mi',
  watt: 'w',
  volt: 'v',
  liter: 'l',
  litre: 'l',
  '#': 'lb',
};
const units = [
  ...Object.keys(names),
  ...['kg', 'g', 'lb', 'oz', 'km', 'm', 'cm', 'mm', 'in', 'ft', 'w', 'v', 'hp', 'mph', 'l', 'mi'],
].sort((a, b) => b.length - a.length);
const number = String.raw`\d+(?:\.\d+)?`;
const unit = `(?:${units.join('|')})(?:es|s)?(?![\\p{L}\\p{N}])`;
/** A number and its unit, such as `16kg`, `16 kg` and `16-kgs`. */
const measure = new RegExp(`(?<![\\p{L}\\p{N}.,])(${number})[\\s‐‑‒–-]*(${unit})`, 'gu');
/** Several numbers of one unit, such as `12, 16 and 20 kg` and `2 to 24 kg`. */
const series = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${number}(?:(?:\\s*,\\s*|\\s*(?:and|or|to|&|/|-|–)\\s*)${number})+[\\s-]*(${unit})`,
  'gu',
);
const numbers = new RegExp(number, 'gu');
const range = new RegExp(`^(${number})\\s*(?:to|-|–)\\s*(${number})`, 'u');
/** A range with more steps only counts by its ends. */
const mostSteps = 100;

const unitOf = (written: string): string => {
  const known = [written, written.replace(/s$/, ''), written.replace(/es$/, '')];
  const singular = known.find((one) => units.includes(one)) ?? written;
  return names[singular] ?? singular;
};

/** Joins each measure of a folded text into one word: `16 kilos` becomes `16kg`. */
export const joinMeasures = (folded: string): string =>
  folded.replace(measure, (_, amount: string, written: string) => `${amount}${unitOf(written)}`);

/** The measures in a folded text, ranges by each whole step: `7 and 10 kg` are `7kg` and `10kg`. */
export function measuresIn(folded: string): string[] {
  const single = [...folded.matchAll(measure)].map(
    ([, amount = '', written = '']) => `${amount}${unitOf(written)}`,
  );
  if (single.length === 0) return single;
  const several = [...folded.matchAll(series)].flatMap(([found, written = '']) => {
    const [, from, to] = range.exec(found)?.map(Number) ?? [];
    const amounts =
      from !== undefined && to !== undefined && to > from && to - from <= mostSteps
        ? Array.from({ length: Math.floor(to - from) + 1 }, (_, step) => from + step)
        : (found.match(numbers) ?? []);
    return amounts.map((amount) => `${amount}${unitOf(written)}`);
  });
  return [...new Set([...single, ...several])];
}

/** Maximum difference of a converted measure, as a share and in its own unit: sellers list 35 lb as 16 kg. */
const tolerance = { share: 0.035, units: 0.5 };
/** If there are more, only the nearest ones count. */
const mostEqual = 10;

/** Nearly equal measures in whole numbers of other units; empty if the word isn't a measure. */
export function equalMeasures(word: string): string[] {
  const [, amount, own = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
  const quantity = quantities.find((one) => own in one);
  if (!amount || !quantity) return [];
  const size = Number(amount) * (quantity[own] as number);
  return Object.entries(quantity).flatMap(([other, of]) => {
    const exact = size / of;
    const difference = Math.max(exact * tolerance.share, Math.min(tolerance.units, exact / 4));
    const [least, most] = [exact - difference, exact + difference];
    const count = Math.floor(most) - Math.ceil(least) + 1;
    if (other === own || count < 1) return [];
    return count > mostEqual
      ? [`${Math.round(exact)}${other}`]
      : Array.from({ length: count }, (_, step) => `${Math.ceil(least) + step}${other}`);
  });
}

/**
 * Ways to have a piece of about a weight such as `16kg`: exactly, and in a set. None for kinds that aren't weighed this
 * way.
 */
export function piecesOfAbout(
  word: string,
  kinds: Kinds,
): readonly [exact: readonly Alternative[], inSets: readonly Alternative[]] {
  const kg = isInPieces(kinds) && /[a-z]$/.test(word) ? readMeasure(word, 'kg') : null;
  if (typeof kg !== 'number') return [[], []];
  const difference = Math.max(kg * tolerance.share, Math.min(tolerance.units / 2, kg / 8));
  const [exact, ...inSets] = piecesBetween(stored(kg - difference), stored(kg + difference));
  return [exact ? [exact] : [], inSets];
}
