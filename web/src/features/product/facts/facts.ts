import {
  type Attribute,
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import type { Units } from '@fitness-zone/contract/enums.ts';
import { measureText } from '@fitness-zone/contract/units/units.ts';
import type { Facts_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';

graphql(`
  fragment Facts_product on Product {
    attributes {
      name
      value
    }
  }
`);

/** A product's attribute with its value; numbers are in the attribute's unit. */
export type Fact = { name: AttributeName; attribute: Attribute; value: string };

/** The product's facts, in the same order for all products. */
export const factsOf = (product: FragmentType<Facts_ProductFragment>): Fact[] =>
  unmask<Facts_ProductFragment>(product).attributes.flatMap(({ name, value }) =>
    isAttributeName(name) ? [{ name, attribute: attributes[name], value }] : [],
  );

/** Formats a fact: `35 lb`, `Yes`, `Magnetic`. */
export function factText({ attribute: { type, unit }, value }: Fact, units: Units): string {
  if (type === 'boolean') return value === 'true' ? 'Yes' : 'No';
  return type === 'number' ? measureText(Number(value), unit, units) : value;
}
