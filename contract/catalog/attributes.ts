import type { AttributeType } from '../enums.ts';

/** Unit of a stored number: metric, and ounces, in which boxing gloves are sold everywhere. */
export type AttributeUnit = 'kg' | 'cm' | 'mm' | 'km/h' | 'W' | '%' | 'oz';

/** A fact about a piece of equipment, such as its weight. */
export type Attribute = {
  label: string;
  type: AttributeType;
  /** Explains how to measure it or where to read it. */
  hint: string;
  /** Unit of a number; null for texts and plain counts. */
  unit: AttributeUnit | null;
  min: number | null;
  max: number | null;
  /** Longest text; null for numbers and choices. */
  maxLength: number | null;
  whole: boolean;
  choices: readonly string[];
  /** Lists can be filtered by it. */
  filters: boolean;
  /** Shown where products are compared. */
  compares: boolean;
};

type Use = Partial<Pick<Attribute, 'filters' | 'compares'>>;
const base = {
  ...{ unit: null, min: null, max: null, maxLength: null, whole: false, choices: [] },
} as const;
const uses = { filters: true, compares: true } as const;

const measure = (
  label: string,
  unit: AttributeUnit,
  [min, max]: readonly [number, number],
  hint: string,
  use: Use = {},
): Attribute => ({ ...base, ...uses, label, type: 'number', unit, min, max, hint, ...use });

const count = (label: string, most: number, hint: string, use: Use = {}): Attribute => ({
  ...{ ...base, ...uses, label, type: 'number', whole: true, min: 1, max: most, hint },
  ...use,
});

const yesNo = (label: string, hint: string, use: Use = {}): Attribute => ({
  ...{ ...base, ...uses, label, type: 'boolean', hint },
  ...use,
});

const choice = (label: string, choices: readonly string[], hint: string): Attribute => ({
  ...{ ...base, ...uses, label, type: 'choice', choices, hint },
});

const text = (label: string, maxLength: number, hint: string, use: Use = {}): Attribute => ({
  ...{ ...base, ...uses, label, type: 'text', maxLength, hint },
  ...use,
});

const table = {
  brand: text('Brand', 40, 'The maker’s name, as on the frame.'),
  model: text('Model', 60, 'Name or number on the type plate.', { filters: false }),
  weight: measure('Weight', 'kg', [0.05, 1000], 'Weigh it, or look in the manual.'),
  length: measure('Length', 'cm', [1, 1000], 'The longest side, set up for use.'),
  width: measure('Width', 'cm', [1, 1000], 'Across, set up for use.'),
  height: measure('Height', 'cm', [0.5, 500], 'From the floor to the top, set up for use.'),
  foldable: yesNo('Folds up', 'It gets smaller for storage without tools.'),
  foldedLength: measure('Folded length', 'cm', [1, 500], 'The longest side when folded.'),
  disassembles: yesNo('Comes apart', 'It can be taken apart for the ride home.'),
  needsTwoPeople: yesNo('Needs two people', 'One person can’t carry it safely.'),
  wheels: yesNo('Transport wheels', 'It rolls when tipped.', { filters: false }),
  maxLoad: measure('Maximum load', 'kg', [1, 2000], 'User and weights together, as printed on it.'),
  maxUserHeight: measure('Users up to', 'cm', [100, 230], 'Height of the tallest person it fits.'),
  resistance: choice(
    'Resistance',
    ['Magnetic', 'Air', 'Water', 'Friction', 'Hydraulic', 'Electronic'],
    'What makes it hard to move.',
  ),
  resistanceLevels: count('Resistance levels', 200, 'Steps of the dial or display.', {
    filters: false,
  }),
  flywheelWeight: measure('Flywheel', 'kg', [0.5, 60], 'Weight of the flywheel, from the manual.'),
  power: choice('Power', ['Mains', 'Battery', 'Self-powered'], 'What it runs on.'),
  voltage: choice('Voltage', ['100–127 V', '220–240 V', 'Both'], 'On the type plate.'),
  drive: choice('Drive', ['Belt', 'Chain', 'Direct', 'Gear'], 'What moves the flywheel or steps.'),
  subscription: choice(
    'Subscription',
    ['None', 'Optional', 'Needed'],
    'Whether it works in full without a paid plan.',
  ),
  motorPower: measure('Motor', 'W', [50, 7500], 'Continuous power, as on the type plate.'),
  maxSpeed: measure('Top speed', 'km/h', [0.5, 45], 'Highest speed on the display.'),
  maxIncline: measure('Maximum incline', '%', [0, 60], 'Highest incline on the display.'),
  beltLength: measure('Belt length', 'cm', [40, 250], 'Of the running surface.'),
  beltWidth: measure('Belt width', 'cm', [20, 120], 'Of the running surface.'),
  strideLength: measure('Stride length', 'cm', [10, 100], 'From one end of a step to the other.'),
  pieces: count('Pieces', 200, 'How many pieces the price is for.'),
  pieceWeight: measure('Weight of one', 'kg', [0.1, 100], 'Of a single bell or plate.'),
  minWeight: measure(
    'Lightest weight',
    'kg',
    [0.1, 500],
    'Lightest setting, or lightest of the set.',
  ),
  maxWeight: measure(
    'Heaviest weight',
    'kg',
    [0.1, 500],
    'Heaviest setting, or heaviest of the set.',
  ),
  increment: measure('Weight steps', 'kg', [0.1, 50], 'From one weight to the next.', {
    filters: false,
  }),
  adjustable: yesNo('Adjustable', 'Its weight or position can be changed.'),
  material: choice(
    'Material',
    [
      ...['Cast iron', 'Steel', 'Rubber', 'Urethane', 'Neoprene', 'Vinyl', 'Leather'],
      ...['Synthetic leather', 'Canvas', 'Foam', 'PVC', 'TPE', 'Cork', 'Wood', 'Plastic'],
    ],
    'Of the surface that you touch.',
  ),
  gripDiameter: measure('Grip thickness', 'mm', [15, 80], 'Measure across handle or bar.'),
  barType: choice(
    'Bar',
    ['Olympic', 'Standard', 'Technique', 'Curl', 'Trap', 'Safety squat'],
    'The kind of bar.',
  ),
  barWeight: measure('Weight of the bar', 'kg', [1, 50], 'Of the bar alone, without plates.'),
  sleeve: choice(
    'Sleeve or hole',
    ['25 mm', '28 mm', '30 mm', '50 mm'],
    'Olympic plates have 50 mm.',
  ),
  plateType: choice(
    'Plates',
    ['Bumper', 'Iron', 'Rubber-coated', 'Urethane'],
    'The kind of plates.',
  ),
  backPositions: count('Back positions', 30, 'Angles that the back pad can have.'),
  declines: yesNo('Declines', 'The head end goes below flat.'),
  uprights: choice('Uprights', ['50 mm', '60 mm', '75 mm'], 'Width of one post; 75 mm is 3 in.'),
  holeSpacing: choice(
    'Hole spacing',
    ['25 mm', '50 mm', '75 mm', '100 mm', 'Westside'],
    'From hole to hole; Westside is closer at bench height.',
  ),
  pullUpBar: yesNo('Pull-up bar', 'It has a bar to hang from.'),
  safeties: yesNo('Safeties', 'It comes with safety bars or straps.'),
  mounting: choice(
    'Stands or hangs',
    ['Free-standing', 'Bolts to the floor', 'Wall', 'Ceiling'],
    'How it is fixed.',
  ),
  loading: choice(
    'Loading',
    ['Weight stack', 'Plates', 'Body weight', 'Electronic'],
    'What the cables pull.',
  ),
  stackWeight: measure('Weight stack', 'kg', [5, 300], 'Of one stack.'),
  stacks: count('Stacks', 8, 'How many weight stacks it has.', { filters: false }),
  pulleyRatio: choice(
    'Pulley ratio',
    ['1:1', '2:1', '4:1'],
    'At 2:1 the stack feels half as heavy.',
  ),
  gloveSize: measure('Glove size', 'oz', [2, 24], 'Printed on the cuff.'),
  filled: yesNo('Filled', 'The bag or base comes filled.'),
  thickness: measure('Thickness', 'mm', [0.5, 300], 'Measure at the edge.'),
  diameter: measure('Diameter', 'cm', [1, 200], 'Across, at the widest point.'),
  includes: text('Comes with', 120, 'What else the buyer gets, such as a mat or clips.', {
    filters: false,
  }),
  bandResistance: measure('Pull', 'kg', [0.5, 150], 'Printed on the band: its heaviest pull.'),
} as const satisfies Record<string, Attribute>;

export type AttributeName = keyof typeof table;

/** All attributes by name, with label, unit, bounds and uses. */
export const attributes: Readonly<Record<AttributeName, Attribute>> = table;

export const attributeNames = Object.keys(attributes) as readonly AttributeName[];

/** Maximum number of values of an attribute that facets count. */
export const mostValues = 30;

export const isAttributeName = (name: unknown): name is AttributeName =>
  typeof name === 'string' && Object.hasOwn(attributes, name);
