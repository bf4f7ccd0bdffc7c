import type { DistanceUnit } from '@fitness-zone/contract/enums.ts';
import { meaningOf } from './trade-words/phrases.ts';

/** A place that a text may name. */
export type TextPlace = {
  /** The part of the folded text. */
  phrase: string;
  place: string;
  /** Null if the text names none. */
  radius: { within: number; unit: DistanceUnit } | null;
};

const mostWords = 4;
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.-]*`;
const words = `(${word}(?:,? ${word}){0,${mostWords - 1}})`;
const radius = String.raw`(?:within |in |less than |under |up to )?(\d{1,5}) ?-?(mi|miles?|km|kms|kilomet(?:er|re)s?)`;
const around = '(?:close to|next to|nearby|near|around)';
const form = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${radius} (?:of|from|around|to|near) |${around} (?:to )?)(?!(?:me|my|here|us|home|by)(?![\\p{L}\\p{N}]))${words}`,
  'gu',
);

/** Places that a folded text may name, such as `near portland, or` and `within 10 miles of 97201`, longest first. */
export function textPlaces(folded: string): TextPlace[] {
  return [...folded.matchAll(form)].flatMap((found) => {
    const [whole, within, unit, named = ''] = found;
    const start = whole.slice(0, whole.length - named.length);
    return beginningsOf(named).map((place) => ({
      phrase: start + place,
      place,
      radius: within && unit ? { within: Number(within), unit: unitOf(unit) } : null,
    }));
  });
}

const unitOf = (written: string): DistanceUnit => (written.startsWith('m') ? 'mi' : 'km');

/** The first words, except a single trade word: `near new` is no place. */
function beginningsOf(named: string): string[] {
  const ends = [...named.matchAll(/(?<=[^ ,]),? |$/gu)].map(({ index }) => index).reverse();
  return ends
    .map((end) => named.slice(0, end))
    .filter((one) => one.includes(' ') || meaningOf([one]) === undefined);
}
