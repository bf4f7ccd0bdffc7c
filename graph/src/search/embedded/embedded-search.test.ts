import { describeSearchEngine } from '@fitness-zone/testkit/search/search-contract.ts';
import { expect, test } from 'vitest';
import { EmbeddedSearch } from './embedded-search.ts';
import { Vocabulary } from './vocabulary.ts';

describeSearchEngine(async () => new EmbeddedSearch());

test('the number of a word that is no longer used is given to another', () => {
  const vocabulary = new Vocabulary();
  const [bench = -1, press = -1] = vocabulary.use(['bench', 'press']);
  expect(vocabulary.use(['bench'])).toEqual([bench]);
  vocabulary.release([bench, press]);
  expect(vocabulary.words).toEqual(['bench', '']);
  expect(vocabulary.use(['rower'])).toEqual([press]);
});
