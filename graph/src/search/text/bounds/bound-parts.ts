import { attributes, isAttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { readMeasure, stored } from '@fitness-zone/contract/units/units.ts';
import type { Alternative } from '../../synonyms/synonyms.ts';
import { isFact, rangePart, unstatedPart, valuePart } from '../fact-parts.ts';
import { stemOf } from '../stem.ts';
import { inPieces, piecewise, type Subject, sizes } from './bound-words.ts';
import type { ReadBound } from './read-bounds.ts';

const stemsIn = (list: string): string[] => list.split(',').map((word) => stemOf(word.trim()));
const titlesInPieces = stemsIn(inPieces).map((word) => `#${word}`);
const wordsInPieces = stemsIn(piecewise);

/** The kinds of equipment that a text names, by the ways to find them. */
export type Kinds = readonly Alternative[];

/** Whether one of the words alone finds a kind, ignoring facts. */
const isOnly = (kinds: Kinds, words: readonly string[]): boolean =>
  kinds.some(
    ([word = '', ...others]) => words.includes(word) && others.every((part) => isFact(part)),
  );

/** Whether a weight of such equipment is that of one piece. */
export const isInPieces = (kinds: Kinds): boolean =>
  isOnly(kinds, titlesInPieces) || isOnly(kinds, wordsInPieces);

/** The ways to meet a bound, as facts, the best first. */
export function waysToMeet(
  { about, min, max }: Omit<ReadBound, 'phrase'>,
  kinds: Kinds,
): Alternative[] {
  const [least, most] = inUnitOf(about, [min, max]);
  if (about === 'piece') return waysByWeight(least, most, kinds);
  const name = about === 'size' ? sizeOf(kinds) : about;
  if (name === 'price') return [];
  if (name !== 'years' && attributes[name].type === 'choice') {
    const fits = attributes[name].choices.filter((choice) => isBetween(choice, min, max));
    return fits.map((choice) => [valuePart(name, choice)]);
  }
  const own = [rangePart(name, least, most)];
  // A mat must be as long as its user is tall.
  return name === 'maxUserHeight' ? [own, ['#mat', rangePart('length', least, most)]] : [own];
}

type Limits = readonly [least: number | null, most: number | null];

/** Lengths are read in centimetres, and some facts are stored in millimetres. */
function inUnitOf(about: Subject, [min, max]: Limits): Limits {
  const isMm = isAttributeName(about) && attributes[about].unit === 'mm';
  const shown = (one: number | null) => (one === null ? null : stored(isMm ? 10 * one : one));
  return [shown(min), shown(max)];
}

/** The fact that a bound is about, for people. */
export function shownBound({ about, min, max }: Omit<ReadBound, 'phrase'>, kinds: Kinds) {
  const [least, most] = inUnitOf(about, [min, max]);
  return { name: shownName(about, kinds), min: least, max: most };
}

function shownName(about: Subject, kinds: Kinds): Exclude<Subject, 'size' | 'piece'> {
  if (about === 'size') return sizeOf(kinds);
  if (about === 'piece') return isInPieces(kinds) ? 'pieceWeight' : weightOf(kinds);
  return about;
}

const weightOf = (kinds: Kinds) => (isOnly(kinds, ['band']) ? 'bandResistance' : 'weight');

function waysByWeight(least: number | null, most: number | null, kinds: Kinds): Alternative[] {
  const weight = [rangePart(weightOf(kinds), least, most)];
  if (kinds.length > 0 && !isInPieces(kinds)) return [weight];
  return [
    ...piecesBetween(least, most),
    ...(kinds.length > 0
      ? []
      : [[...weight, unstatedPart('pieceWeight'), unstatedPart('maxWeight')]]),
  ];
}

/** Ways to have a piece with a weight in a range: every piece, or one of a set. */
export function piecesBetween(least: number | null, most: number | null): Alternative[] {
  const lightest = least === null ? [] : [rangePart('minWeight', least, null)];
  const heaviest = most === null ? [] : [rangePart('maxWeight', null, most)];
  return [
    [rangePart('pieceWeight', least, most)],
    [...lightest, ...heaviest],
    [
      ...(least === null ? [] : [rangePart('maxWeight', least, null)]),
      ...(most === null ? [] : [rangePart('minWeight', null, most)]),
    ],
  ];
}

function sizeOf(kinds: Kinds) {
  const found = sizes.find(([titles]) =>
    isOnly(
      kinds,
      stemsIn(titles).map((word) => `#${word}`),
    ),
  );
  return found?.[1] ?? 'length';
}

function isBetween(choice: string, min: number | null, max: number | null): boolean {
  const value = readMeasure(choice, 'cm');
  return (
    typeof value === 'number' && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)
  );
}
