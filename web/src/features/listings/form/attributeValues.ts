import type { ProductAttributeInput } from '../../../generated/graphql.ts';

/**
 * The form's values by attribute in the server's format: `35 lb`, `true`, `Magnetic`. A number without a unit is in the
 * attribute's.
 */
export type AttributeValues = Readonly<Record<string, string>>;

/** The stated values, always in the same order. */
export const attributesInput = (values: AttributeValues): ProductAttributeInput[] =>
  Object.entries(values)
    .map(([name, value]) => ({ name, value: value.trim() }))
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
