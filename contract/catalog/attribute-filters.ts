import { fold } from '../search/words.ts';
import { readMeasure, writeMeasure } from '../units/units.ts';
import { type Attribute, attributes, isAttributeName } from './attributes.ts';

/** A condition on one attribute, in the form that `ProductFilter.attributes` takes. */
export type AttributeFilter = {
  name: string;
  min?: number | null | undefined;
  max?: number | null | undefined;
  is?: boolean | null | undefined;
  values?: readonly string[] | null | undefined;
};

/**
 * Reads `weight:10..35 lb`, `foldable:true` and `brand:Rogue`, the way addresses and REST write filters. Several values
 * of one name are alternatives.
 * @returns also a sentence for each unreadable text
 */
export function readAttributeFilters(texts: readonly string[]) {
  const filters = new Map<string, AttributeFilter>();
  const faults: string[] = [];
  for (const text of texts) {
    const filter = readAttributeFilter(text);
    if (typeof filter === 'string') {
      faults.push(filter);
      continue;
    }
    const { name } = filter;
    const known = filters.get(name);
    const values = [...(known?.values ?? []), ...(filter.values ?? [])];
    if (known && values.length < 2) faults.push(`attribute names ${name} more than once.`);
    else filters.set(name, { ...filter, ...(values.length > 0 && { values }) });
  }
  return { filters: [...filters.values()], faults };
}

function readAttributeFilter(text: string): AttributeFilter | string {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (name === '' || value.trim() === '') {
    return 'attribute must be a name and a value, such as weight:10..20 or brand:Rogue.';
  }
  // `attributeFilterFault` refuses unknown names.
  if (!isAttributeName(name)) return { name };
  const { type, unit } = attributes[name];
  if (type === 'number') {
    const [from = '', to = from] = value.split('..');
    const [min, max] = [from, to].map((bound) => readBound(bound.trim(), unit));
    if (min !== null && typeof min === 'object') return rangeFault(name);
    return max !== null && typeof max === 'object' ? rangeFault(name) : { name, min, max };
  }
  if (type !== 'boolean') return { name, values: [value] };
  if (value !== 'true' && value !== 'false') return `${name} must be true or false.`;
  return { name, is: value === 'true' };
}

/** Reads a bound as GraphQL takes it, or as people type it. A point is always decimal: `1.234` isn't a thousand. */
function readBound(text: string, unit: Attribute['unit']) {
  if (text === '') return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return readMeasure(text.replace(/^(-?\d+\.\d{3})(?![\d.,])/, '$10'), unit);
}

const rangeFault = (name: string) =>
  `${name} must be a range such as ${name}:10..20, in its own unit or another.`;

/** Writes a filter so that `readAttributeFilters` reads it: `weight:16..35 lb`. */
export function writeAttributeFilter({ name, min, max, is, values }: AttributeFilter): string[] {
  const unit = isAttributeName(name) ? attributes[name].unit : null;
  const [from, to] = [min, max].map((bound) =>
    bound == null ? '' : writeMeasure(bound, unit, 'metric'),
  );
  const range = from || to ? [`${from}..${to}`] : [];
  return [...range, ...(is == null ? [] : [String(is)]), ...(values ?? [])].map(
    (text) => `${name}:${text}`,
  );
}

/** The fault of a filter; null if there is none. */
export function attributeFilterFault({ name, min, max, is, values }: AttributeFilter) {
  if (!isAttributeName(name) || !attributes[name].filters) {
    const known = Object.entries(attributes).flatMap(([one, { filters }]) => (filters ? one : []));
    return `There is no filter by “${name}”. Choose from ${known.join(', ')}.`;
  }
  const { label, type, choices } = attributes[name];
  const isNumber = type === 'number';
  const isYesNo = type === 'boolean';
  const isForeign = {
    min: min != null && !isNumber,
    max: max != null && !isNumber,
    is: is != null && !isYesNo,
    values: values != null && (isNumber || isYesNo),
  };
  const foreign = Object.entries(isForeign).find(([, isWrong]) => isWrong)?.[0];
  if (foreign) return `${label} (${name}) takes ${takenBy[type]}, not ${foreign}.`;
  if (min != null && max != null && min > max) {
    return `${label} (${name}): min (${min}) must not be more than max (${max}).`;
  }
  const unknown = type === 'choice' ? values?.find((one) => !hasFolded(choices, one)) : undefined;
  return unknown === undefined
    ? null
    : `${label} (${name}) is never “${unknown}”. Choose from ${choices.join(', ')}.`;
}

const takenBy: Record<Attribute['type'], string> = {
  number: 'min and max',
  boolean: 'is',
  choice: 'values',
  text: 'values',
};

const hasFolded = (texts: readonly string[], text: string): boolean =>
  texts.some((one) => fold(one) === fold(text));
