import { lineFault, shownText } from '../inputs/shown-text.ts';
import { InvalidInput } from '../inputs/valid-input.ts';
import { fold } from '../search/words.ts';
import { readMeasure, unitsFor } from '../units/units.ts';
import {
  type Attribute,
  type AttributeName,
  attributeNames,
  attributes,
  isAttributeName,
} from './attributes.ts';

/** A number is in the attribute's unit. */
export type ProductAttribute = { name: AttributeName; value: number | boolean | string };

/** A value as stored, or the fault, to follow its label in a sentence. */
type Reading = { value: ProductAttribute['value'] } | { fault: string };

/**
 * The attributes of a product in their stored form, in the table's order. Leaves out blank values.
 * @param category determines the attributes
 * @throws InvalidInput with each faulty attribute and its valid values
 */
export function readAttributes(
  given: readonly { name: string; value: string }[],
  category: { title: string; names: readonly AttributeName[] },
): ProductAttribute[] {
  const read = new Map<AttributeName, ProductAttribute>();
  const faults: string[] = [];
  for (const { name, value } of given) {
    if (!isAttributeName(name) || !category.names.includes(name)) {
      faults.push(faultOfName(name, category));
      continue;
    }
    if (value.trim() === '') continue;
    const { label } = attributes[name];
    const reading = readAttribute(attributes[name], value);
    if (read.has(name)) faults.push(`${label} (${name}) is given twice.`);
    else if ('fault' in reading) faults.push(`${label} (${name}) ${reading.fault}`);
    else read.set(name, { name, value: reading.value });
  }
  const [first, ...others] = faults.map((message) => ({ field: 'attributes', message }));
  if (first) throw new InvalidInput([first, ...others]);
  return attributeNames.flatMap((name) => read.get(name) ?? []);
}

function faultOfName(
  name: string,
  { title, names }: { title: string; names: readonly AttributeName[] },
): string {
  const taken = `${title} take ${names.join(', ')}.`;
  return isAttributeName(name)
    ? `${attributes[name].label} (${name}) doesn’t apply to ${title}. ${taken}`
    : `There is no attribute “${name}”. ${taken}`;
}

/** Reads a value as people type it: `16 kg`, `35 lb`, `6 ft 2 in`, `yes`, one of the choices, or text. */
export function readAttribute(attribute: Attribute, typed: string): Reading {
  switch (attribute.type) {
    case 'number':
      return readNumber(attribute, typed);
    case 'boolean':
      return readYesNo(typed);
    case 'choice':
      return readChoice(attribute, typed);
    case 'text':
      return readText(attribute, typed);
  }
}

function readNumber(attribute: Attribute, typed: string): Reading {
  const { unit } = attribute;
  const value = readMeasure(typed, unit);
  if (typeof value === 'number') {
    return isInRange(attribute, value) ? { value } : { fault: `must be ${rangeOf(attribute)}.` };
  }
  if (value.fault === 'number') return { fault: `must be ${rangeOf(attribute)}.` };
  return {
    fault: `must be ${unit ? `in ${listOf(unitsFor(unit))}` : 'a plain number'}, not ${value.unit}.`,
  };
}

const isInRange = ({ min, max, whole }: Attribute, value: number): boolean =>
  value >= (min ?? 0) && value <= (max ?? 0) && (!whole || Number.isInteger(value));

const rangeOf = ({ min, max, unit, whole }: Attribute): string =>
  `${whole ? 'a whole number' : 'a number'} between ${min} and ${max}${unit ? ` ${unit}` : ''}`;

const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

const yesAndNo: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  false: false,
  no: false,
};

function readYesNo(typed: string): Reading {
  const word = fold(typed.trim());
  const value = Object.hasOwn(yesAndNo, word) ? yesAndNo[word] : undefined;
  return value === undefined ? { fault: 'must be true or false.' } : { value };
}

function readChoice({ choices }: Attribute, typed: string): Reading {
  const value = choices.find((one) => fold(one) === fold(typed.trim()));
  return value === undefined ? { fault: `must be one of ${choices.join(', ')}.` } : { value };
}

function readText({ maxLength }: Attribute, typed: string): Reading {
  const fault = lineFault(typed.trim());
  if (fault !== null) return { fault: `${fault}.` };
  const value = shownText(typed);
  if (!value.isWellFormed()) return { fault: 'contains a broken character.' };
  if (value.length > (maxLength ?? 0))
    return { fault: `must have at most ${maxLength} characters.` };
  return value === '' ? { fault: 'must have letters.' } : { value };
}
