import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';

// The tables from which `read-bounds.ts` reads measures and prices. Phrases are separated by commas.

/** The way a number bounds. `over` and `under` exclude the number. */
export type Bound = 'over' | 'atLeast' | 'under' | 'atMost' | 'about';

/** Words before a number. */
export const before: Readonly<Record<Bound, string>> = {
  over: 'over, above, more than, greater than, bigger than, larger than, exceeding, beyond, >',
  atLeast:
    'at least, min, minimum, minimum of, min of, no less than, not less than, not under, not below, starting at, starting from, from, >=, > =',
  under: 'under, below, beneath, less than, fewer than, smaller than, <',
  atMost:
    'up to, upto, at most, max, maximum, maximum of, max of, no more than, not more than, not over, not above, no bigger than, no larger than, within, budget, budget of, my budget is, <=, < =',
  about: 'around, about, approximately, approx, roughly, circa, nearly, almost, close to, ~',
};

/** Words behind a number. */
export const behind: Partial<Record<Bound, string>> = {
  atLeast:
    'or more, or over, or above, or higher, or heavier, or bigger, and up, and over, and above, minimum, min, plus, +',
  atMost:
    'or less, or under, or below, or cheaper, or lighter, or smaller, and under, and below, maximum, max, tops, budget',
  about: 'or so, or thereabouts, ish',
};

/** The subject of a bound. `size` is the dimension that matters for the kind, `piece` one of a pair or set. */
export type Subject = AttributeName | 'price' | 'years' | 'size' | 'piece';

/** Comparatives, with their bound and subject. Each ends with `than` unless written otherwise. */
export const comparatives: readonly (readonly [words: string, bound: Bound, about: Subject])[] = [
  ['heavier', 'over', 'piece'],
  ['lighter', 'under', 'piece'],
  ['longer', 'over', 'length'],
  ['taller, higher', 'over', 'height'],
  ['shorter', 'under', 'size'],
  ['wider', 'over', 'width'],
  ['narrower', 'under', 'width'],
  ['thicker', 'over', 'thickness'],
  ['thinner', 'under', 'thickness'],
  ['faster', 'over', 'maxSpeed'],
  ['steeper', 'over', 'maxIncline'],
  ['stronger', 'over', 'motorPower'],
  ['cheaper', 'under', 'price'],
  ['newer, younger', 'atMost', 'years'],
  ['older', 'over', 'years'],
];

/** Kinds of quantities, by their unit. */
export type Quantity =
  | 'mass'
  | 'length'
  | 'speed'
  | 'power'
  | 'percent'
  | 'age'
  | 'money'
  | 'count';

/**
 * Facts that shoppers name beside a number. A phrase counts if all its words stand beside the number, in any order; the
 * longest one wins. `bare` is the bound of a number that names none.
 */
export const namedFacts: readonly (readonly [
  about: Subject,
  of: Quantity,
  words: string,
  bare: Bound,
])[] = [
  [
    'maxLoad',
    'mass',
    'holds, hold, holding, support, supports, supporting, carries, handles, handle, rated, rated for, capacity, load, max load, load capacity, weight capacity, weight limit, weight rating, user weight, max user weight, limit, rating',
    'atLeast',
  ],
  ['maxUserHeight', 'length', 'user height, max user height, rider height', 'atLeast'],
  ['flywheelWeight', 'mass', 'flywheel, flywheel weight', 'about'],
  ['stackWeight', 'mass', 'stack, stacks, weight stack, weight stacks, per stack', 'about'],
  ['bandResistance', 'mass', 'resistance, pull, tension', 'about'],
  ['barWeight', 'mass', 'bar, bar weight, bar alone, empty bar', 'about'],
  ['weight', 'mass', 'weigh, weighs, weighing, total, total weight, own weight', 'about'],
  ['piece', 'mass', 'each, apiece, per piece, per hand, single', 'about'],
  ['maxWeight', 'mass', 'heaviest', 'about'],
  [
    'beltLength',
    'length',
    'belt, belt length, long belt, running belt, deck, long deck, running surface, belt long',
    'about',
  ],
  [
    'beltWidth',
    'length',
    'belt width, wide belt, belt wide, wide deck, deck wide, running surface wide, wide running surface, running belt wide',
    'about',
  ],
  ['strideLength', 'length', 'stride, stride length, long stride', 'about'],
  [
    'foldedLength',
    'length',
    'folded, when folded, folded length, folds to, fold to, long folded',
    'about',
  ],
  [
    'gripDiameter',
    'length',
    'grip, grips, thick grip, grip thickness, handle, handle diameter',
    'about',
  ],
  ['thickness', 'length', 'thick, thickness', 'about'],
  ['diameter', 'length', 'diameter, across', 'about'],
  ['height', 'length', 'high, height, tall, in height', 'about'],
  [
    'height',
    'length',
    'ceiling, ceilings, room height, low ceiling, basement, basement ceiling',
    'atMost',
  ],
  ['width', 'length', 'wide, width, in width', 'about'],
  ['length', 'length', 'long, length, in length, footprint', 'about'],
  ['uprights', 'length', 'uprights, upright, posts, tubing', 'about'],
  [
    'holeSpacing',
    'length',
    'hole spacing, holes spacing, spacing, between holes, holes apart, hole apart, spaced holes',
    'about',
  ],
  ['sleeve', 'length', 'plates, plate, hole, holes, sleeve, sleeves, bore', 'about'],
  ['maxSpeed', 'speed', 'speed, top speed, max speed', 'atLeast'],
  ['maxIncline', 'percent', 'incline, grade, slope, max incline', 'atLeast'],
  ['motorPower', 'power', 'motor, power, continuous', 'atLeast'],
  ['years', 'age', 'old, use, used, age, of use', 'atMost'],
  ['price', 'money', 'price, cost, costs, priced, budget', 'atMost'],
  ['backPositions', 'count', 'positions, back positions, position, angles', 'atLeast'],
  ['pieces', 'count', 'pieces, piece, pcs, pc, set of, pack of, bells, of them', 'about'],
];

/** The usual subject of each quantity, and the bound of a number that names none; null if there is none. */
export const usualSubjects: Readonly<
  Record<Quantity, readonly [about: Subject, bare: Bound | null] | null>
> = {
  mass: ['piece', null],
  length: ['size', null],
  speed: ['maxSpeed', 'atLeast'],
  power: ['motorPower', 'atLeast'],
  percent: ['maxIncline', 'atLeast'],
  age: ['years', 'atMost'],
  money: ['price', 'atMost'],
  count: ['price', null],
};

/** Words of facts that only come before their number. */
export const onlyBefore =
  'holds, hold, holding, support, supports, supporting, carries, handles, rated, rated for, weigh, weighs, weighing, folds to, fold to, set of, pack of';

/** The buyer, whose weight and height the equipment must bear. */
export const people =
  'person, people, persons, user, users, man, men, guy, guys, woman, women, lady, lifter, rider, runner, athlete, human, body, bodies, husband, wife, son, daughter, boyfriend, girlfriend, dad, mom, someone, somebody, anyone, anybody, adult, adults, buyer, customer';

/** Traits of the buyer, beside one of `people`. */
export const peopleAre =
  'heavy, heavier, tall, taller, big, bigger, large, larger, strong, old, older, young, grown';

/** Phrases about the buyer before a number. */
export const self =
  'i am, im, i weigh, my weight is, my weight, my height is, my height, who is, who are, who weighs, that are, being';

/** Words between a number and its subject. */
export const fillers =
  'a, an, the, of, is, are, with, that, which, has, have, having, in, at, for, to, and, its, it, can, will, my, own, than, priced, rated, be, as';

/** The dimension that `size` means, by a word in the category's title. Other kinds use the length. */
export const sizes: readonly (readonly [kinds: string, about: AttributeName])[] = [
  ['rack, cable, boxing', 'height'],
];

/** Words in the titles of categories whose weight is that of one piece. In others it is the weight of the whole. */
export const inPieces = 'dumbbell, kettlebell';

/** Kinds in other categories whose weight is that of one piece, by a word that finds them. */
export const piecewise = 'plate, bumper';

/** The allowed distance of a measure from an `about` bound, or from a number without a bound, as a share. */
export const tolerances = { price: 0.2, measure: 0.1, bare: 0.035 } as const;
