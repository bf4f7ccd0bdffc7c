import { expect, test } from 'vitest';
import { placeKey, placeText } from './place-text.ts';

test('a place is written as people of its country write it', () => {
  expect(placeText({ name: 'Portland', region: 'OR', country: 'US' })).toBe('Portland, OR');
  const lakeOswego = { name: 'Lake Oswego', region: 'OR', country: 'US', postalCode: '97034' };
  expect(placeText(lakeOswego)).toBe('Lake Oswego, OR 97034');
  expect(placeText({ name: 'Toronto', region: 'Ontario', country: 'CA' })).toBe(
    'Toronto, Ontario, Canada',
  );
  expect(placeText({ name: 'Berlin', region: 'State of Berlin', country: 'DE' })).toBe(
    'Berlin, Germany',
  );
  expect(placeText({ name: 'Nowhere', region: null, country: 'XQ' })).toBe('Nowhere, XQ');
});

test('names compare without case, accents, punctuation and short first words', () => {
  expect(placeKey('  São  Paulo ')).toBe('sao paulo');
  expect(placeKey('St. John’s')).toBe('saint john s');
  expect(placeKey('St')).toBe('st');
  expect(placeKey('Mt Hood')).toBe('mount hood');
});
