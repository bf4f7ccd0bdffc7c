import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { closestWords } from './spelling.ts';
import { tradeWords } from './trade-words/phrases.ts';

const known = {
  has: (word: string) => word === 'zephyr',
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

test('what is sold elsewhere, such as a jump rope, is no other kind', () => {
  expect(read('jump rope').terms).toMatchObject([{ text: 'jump rope', isKind: true, near: [] }]);
});

test('a text without letters or digits asks for nothing that exists', () => {
  expect(read('!?')).toEqual({ terms: null, price: null, correctedText: null });
});
