import { attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import { expect, test } from 'vitest';
import { factOf, isFact } from '../text/fact-parts.ts';
import { entriesOf } from '../text/read-query.ts';
import { brands } from './brands.ts';
import { equipment } from './equipment.ts';
import { purposes } from './purposes.ts';
import { isSynonymWord } from './synonyms.ts';
import { ignored, preferences, traits } from './traits.ts';

const known = { has: isSynonymWord, hasStart: () => false, closest: () => [] };
const entries = [equipment, purposes, traits, preferences, ignored, brands].flatMap((one) =>
  Object.entries(one),
);

test('each entry has a query of its own that is read by it', () => {
  const needless = entries.flatMap(([query]) =>
    entriesOf(query, known).includes(query) ? [] : [`${query}: ${entriesOf(query, known)}`],
  );
  expect(needless).toEqual([]);
  expect(new Set(entries.map(([query]) => query)).size).toBe(entries.length);
});

test('the facts of entries exist, with values that products can have', () => {
  const facts = entries
    .flatMap(([, entry]) => entry.split(/[ ,]+/))
    .filter(isFact)
    .map(factOf);
  for (const { name, values = [] } of facts) {
    const choices =
      name === 'condition'
        ? Object.values(enumValues.Condition)
        : name === 'years'
          ? []
          : attributes[name].choices;
    for (const value of values) expect(choices.map(fold), name).toContain(value);
    if (name !== 'condition' && name !== 'years') expect(attributes[name].filters, name).toBe(true);
  }
});
