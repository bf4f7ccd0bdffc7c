import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { stored } from '@fitness-zone/contract/units/units.ts';
import { oneOf, type Random } from '../reads/random-numbers.ts';

const brands = ['Rogue', 'ROGUE', 'Concept2', 'Life Fitness', 'Bowflex'];

/** Random facts of a product, from few values, so that products share them. */
export function randomAttributes(random: Random, title: string): ProductAttribute[] {
  return attributesOf({ title })
    .filter(() => random(2) === 0)
    .map((name) => {
      const { type, min, max, choices, whole } = attributes[name];
      if (type === 'boolean') return { name, value: random(2) === 0 };
      if (type === 'text') return { name, value: oneOf(random, brands) };
      if (type === 'choice') return { name, value: oneOf(random, choices) };
      const value = (min ?? 0) + ((1 + random(6)) * ((max ?? 0) - (min ?? 0))) / 40;
      return { name, value: whole ? Math.ceil(value) : stored(value) };
    });
}
