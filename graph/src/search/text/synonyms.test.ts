import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { expect, test } from 'vitest';
import { withSynonyms } from './synonyms.ts';

test.each([
  ['orbit elliptical', ['cross', 'trainer']],
  ['cirrus cross trainer', ['elliptical']],
  ['water rower', ['erg', 'rowing', 'machine']],
  ['exercise bikes', ['spin']],
  ['hex dumbbells', ['weights']],
])('%j is found by synonyms, too', (text, synonyms) => {
  expect(withSynonyms(wordsOf(text))).toEqual(expect.arrayContaining(synonyms));
});

test('a word alone of a phrase, or one that only begins so, has no synonyms', () => {
  for (const text of ['functional trainer pro', 'ergonomic seat', 'exercise ball']) {
    const words = wordsOf(text);
    expect(withSynonyms(words).filter((word) => !words.includes(word))).not.toContain('elliptical');
    expect(withSynonyms(words)).not.toContain('spin');
    expect(withSynonyms(words)).not.toContain('rowing');
  }
});
