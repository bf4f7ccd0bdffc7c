import { type AttributeName, isAttributeName } from './attributes.ts';

const general = ['brand', 'model', 'weight', 'length', 'width', 'height'] as const;
const transport = ['disassembles', 'needsTwoPeople'] as const;
const loads = ['pieces', 'pieceWeight', 'minWeight', 'maxWeight', 'increment', 'material'] as const;

/** Attributes by the category's title, until an admin chooses some. Other categories have `ofOthers`. */
const byTitle: Readonly<Record<string, readonly AttributeName[]>> = {
  Treadmills: [
    ...general,
    ...(['foldable', 'foldedLength', 'maxLoad', 'maxSpeed', 'maxIncline', 'motorPower'] as const),
    ...(['beltLength', 'beltWidth', 'power', 'voltage', 'subscription', 'wheels'] as const),
    ...transport,
    'includes',
  ],
  'Exercise Bikes': [
    ...general,
    ...(['foldable', 'maxLoad', 'maxUserHeight', 'resistance', 'resistanceLevels'] as const),
    ...(['flywheelWeight', 'drive', 'power', 'voltage', 'subscription', 'wheels'] as const),
    ...transport,
    'includes',
  ],
  'Rowing Machines': [
    ...general,
    ...(['foldable', 'foldedLength', 'maxLoad', 'maxUserHeight', 'resistance'] as const),
    ...(['resistanceLevels', 'drive', 'subscription', 'wheels'] as const),
    ...transport,
    'includes',
  ],
  'Ellipticals & Climbers': [
    ...general,
    ...(['foldable', 'maxLoad', 'resistance', 'resistanceLevels', 'strideLength'] as const),
    ...(['flywheelWeight', 'drive', 'power', 'voltage', 'subscription', 'wheels'] as const),
    ...transport,
    'includes',
  ],
  Dumbbells: ['brand', 'model', 'weight', ...loads, 'adjustable', 'gripDiameter', 'includes'],
  Kettlebells: ['brand', 'model', 'weight', ...loads, 'adjustable', 'gripDiameter', 'includes'],
  'Barbells & Plates': [
    ...(['brand', 'model', 'weight', 'length', 'barType', 'sleeve', 'plateType'] as const),
    ...(['barWeight', 'maxLoad', 'gripDiameter'] as const),
    ...loads,
    'includes',
  ],
  Benches: [
    ...general,
    ...(['foldable', 'maxLoad', 'adjustable', 'backPositions', 'declines', 'wheels'] as const),
    ...transport,
  ],
  'Racks & Cages': [
    ...general,
    ...(['foldable', 'maxLoad', 'uprights', 'holeSpacing', 'pullUpBar'] as const),
    ...(['safeties', 'mounting'] as const),
    ...transport,
    'includes',
  ],
  'Cable Machines': [
    ...general,
    ...(['maxLoad', 'loading', 'stackWeight', 'stacks', 'pulleyRatio', 'mounting'] as const),
    ...transport,
    'includes',
  ],
  Boxing: [
    ...general,
    ...(['diameter', 'material', 'filled', 'mounting', 'gloveSize', 'maxLoad'] as const),
    ...transport,
  ],
  'Mats & Recovery': [
    ...(['brand', 'model', 'weight', 'length', 'width', 'thickness', 'diameter'] as const),
    ...(['material', 'bandResistance', 'maxLoad', 'pieces', 'foldable'] as const),
  ],
};

const ofOthers: readonly AttributeName[] = [...general, 'foldable', 'maxLoad', ...transport];

type Category = { title: string; attributeNames?: readonly string[] | null | undefined };

/** The attributes of a category in the order of its forms: those chosen for it, otherwise the usual ones. */
export function attributesOf({ title, attributeNames }: Category): readonly AttributeName[] {
  if (attributeNames) return attributeNames.filter(isAttributeName);
  return (Object.hasOwn(byTitle, title) ? byTitle[title] : undefined) ?? ofOthers;
}
