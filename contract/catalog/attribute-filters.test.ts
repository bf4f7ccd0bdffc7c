import { expect, test } from 'vitest';
import {
  attributeFilterFault,
  readAttributeFilters,
  writeAttributeFilter,
} from './attribute-filters.ts';

test.each([
  ['weight:10..35 lb', { name: 'weight', min: 10, max: 15.876 }],
  ['height:6.494..25.97656', { name: 'height', min: 6.494, max: 25.97656 }],
  ['height:1.234 m..', { name: 'height', min: 123.4, max: null }],
  ['weight:1,234..1.234.567', { name: 'weight', min: 1_234, max: 1_234_567 }],
  ['weight:..20', { name: 'weight', min: null, max: 20 }],
  ['weight:500 g..', { name: 'weight', min: 0.5, max: null }],
  ['pieces:8', { name: 'pieces', min: 8, max: 8 }],
  ['foldable:false', { name: 'foldable', is: false }],
  ['brand:A:B', { name: 'brand', values: ['A:B'] }],
])('the filter %j is read, and read again as it is written', (text, filter) => {
  expect(readAttributeFilters([text])).toEqual({ filters: [filter], faults: [] });
  const written = writeAttributeFilter(filter);
  expect(readAttributeFilters(written)).toEqual({ filters: [filter], faults: [] });
});

test('bounds are written in the unit that they were typed in', () => {
  for (const text of ['weight:10..35 lb', 'weight:14.3 lb..', 'length:..72 in', 'maxSpeed:..12.5'])
    expect(readAttributeFilters([text]).filters.flatMap(writeAttributeFilter)).toEqual([text]);
});

test('values of one name are alternatives, ranges of one name a fault', () => {
  expect(readAttributeFilters(['brand:A', 'foldable:true', 'brand:B']).filters).toEqual([
    { name: 'brand', values: ['A', 'B'] },
    { name: 'foldable', is: true },
  ]);
  expect(readAttributeFilters(['weight:1', 'weight:2']).faults).toEqual([
    'attribute names weight more than once.',
  ]);
});

test('choices may be spelt in any case', () => {
  expect(attributeFilterFault({ name: 'power', values: ['MAINS'] })).toBeNull();
  expect(attributeFilterFault({ name: 'power', values: ['Steam'] })).toMatch(/never “Steam”/);
});
