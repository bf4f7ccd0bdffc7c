import type { AttributeUnit } from '../catalog/attributes.ts';
import type { Units } from '../enums.ts';
import { readNumber, writeNumber } from '../inputs/typed-number.ts';

/** Factors to the stored unit, which comes first. */
const written: Readonly<Record<AttributeUnit, Readonly<Record<string, number>>>> = {
  kg: { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 },
  cm: { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 },
  mm: { mm: 1, cm: 10, in: 25.4 },
  'km/h': { 'km/h': 1, mph: 1.609344 },
  W: { W: 1, kW: 1000, hp: 745.7 },
  '%': { '%': 1 },
  oz: { oz: 1 },
};

/** Other spellings of units, in lower case. */
const spellings: Readonly<Record<string, string>> = {
  ...{ kgs: 'kg', kilo: 'kg', kilos: 'kg', kilogram: 'kg', kilograms: 'kg', gram: 'g', grams: 'g' },
  ...{ lbs: 'lb', pound: 'lb', pounds: 'lb', '#': 'lb', ounce: 'oz', ounces: 'oz' },
  ...{ inch: 'in', inches: 'in', '"': 'in', '″': 'in', '”': 'in', foot: 'ft', feet: 'ft' },
  ...{ "'": 'ft', '′': 'ft', '’': 'ft', meter: 'm', meters: 'm', metre: 'm', metres: 'm' },
  ...{ centimeter: 'cm', centimeters: 'cm', centimetre: 'cm', centimetres: 'cm' },
  ...{ millimeter: 'mm', millimeters: 'mm', millimetre: 'mm', millimetres: 'mm' },
  ...{ kmh: 'km/h', kph: 'km/h', w: 'W', watt: 'W', watts: 'W', kw: 'kW', percent: '%' },
};

/** The unit of each stored one for readers of feet and pounds. */
const imperial: Partial<Record<AttributeUnit, string>> = {
  ...{ kg: 'lb', cm: 'in', mm: 'in', 'km/h': 'mph', W: 'hp' },
};

/** Decimals of a stored number: grams, and hundredths of a millimetre. */
const decimals = 3;

export const stored = (value: number): number => Number(value.toFixed(decimals));

/** The units in which a value may be given, the stored one first. */
export const unitsFor = (unit: AttributeUnit): string[] => Object.keys(written[unit]);

/** The reader's unit for a stored one. */
export const unitIn = (unit: AttributeUnit, units: Units): string =>
  (units === 'imperial' && imperial[unit]) || unit;

/** Countries that use pounds. */
const imperialCountries = new Set(['LR', 'MM', 'US']);

/**
 * A reader's units.
 * @param country ISO 3166-1 code of their place
 * @param locale their browser's, such as `en-US`; used without a place
 */
export function unitsOf({
  chosen,
  country,
  locale,
}: {
  chosen?: Units | null | undefined;
  country?: string | null | undefined;
  locale?: string | null | undefined;
}): Units {
  if (chosen) return chosen;
  const region = country ?? /[-_]([A-Z]{2})\b/.exec(locale ?? '')?.[1] ?? '';
  return imperialCountries.has(region) ? 'imperial' : 'metric';
}

/** The part of a typed measure that couldn't be read: its number or its unit. */
export type MeasureFault = { fault: 'number' } | { fault: 'unit'; unit: string };

const part = /^([^\p{L}%"'″”′’#]+)\s*([\p{L}/]+|[%"″”'′’#])?\s*/u;

/** Reads `16`, `16 kg`, `35lb` and `6 ft 2 in`; a number without a unit is in `unit`, the stored one. */
export function readMeasure(
  text: string,
  unit: AttributeUnit | null,
  typedIn: string = unit ?? '',
): number | MeasureFault {
  const first = readPart(text.trim(), unit, typedIn);
  if ('fault' in first) return first;
  if (first.rest === '') return stored(first.value);
  const second = readPart(first.rest, unit, 'in');
  if ('fault' in second) return second;
  // Only feet are followed by inches.
  const isOfFeet = unit === 'cm' && first.value !== 0 && second.rest === '';
  return isOfFeet ? stored(first.value + second.value) : { fault: 'number' };
}

/** A number with its unit, and the text behind it. */
function readPart(
  text: string,
  unit: AttributeUnit | null,
  typedIn: string,
): { value: number; rest: string } | MeasureFault {
  const [all = '', number = '', given] = part.exec(text) ?? [];
  const value = readNumber(number);
  if (value === null) return { fault: 'number' };
  const size = sizeOf(given ?? typedIn, unit);
  if (size === null) return { fault: 'unit', unit: given ?? '' };
  return { value: value * size, rest: text.slice(all.length) };
}

function sizeOf(given: string, unit: AttributeUnit | null): number | null {
  if (unit === null) return given === '' ? 1 : null;
  const lower = given.toLowerCase();
  const name = spellings[lower] ?? lower;
  return Object.hasOwn(written[unit], name) ? (written[unit][name] ?? null) : null;
}

const metricUnits = new Set(['kg', 'g', 'cm', 'mm', 'm', 'km/h', 'W', 'kW']);
const imperialUnits = new Set(['lb', 'oz', 'in', 'ft', 'mph', 'hp']);
const unitBehindNumber = /\d\s*([\p{L}/]+|["″”'′’#])/gu;

/** The units in which a text has its measures; null if it has none. */
export function unitsTyped(text: string): Units | null {
  for (const [, given = ''] of text.matchAll(unitBehindNumber)) {
    const unit = spellings[given.toLowerCase()] ?? given.toLowerCase();
    if (metricUnits.has(unit)) return 'metric';
    if (imperialUnits.has(unit)) return 'imperial';
  }
  return null;
}

export const hasUnit = (text: string): boolean => /[\p{L}%"'″”′’#]/u.test(text);

/** A stored value in the reader's unit, not rounded. */
const converted = (value: number, unit: AttributeUnit, units: Units): number =>
  value / (written[unit][unitIn(unit, units)] ?? 1);

/** A stored value for readers: `15.9 kg`, `35 lb`. Small numbers and quarters have two decimals: `1.25 kg`. */
export function measureText(value: number, unit: AttributeUnit | null, units: Units): string {
  const read = unit === null ? value : converted(value, unit, units);
  const quarters = Math.round(4 * read) / 4;
  const isQuarter = unit !== null && isRead(quarters, value, { unit, units });
  const digits = isQuarter || read < 10 ? 2 : 1;
  const number = read.toLocaleString('en-US', { maximumFractionDigits: digits });
  return unit === null ? number : withUnit(number, unit, units);
}

/** Two stored values for readers, roughly: `29–181 lb`. */
export function rangeText(
  ends: readonly [number, number],
  unit: AttributeUnit | null,
  units: Units,
): string {
  const numbers = ends
    .map((end) => (unit === null ? end : converted(end, unit, units)))
    .map((end) => end.toLocaleString('en-US', { maximumFractionDigits: end < 10 ? 1 : 0 }));
  const text = [...new Set(numbers)].join('–');
  return unit === null ? text : withUnit(text, unit, units);
}

/** A filter's bound for readers: like `measureText`, with the decimals as typed. */
export function boundText(value: number, unit: AttributeUnit | null, units: Units): string {
  if (unit === null) return measureText(value, unit, units);
  const typed = asTyped(value, unit, units);
  if (typed.units !== units || typed.decimals > 2) return measureText(value, unit, units);
  return withUnit(typed.number.toLocaleString('en-US'), unit, units);
}

const withUnit = (number: string, unit: AttributeUnit, units: Units): string =>
  unit === '%' ? `${number}%` : `${number} ${unitIn(unit, units)}`;

/**
 * A stored value for a form field, which reads back as the same value: in the reader's unit, or as typed: `14.3 lb`.
 */
export function writeMeasure(value: number, unit: AttributeUnit | null, units: Units): string {
  if (unit === null) return writeNumber(value);
  const typed = asTyped(value, unit, units);
  const number = writeNumber(typed.number);
  return typed.units === units ? number : `${number} ${unitIn(unit, typed.units)}`;
}

/** A stored value as it was probably typed: in the other system if the reader's unit needs two more decimals. */
function asTyped(value: number, unit: AttributeUnit, units: Units) {
  const own = shortest(value, unit, units);
  const other = shortest(value, unit, units === 'metric' ? 'imperial' : 'metric');
  return own.decimals - other.decimals >= 2 ? other : own;
}

/** The shortest number in the reader's unit that reads back as the stored value. */
function shortest(value: number, unit: AttributeUnit, units: Units) {
  const exact = converted(value, unit, units);
  for (let decimals = 0; decimals < 9; decimals += 1) {
    const number = Number(exact.toFixed(decimals));
    if (isRead(number, value, { unit, units })) return { units, number, decimals };
  }
  return { units, number: exact, decimals: 9 };
}

const isRead = (
  number: number,
  value: number,
  { unit, units }: { unit: AttributeUnit; units: Units },
): boolean => stored(number * (written[unit][unitIn(unit, units)] ?? 1)) === value;
