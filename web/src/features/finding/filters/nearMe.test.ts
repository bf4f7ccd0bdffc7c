import { expect, test } from 'vitest';
import { nearMePhrase } from './nearMe.ts';

test.each([
  ['Treadmill near me', 'near me'],
  ['bench nearby', 'nearby'],
  ['around here', 'around here'],
  ['near metal', null],
  ['bench near portland', null],
  [null, null],
])('%j asks for %j', (text, phrase) => expect(nearMePhrase(text)).toBe(phrase));
