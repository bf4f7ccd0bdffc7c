import type { Units } from '../enums.ts';
import { unitIn } from '../units/units.ts';
import type { ProductAttribute } from './attribute-values.ts';
import { type AttributeName, type AttributeUnit, attributes } from './attributes.ts';

type Range = readonly [least: number, most: number];
type Numbers = Partial<Record<AttributeName, number>>;

/** The usual range of a category's numbers. A number outside is often in another unit. */
const usual: Readonly<Record<string, Partial<Record<AttributeName, Range>>>> = {
  Treadmills: {
    ...{ weight: [20, 250], length: [100, 250], width: [50, 120], height: [10, 200] },
    ...{ foldedLength: [40, 180], maxLoad: [80, 250], maxSpeed: [4, 30], motorPower: [300, 3500] },
    ...{ beltLength: [80, 180], beltWidth: [35, 65] },
  },
  'Exercise Bikes': {
    ...{ weight: [10, 120], length: [60, 200], width: [35, 90], height: [80, 180] },
    ...{ maxLoad: [80, 250], maxUserHeight: [160, 220], flywheelWeight: [1, 30] },
  },
  'Rowing Machines': {
    ...{ weight: [8, 90], length: [100, 290], width: [35, 110], height: [20, 140] },
    ...{ foldedLength: [40, 180], maxLoad: [80, 250], maxUserHeight: [160, 220] },
  },
  'Ellipticals & Climbers': {
    ...{ weight: [5, 250], length: [30, 260], width: [25, 130], height: [15, 260] },
    ...{ maxLoad: [80, 220], strideLength: [20, 75], flywheelWeight: [2, 25] },
  },
  Dumbbells: {
    ...{ weight: [1, 600], pieceWeight: [0.5, 75], minWeight: [0.5, 60], maxWeight: [0.5, 75] },
    gripDiameter: [22, 60],
  },
  Kettlebells: {
    ...{ weight: [1, 300], pieceWeight: [2, 92], minWeight: [2, 60], maxWeight: [2, 92] },
    gripDiameter: [25, 60],
  },
  'Barbells & Plates': {
    ...{ weight: [0.5, 500], length: [80, 240], barWeight: [3, 35], pieceWeight: [0.25, 50] },
    ...{ maxLoad: [50, 1000], gripDiameter: [23, 55] },
  },
  Benches: {
    ...{ weight: [8, 150], length: [80, 220], width: [25, 180], height: [30, 180] },
    maxLoad: [80, 700],
  },
  'Racks & Cages': {
    ...{ weight: [10, 500], length: [30, 260], width: [60, 260], height: [100, 290] },
    maxLoad: [80, 1000],
  },
  'Cable Machines': {
    ...{ weight: [25, 800], length: [40, 300], width: [40, 400], height: [120, 260] },
    stackWeight: [20, 180],
  },
  Boxing: {
    ...{ weight: [0.3, 150], height: [30, 260], diameter: [15, 80], gloveSize: [4, 20] },
  },
  'Mats & Recovery': {
    ...{ weight: [0.2, 80], length: [20, 400], width: [10, 250], thickness: [1, 100] },
    diameter: [5, 120],
  },
};

const comparatives: Partial<Record<AttributeUnit, readonly [less: string, more: string]>> = {
  kg: ['Lighter', 'Heavier'],
  cm: ['Smaller', 'Larger'],
  mm: ['Thinner', 'Thicker'],
};

/** The least weight of a frame with weight stacks, in kg. */
const leastFrame = 20;
/** The most power that an outlet of 120 V and 20 A supplies, in watts. */
const mostOfOutlet = 2_400;

/** Contradictions between facts. `at` is the attribute that shows the question. */
const between: readonly {
  at: AttributeName;
  question: string;
  isDoubtful: (numbers: Numbers, facts: ReadonlyMap<string, ProductAttribute['value']>) => boolean;
}[] = [
  {
    at: 'foldedLength',
    question: 'Folded it’s longer than set up. Are both right?',
    isDoubtful: ({ foldedLength = 0, length = Infinity }) => foldedLength > length,
  },
  {
    at: 'maxWeight',
    question: 'The heaviest weighs less than the lightest. Are both right?',
    isDoubtful: ({ minWeight = 0, maxWeight = Infinity }) => minWeight > maxWeight,
  },
  {
    at: 'pieceWeight',
    question: 'One piece weighs more than all together. Are both right?',
    isDoubtful: ({ pieceWeight = 0, weight = Infinity }) => pieceWeight > weight,
  },
  {
    at: 'pieces',
    question: 'The pieces weigh more than all together. Is the number right?',
    isDoubtful: ({ pieces = 0, pieceWeight = 0, weight = Infinity }) =>
      pieceWeight <= weight && pieces * pieceWeight > weight * 1.05,
  },
  {
    at: 'pieces',
    question: 'Lightest, heaviest and steps give another number of pieces. Is it right?',
    isDoubtful({ pieces, minWeight, maxWeight, increment }, facts) {
      if (!pieces || !minWeight || !maxWeight || !increment) return false;
      if (facts.get('adjustable') === true) return false;
      const sizes = Math.round((maxWeight - minWeight) / increment) + 1;
      return sizes > 0 && pieces % sizes !== 0;
    },
  },
  {
    at: 'maxWeight',
    question: 'The heaviest weighs more than all together. Are both right?',
    isDoubtful: ({ maxWeight = 0, minWeight = 0, weight = Infinity }) =>
      minWeight <= maxWeight && maxWeight > weight,
  },
  {
    at: 'barWeight',
    question: 'The bar weighs more than all together. Are both right?',
    isDoubtful: ({ barWeight = 0, weight = Infinity }) => barWeight > weight,
  },
  {
    at: 'flywheelWeight',
    question: 'The flywheel weighs more than the machine. Are both right?',
    isDoubtful: ({ flywheelWeight = 0, weight = Infinity }) => flywheelWeight > weight,
  },
  {
    at: 'stackWeight',
    question: 'That leaves little for the frame. Is the weight of all right?',
    isDoubtful: ({ stackWeight = 0, stacks = 1, weight = Infinity }) =>
      stackWeight > 0 && stackWeight * stacks + leastFrame > weight,
  },
  {
    at: 'motorPower',
    question: 'That’s more than an outlet of 120 V gives. Is it W?',
    isDoubtful: ({ motorPower = 0 }, facts) =>
      facts.get('voltage') === '100–127 V' && motorPower > mostOfOutlet,
  },
];

/**
 * Questions about facts that are possible but unlikely: outside of what a category has, or at odds with another fact.
 * A product may be posted with them.
 * @param title of the category
 * @param units of the reader, in which a number without a unit was typed
 */
export function doubtsOf(
  title: string,
  given: readonly ProductAttribute[],
  units: Units,
): Map<AttributeName, string> {
  const doubts = new Map<AttributeName, string>();
  const facts = new Map(given.map(({ name, value }) => [name as string, value]));
  const ranges = (Object.hasOwn(usual, title) ? usual[title] : undefined) ?? {};
  const numbers: Numbers = {};
  for (const { name, value } of given) {
    if (typeof value !== 'number') continue;
    numbers[name] = value;
    const compared = comparedTo(ranges[name], name, value);
    const { unit } = attributes[name];
    const question = unit ? `Is it ${unitIn(unit, units)}?` : 'Is it right?';
    if (compared) doubts.set(name, `${compared} than most ${title.toLowerCase()}. ${question}`);
  }
  for (const { at, question, isDoubtful } of between)
    if (!doubts.has(at) && isDoubtful(numbers, facts)) doubts.set(at, question);
  return doubts;
}

/** A comparative such as `Lighter`; null if the value is in the range. */
function comparedTo(range: Range | undefined, name: AttributeName, value: number): string | null {
  const [least, most] = range ?? [-Infinity, Infinity];
  if (value >= least && value <= most) return null;
  const { unit } = attributes[name];
  const [less, more] = (unit && comparatives[unit]) || ['Lower', 'Higher'];
  return value < least ? less : more;
}
