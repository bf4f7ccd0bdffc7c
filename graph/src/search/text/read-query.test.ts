import { expect, test } from 'vitest';
import { isSynonymWord, synonymWords } from '../synonyms/synonyms.ts';
import { asksForNothing, readQuery } from './read-query.ts';
import { closestWords } from './spelling.ts';

const unsold = ['trampolin', 'rebounder'];
const known = {
  has: (word: string) => word === 'zephyr' || (isSynonymWord(word) && !unsold.includes(word)),
  hasStart: (start: string) => 'zephyr'.startsWith(start),
  closest: (word: string) => closestWords(word, synonymWords, (words) => words.map(() => 0)),
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
  ['wother', ['wother'], null],
  ['used chaep', ['chaep'], null],
  ['chaep rower', ['rower'], 'cheap rower'],
])('no text is corrected to one that finds everything: %j', (text, terms, corrected) => {
  expect(termsOf(text)).toEqual(terms);
  expect(read(text).correctedText).toBe(corrected);
});

test.each([
  // Words without a meaning for goods
  ['hi i am looking for a bench for tall people near me', ['bench', 'tall people']],
  // Exclusions
  ['bench not adjustable', ['bench', 'not adjustable']],
  ['racks other than half racks', ['racks', 'other than half racks']],
  ['rower with no subscription', ['rower', 'no subscription']],
  // Bounds, which come after the words
  ['kettlebell over 20 kg', ['kettlebell', 'over 20 kg']],
  ['treadmill for a 300 lb person', ['treadmill', 'for a 300 lb person']],
])('%j asks for %j, as typed', (text, terms) => expect(termsOf(text)).toEqual(terms));

test('an exclusion isn’t required, and its words count only if the fact is unstated', () => {
  const [, excluded] = read('punching bag no leather').terms ?? [];
  expect(excluded).toMatchObject({ isExcluded: true, weight: 0 });
  expect(excluded?.found).toEqual(
    expect.arrayContaining([[':material=leather'], ['leather', ':-material']]),
  );
});

test('nothing is corrected to a word that finds nothing', () => {
  expect(read('rebouncer').correctedText).toBeNull();
  const benches = { ...known, has: (word: string) => word === 'bench' };
  expect(readQuery('fridge', benches).correctedText).toBeNull();
});

test.each([
  ['power rack', ['power', 'rack']],
  ['powerrack', ['power', 'rack']],
  ['cage', ['cag']],
])('the asked words of %j are looked for first', (text, first) => {
  const [term] = read(text).terms ?? [];
  expect(term?.found[0]).toEqual(first);
  expect(term?.near).toContainEqual(['squat', 'stand']);
});

test('equipment that isn’t sold here, such as a jump rope, doesn’t find another kind', () => {
  expect(read('jump rope').terms).toMatchObject([{ text: 'jump rope', isKind: true, near: [] }]);
});

test.each([
  ['kids trampoline', ['trampoline']],
  ['foldable trampoline', ['trampoline']],
  ['foldable trampoline and rower', ['foldable', 'trampoline', 'rower']],
  ['kids boxing gloves', ['kids', 'boxing gloves']],
])('a kind that nobody sells is searched for alone: %j', (text, terms) =>
  expect(termsOf(text)).toEqual(terms),
);

test('a text without letters or digits asks for nothing that exists', () => {
  expect(read('!?')).toEqual({ terms: null, price: null, correctedText: null, understood: [] });
});

test.each([
  ['used cheap for sale', true],
  ['forsale', true],
  ['!?', true],
  ['cheap under 500', false],
  ['used rower', false],
  ['quiet', false],
  ['wother', false],
])('%j asks for nothing: %j', (text, expected) => expect(asksForNothing(text)).toBe(expected));
