import { expect, test } from 'vitest';
import { equalMeasures, joinMeasures, measuresIn } from './measures.ts';

test.each([
  ['16 kg', '16kg'],
  ['16-kgs', '16kg'],
  ['35 lbs', '35lb'],
  ['35 pounds', '35lb'],
  ['20 kilos', '20kg'],
  ['5 foot bar', '5ft bar'],
  ['two 6 feet mats', 'two 6ft mats'],
  ['2 metres', '2m'],
  ['28-inch door', '28in door'],
  ['12.5 kg', '12.5kg'],
  ['4 in hand', '4in hand'],
  ['5 men', '5 men'],
])('%j is %j', (text, joined) => expect(joinMeasures(text)).toBe(joined));

test.each([
  ['hex pairs, 7 and 10 kg', ['10kg', '7kg']],
  ['trio 12, 16 and 20 kg', ['20kg', '12kg', '16kg']],
  ['set 8 to 11 kg', ['11kg', '8kg', '9kg', '10kg']],
  ['gym ball 65 cm with band', ['65cm']],
  ['walk & jog 300', []],
  ['from 1 to 1000 m', ['1000m', '1m']],
])('%j names %j', (text, measures) => expect(measuresIn(text)).toEqual(measures));

test.each([
  ['35lb', ['16kg']],
  ['16kg', ['35lb', '36lb']],
  ['53lb', ['24kg']],
  ['2m', ['200cm', '79in']],
  ['yoga', []],
  ['300w', []],
])('%j is about %j', (word, others) => {
  expect(equalMeasures(word)).toEqual(expect.arrayContaining(others));
});
