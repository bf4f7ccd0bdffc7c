import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import type { Units } from '@fitness-zone/contract/enums.ts';
import { factsOf, factText } from '../product/facts/facts.ts';
import type { Compared, Row } from './rows.tsx';

/** Facts where more, or less, is better for every buyer. */
const better: Partial<Record<AttributeName, { name: string; sign: 1 | -1 }>> = {
  maxLoad: { name: 'Carries most', sign: 1 },
  maxUserHeight: { name: 'Fits the tallest', sign: 1 },
  foldedLength: { name: 'Shortest when folded', sign: -1 },
  maxSpeed: { name: 'Fastest', sign: 1 },
  maxIncline: { name: 'Steepest', sign: 1 },
  backPositions: { name: 'Most positions', sign: 1 },
  resistanceLevels: { name: 'Most levels', sign: 1 },
  stackWeight: { name: 'Heaviest stack', sign: 1 },
};

/** A row for each comparable fact that any seller has stated, in the order of facts. */
export function factRows(products: readonly Compared[], units: Units): Row[] {
  const facts = new Map(products.map((product) => [product.id, factsOf(product)]));
  const factOf = ({ id }: Compared, name: AttributeName) =>
    facts.get(id)?.find((fact) => fact.name === name);
  const names = new Set([...facts.values()].flat().map(({ name }) => name));
  return [...names]
    .filter((name) => attributes[name].compares)
    .map((name) => {
      const rating = better[name];
      return {
        name: attributes[name].label,
        text: (product) => {
          const fact = factOf(product, name);
          return fact ? factText(fact, units) : null;
        },
        ...(rating && {
          best: {
            of: (product) => {
              const fact = factOf(product, name);
              return fact ? rating.sign * Number(fact.value) : null;
            },
            name: rating.name,
          },
        }),
      };
    });
}
