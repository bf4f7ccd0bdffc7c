import { expect, test } from 'vitest';
import { askedPrefixes, hasPrefixes, searchTokens } from './search-tokens.ts';

const zoe = searchTokens(["Zoë O'Neil", 'Smith-Jones', 'zoe.oneil@Example.com', 'pi_3Qx']);
const finds = (text: string | null) => hasPrefixes(zoe, askedPrefixes(text));

test.each([
  ...[null, '', '  ', 'zoe', 'ZOË', 'smith zo', "o'neil", 'jon', 'smith-jo'],
  ...['example', 'oneil@ex', '@', '@exam', 'zoe.oneil@example.com', 'ZOE.ONEIL@', '3qx', 'pi_3q'],
])('%j finds the record', (text) => expect(finds(text)).toBe(true));

test.each([
  ...['mith', 'zoe ones', 'oneil@other', 'example zoey', '!', '\u200b', 'eil@example.com', 'qx'],
])('%j does not', (text) => expect(finds(text)).toBe(false));

test('an e-mail is found by its beginnings, from each of its words on', () => {
  expect(searchTokens(['b.boer@mail.example'])).toEqual([
    ...['b', 'boer', 'mail', 'example'],
    ...['b.boer@mail.example', 'boer@mail.example', '@mail.example'],
  ]);
});

test('a prefix that another one implies is not asked for', () => {
  expect(askedPrefixes('Bo boer b')).toEqual(['boer']);
  expect(askedPrefixes('x'.repeat(200))).toEqual(['x'.repeat(60)]);
});
