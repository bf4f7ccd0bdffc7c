import { readAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';

/** A value that a product's name suggests, as typed into its field. */
export type FactIdea = { name: AttributeName; value: string };

// A "5 in 1 station" states no length.
const measures = /(\d+(?:[.,]\d+)?)[\s-]?(kg|lbs?|oz|mm|cm|m|in(?!\s*\d)|ft|mph|hp|w)\b/giu;

/** Words that mean yes. */
const traits: Partial<Record<AttributeName, RegExp>> = {
  foldable: /\bfold(s|ing|able)?\b/,
  adjustable: /\badjustable\b/,
  wheels: /\bwheels\b/,
  pullUpBar: /\bpull ?up bar\b/,
};

/** The weight of one piece, then of the whole: a weight in a name is rarely that of a part. */
const bestMeasures: readonly AttributeName[] = ['pieceWeight', 'weight', 'length'];

/**
 * The attributes of a category that a product's name suggests, at most one value for each.
 * @param names the category's attributes
 * @param known values that other products of the category state, such as brands
 */
export function factIdeas(
  productName: string,
  names: readonly AttributeName[],
  known: Partial<Record<AttributeName, readonly string[]>> = {},
): FactIdea[] {
  const text = inWords(productName);
  const says = (words: string) => text.includes(inWords(words));
  const ofMeasures = measuresOf(productName, names);
  return names.flatMap((name) => {
    const { type, choices } = attributes[name];
    const measured = ofMeasures.get(name);
    if (measured) return [{ name, value: measured }];
    if (type === 'boolean') return traits[name]?.test(text) ? [{ name, value: 'true' }] : [];
    const values = type === 'choice' ? choices : type === 'text' ? (known[name] ?? []) : [];
    // The longest value: "Synthetic leather" isn't leather.
    const [value] = values.filter(says).toSorted((one, other) => other.length - one.length);
    return value === undefined ? [] : [{ name, value }];
  });
}

const inWords = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Assigns each measure in the name to the first attribute that can have it. */
function measuresOf(productName: string, names: readonly AttributeName[]) {
  const found = new Map<AttributeName, string>();
  const inOrder = [
    ...bestMeasures.filter((name) => names.includes(name)),
    ...names.filter((name) => !bestMeasures.includes(name)),
  ];
  for (const [, number = '', unit = ''] of productName.matchAll(measures)) {
    const value = `${number} ${unit.toLowerCase()}`;
    const name = inOrder.find((one) => !found.has(one) && canBe(one, value));
    if (name) found.set(name, value);
  }
  return found;
}

function canBe(name: AttributeName, value: string): boolean {
  const attribute = attributes[name];
  return (
    attribute.type === 'number' &&
    attribute.unit !== null &&
    'value' in readAttribute(attribute, value)
  );
}
