import { expect, test } from 'vitest';
import { fold, isSearchText, wordsOf } from './words.ts';

test.each([
  ['', []],
  [' — ! ', []],
  ['Rowing-Machine, 2nd hand (24kg)', ['rowing', 'machine', '2nd', 'hand', '24kg']],
  ['ÉLITE e\u0301lite Ålesund', ['elite', 'alesund']],
  ['İstanbul', ['istanbul']],
  ['Grandpa’s iron', ['grandpa', 's', 'iron']],
  ['ローイング 机', ['ローインク', '机']],
  ['tread\u00admill \u200bbench', ['treadmill', 'bench']],
  ['\u200b \u0301', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['Größe', 'GROSSE', 'GRÖẞE'],
  ['Łódź', 'lodz', 'ŁÓDŹ'],
  ['Smørrebrød', 'smorrebrod', 'SMØRREBRØD'],
  ['Ærø', 'aero', 'ÆRØ'],
  ['Đuro', 'duro', 'đuro'],
  ['IĞDIR', 'ığdır', 'igdir', 'Iğdır', 'İğdir'],
  ['Ｒｏｗｅｒ　２４', 'rower 24'],
  ['ﾄﾚｯﾄﾞﾐﾙ', 'トレッドミル'],
  ['ﬁt', 'fit'],
  ['㎏', 'kg'],
  ['ΟΔΟΣ', 'οδος'],
])('%s compares equal to its other spellings', (...spellings) => {
  expect([...new Set(spellings.map(fold))]).toHaveLength(1);
});

test('only blank text asks for nothing', () => {
  for (const text of [null, undefined, '', ' \u00a0\u3000']) expect(isSearchText(text)).toBe(false);
  for (const text of ['!', '\u200b', 'a']) expect(isSearchText(text)).toBe(true);
});
