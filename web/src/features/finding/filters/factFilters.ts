import {
  type AttributeName,
  attributeNames,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import type { Units } from '@fitness-zone/contract/enums.ts';
import { boundText } from '@fitness-zone/contract/units/units.ts';
import type { AttributeFilter } from '../../../generated/graphql.ts';

type Facts = readonly AttributeFilter[] | null | undefined;

/** Replaces one filter by a fact. */
const withFact = (facts: Facts, fact: AttributeFilter): AttributeFilter[] => [
  ...(facts ?? []).filter(({ name }) => name !== fact.name),
  fact,
];

/** Changes a fact's filter. */
export type FactChange = (now: AttributeFilter) => AttributeFilter;

export const changedFacts = (facts: Facts, name: AttributeName, change: FactChange) =>
  withFact(facts, change(facts?.find((one) => one.name === name) ?? { name }));

/** The single conditions of facts, such as `Weight: up to 35 lb`, each with the change that removes it. */
export const factConditions = (facts: Facts, units: Units) =>
  attributeNames.flatMap((name) => {
    const fact = facts?.find((one) => one.name === name);
    return fact ? conditionsOf(fact, units) : [];
  });

/** The facts without which the list has results, most results first, each with the change that removes it. */
export const looserFacts = (
  facts: Facts,
  counts: readonly { name: string; countWithout: number }[],
  units: Units,
) =>
  counts
    .map(({ name, countWithout }) => ({
      name: (facts ?? [])
        .flatMap((fact) => (fact.name === name ? conditionsOf(fact, units) : []))
        .map(({ text }) => text)
        .join(', '),
      change: { attributes: withFact(facts, { name }) },
      count: countWithout,
    }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .sort((one, other) => other.count - one.count);

function conditionsOf(
  { name, min, max, is, values }: AttributeFilter,
  units: Units,
): { name: AttributeName; text: string; without: FactChange }[] {
  if (!isAttributeName(name)) return [];
  const { label, unit } = attributes[name];
  const range = [min, max].map((end) => (end == null ? null : boundText(end, unit, units)));
  const texts = [...rangeTexts(range), ...(is == null ? [] : [is ? 'yes' : 'no'])];
  return [
    ...texts.map((text) => ({ name, text: `${label}: ${text}`, without: () => ({ name }) })),
    ...(values ?? []).map((value) => ({
      name,
      text: `${label}: ${value}`,
      without: (now: AttributeFilter) => ({
        name,
        values: now.values?.filter((other) => other !== value),
      }),
    })),
  ];
}

/** A range in words, such as `up to 35 lb`; none without ends. */
export function rangeTexts([min, max]: (string | null)[]): string[] {
  if (min && max) return [min === max ? min : `${min} to ${max}`];
  if (min) return [`from ${min}`];
  return max ? [`up to ${max}`] : [];
}
