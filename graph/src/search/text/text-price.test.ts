import { expect, test } from 'vitest';
import { textPrice } from './text-price.ts';

test.each([
  ['treadmill under 500', 'under 500', null, 500],
  ['under $1,250.50 rower', 'under $1,250.50', null, 1250.5],
  ['bench less than 80 dollars', 'less than 80 dollars', null, 80],
  ['bike up to 1.5k', 'up to 1.5k', null, 1500],
  ['bike max 300', 'max 300', null, 300],
  ['rack 400 or less', '400 or less', null, 400],
  ['rower $200', '$200', null, 200],
  ['£50 bench', '£50', null, 50],
  ['mat for 20 bucks', 'for 20 bucks', null, 20],
  ['bike between 100 and 200', 'between 100 and 200', 100, 200],
  ['bike $100-$200', '$100-$200', 100, 200],
  ['bike 100 to 200 usd', '100 to 200 usd', 100, 200],
  ['rack over 900', 'over 900', 900, null],
  ['rack 900 and up', '900 and up', 900, null],
])('%j asks for %j', (text, phrase, min, max) => {
  expect(textPrice(text)).toEqual({ phrase, min, max });
});

test.each([
  'kettlebell under 20 kg',
  'kettlebell under 20kg',
  'dumbbells 2 to 24 kg',
  'bench over 100 lbs',
  'rack under 7 feet',
  'rack under 73"',
  'bike less than 2 years old',
  'treadmill up to 15 %',
  'under desk treadmill',
  'ironwood 300',
  '3 in 1 bench',
  'dumbbells 10-20',
])('%j asks for no price', (text) => expect(textPrice(text)).toBeNull());
