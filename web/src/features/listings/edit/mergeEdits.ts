import {
  type EditedValues,
  emptyProduct,
  type Field,
  type ProductValues,
  productInput,
} from '../form/productFields.ts';

const { place: _besideLocation, ...ofFields } = emptyProduct;
const fields = Object.keys(ofFields) as Field[];

/** The form's value as sent to the server: equal for "349.5" and "349.50". */
function comparable(values: ProductValues, currency: string): Record<Field, unknown> {
  const images = values.images.map(({ key, url, description }) => [url ?? key, description.trim()]);
  const { location, place, ...input } = { place: null, ...productInput(values, currency) };
  return { ...input, location: [location, place], images };
}

/** The fields in which two forms differ. */
export function differences(one: ProductValues, other: ProductValues, currency: string): Field[] {
  const [left, right] = [comparable(one, currency), comparable(other, currency)];
  return fields.filter((field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]));
}

type Merged = {
  values: EditedValues;
  /** untouched fields that received the product's current value */
  taken: Field[];
  /** fields edited both here and elsewhere: the user must choose */
  conflicts: Field[];
};

/**
 * Merges edits made elsewhere into the form: untouched fields receive the product's values, changed ones keep the typed
 * text.
 * @param theirs the product's present values
 */
export function mergeEdits(values: EditedValues, theirs: ProductValues, currency: string): Merged {
  const edited = differences(values.base, theirs, currency);
  const touched = differences(values, values.base, currency);
  const differing = differences(values, theirs, currency);
  const conflicts = edited.filter((field) => touched.includes(field) && differing.includes(field));
  const settled = edited.filter((field) => !conflicts.includes(field));
  const taken = settled.filter((field) => !touched.includes(field));
  if (settled.length === 0) return { values, taken, conflicts };
  return {
    values: {
      ...values,
      ...pick(theirs, taken),
      base: { ...values.base, ...pick(theirs, settled) },
    },
    taken,
    conflicts,
  };
}

/** Resolves fields that were edited both here and elsewhere. */
export const settle = (
  values: EditedValues,
  theirs: ProductValues,
  conflicts: readonly Field[],
  choice: 'mine' | 'theirs',
): EditedValues => ({
  ...values,
  ...(choice === 'theirs' && pick(theirs, conflicts)),
  base: { ...values.base, ...pick(theirs, conflicts) },
});

const pick = (from: ProductValues, some: readonly Field[]): Partial<ProductValues> => ({
  ...Object.fromEntries(some.map((field) => [field, from[field]])),
  ...(some.includes('location') && { place: from.place }),
});
