import { expect, test } from 'vitest';
import { asksForNothing, readQuery } from './read-query.ts';
import { closestWords } from './spelling.ts';
import { isTradeWord, tradeWords } from './trade-words/phrases.ts';

const unsold = ['trampolin', 'rebounder'];
const known = {
  has: (word: string) => word === 'zephyr' || (isTradeWord(word) && !unsold.includes(word)),
  hasStart: (start: string) => 'zephyr'.startsWith(start),
  closest: (word: string) => closestWords(word, tradeWords, (words) => words.map(() => 0)),
};
const read = (text: string) => readQuery(text, known);
const termsOf = (text: string) => read(text).terms?.map((term) => term.text);

test.each([
  ['kettle bells', ['kettle bells']],
  ['kettle-bell', ['kettle bell']],
  ['rowingmachine', ['rowingmachine']],
  ['foldabletreadmill', ['foldable', 'treadmill']],
  ['small home gym', ['small', 'home gym']],
  ['used rower for sale near me', ['rower']],
  ['Zephyr bench under 500', ['zephyr', 'bench']],
  ['24 kilo kettlebell', ['24kg', 'kettlebell']],
  ['for sale', []],
])('%j asks for %j', (text, terms) => expect(termsOf(text)).toEqual(terms));

test.each([
  ['tredmil', 'treadmill'],
  ['boksing gloves', 'boxing gloves'],
  ['foam roler', 'foam roller'],
  ['pink dumbells', null],
  ['zeph bench', null],
  ['t7 x3000', null],
])('%j is corrected to %j', (text, corrected) => {
  expect(read(text).correctedText).toBe(corrected);
});

test.each([
  ['other', ['other'], null],
  ['used chaep', ['chaep'], null],
  ['chaep rower', ['rower'], 'cheap rower'],
])('no text is corrected to one that finds everything: %j', (text, terms, corrected) => {
  expect(termsOf(text)).toEqual(terms);
  expect(read(text).correctedText).toBe(corrected);
});

test('what is sold elsewhere, such as a jump rope, is no other kind', () => {
  expect(read('jump rope').terms).toMatchObject([{ text: 'jump rope', isKind: true, near: [] }]);
});

test.each([
  ['kids trampoline', ['trampoline']],
  ['foldable trampoline', ['trampoline']],
  ['foldable trampoline and rower', ['foldable', 'trampoline', 'rower']],
  ['kids boxing gloves', ['kids', 'boxing gloves']],
])('of a kind that nobody sells only that is asked for: %j', (text, terms) =>
  expect(termsOf(text)).toEqual(terms),
);

test('a text without letters or digits asks for nothing that exists', () => {
  expect(read('!?')).toEqual({ terms: null, price: null, correctedText: null });
});

test.each([
  ['used cheap for sale', true],
  ['forsale', true],
  ['!?', true],
  ['cheap under 500', false],
  ['used rower', false],
  ['quiet', false],
  ['other', false],
])('%j asks for nothing: %j', (text, expected) => expect(asksForNothing(text)).toBe(expected));
