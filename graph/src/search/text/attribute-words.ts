import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import {
  type AttributeName,
  type AttributeUnit,
  attributes,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { toIndexWords } from './terms.ts';

/** Shoppers' words for products with this attribute. */
const traits: Partial<Record<AttributeName, string>> = {
  adjustable: 'adjustable',
  foldable: 'foldable',
};
const makers: readonly AttributeName[] = ['brand', 'model'];
/** Attributes whose values are words that shoppers type. */
const worded: readonly AttributeName[] = [
  'barType',
  'material',
  'plateType',
  'resistance',
  'includes',
];

/** Names of values whose words would mean something else: synthetic leather isn't leather. */
const named: Readonly<Record<string, string>> = { 'Synthetic leather': 'synthetic' };

/** Shoppers' units of a measure, with their size in the stored unit and their steps. */
const spoken: Readonly<Record<AttributeUnit, readonly (readonly [string, number, number])[]>> = {
  kg: [
    ['kg', 1, 0.5],
    ['lb', 0.45359237, 0.5],
  ],
  cm: [
    ['cm', 1, 1],
    ['m', 100, 0.1],
    ['in', 2.54, 1],
    ['ft', 30.48, 0.5],
  ],
  mm: [['mm', 1, 0.5]],
  'km/h': [['mph', 1.609344, 0.5]],
  W: [
    ['w', 1, 1],
    ['hp', 745.7, 0.25],
  ],
  '%': [],
  oz: [['oz', 1, 1]],
};

/** The allowed distance of a measure from a named step, as a share: 16 kg count as 35 lb, and 183 cm as 6 ft. */
const tolerance = 0.035;

/** The words that find a product's attributes, such as its maker's name. */
export function attributeWords(given: readonly ProductAttribute[]) {
  // A pair of 16 kg is no 32 kg kettlebell.
  const isOfPieces = given.some(({ name }) => name === 'pieceWeight');
  const found = given.filter(({ name }) => attributes[name] && !(name === 'weight' && isOfPieces));
  const isOfMaker = ({ name }: ProductAttribute) => makers.includes(name);
  return {
    maker: found.filter(isOfMaker).flatMap(({ value }) => toIndexWords(String(value))),
    others: found.filter((one) => !isOfMaker(one)).flatMap(wordsOf),
  };
}

function wordsOf({ name, value }: ProductAttribute): string[] {
  if (worded.includes(name)) return toIndexWords(named[String(value)] ?? String(value));
  const trait = traits[name];
  if (trait && value === true) return [trait];
  const { unit } = attributes[name];
  return typeof value === 'number' && unit ? measureWords(value, unit) : [];
}

function measureWords(value: number, unit: AttributeUnit): string[] {
  return spoken[unit].flatMap(([name, size, step]) => {
    const exact = value / size;
    const steps = Math.round(exact / step) * step;
    const isClose = steps > 0 && Math.abs(steps - exact) <= tolerance * exact;
    return isClose ? [`${Number(steps.toFixed(2))}${name}`] : [];
  });
}
