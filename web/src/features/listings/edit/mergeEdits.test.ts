import { expect, test } from 'vitest';
import { type EditedValues, emptyProduct, type ProductValues } from '../form/productFields.ts';
import { mergeEdits, settle } from './mergeEdits.ts';

const photo = (url: string, description = '') => ({
  key: url,
  url,
  sentAt: null,
  file: null,
  description,
});

const base: ProductValues = {
  ...emptyProduct,
  productName: 'Runner',
  condition: 'GOOD',
  resalePrice: '349.5',
  originalPrice: '900',
  location: 'Berlin',
  images: [photo('/images/a'), photo('/images/b')],
};

const typed = (changes: Partial<ProductValues>): EditedValues => ({ ...base, ...changes, base });
const merge = (mine: Partial<ProductValues>, theirs: Partial<ProductValues>) =>
  mergeEdits(typed(mine), { ...base, ...theirs }, 'usd');

test('nothing changes while the product stays as it was', () => {
  const values = typed({ location: 'Potsdam' });
  const merged = mergeEdits(values, base, 'usd');
  expect(merged).toEqual({ values, taken: [], conflicts: [] });
  expect(merged.values).toBe(values);
});

test('a field that was not touched takes the product’s value; one that was stays', () => {
  const { values, taken, conflicts } = merge({ location: 'Potsdam' }, { productName: 'Runner 2' });
  expect(values).toMatchObject({ productName: 'Runner 2', location: 'Potsdam' });
  expect(values.base).toEqual({ ...base, productName: 'Runner 2' });
  expect(taken).toEqual(['productName']);
  expect(conflicts).toEqual([]);
});

test('a field that was edited here and elsewhere is left to the user, whatever else is taken', () => {
  const { values, taken, conflicts } = merge(
    { resalePrice: '300', location: 'Potsdam' },
    { resalePrice: '320', condition: 'FAIR' },
  );
  expect(conflicts).toEqual(['resalePrice']);
  expect(taken).toEqual(['condition']);
  expect(values.resalePrice).toBe('300');
  expect(values.base.resalePrice).toBe('349.5');
});

test('the same edit on both sides is none, whichever way it was typed', () => {
  const { values, taken, conflicts } = merge({ resalePrice: '320.00' }, { resalePrice: '320' });
  expect([taken, conflicts]).toEqual([[], []]);
  expect(values.base.resalePrice).toBe('320');
  expect(merge({ originalPrice: '1,234' }, { originalPrice: '1234' }).conflicts).toEqual([]);
  expect(mergeEdits(values, { ...base, resalePrice: '320' }, 'usd').values).toBe(values);
});

test('photos differ by their order and descriptions', () => {
  const turned = [photo('/images/b'), photo('/images/a')];
  const described = [photo('/images/a', 'The display'), photo('/images/b')];
  expect(merge({}, { images: turned }).values.images).toEqual(turned);
  expect(merge({ images: described }, { images: turned }).conflicts).toEqual(['images']);
});

test('a conflict is settled by either side, and comes again when the product is edited once more', () => {
  const mine = { resalePrice: '300', location: 'Potsdam' };
  const theirs = { ...base, resalePrice: '320', location: 'Bonn' };
  const kept = settle(typed(mine), theirs, ['resalePrice'], 'mine');
  const both = settle(kept, theirs, ['location'], 'theirs');
  expect(both).toMatchObject({ resalePrice: '300', location: 'Bonn' });
  expect(mergeEdits(both, theirs, 'usd').conflicts).toEqual([]);
  expect(mergeEdits(both, { ...theirs, resalePrice: '310' }, 'usd').conflicts).toEqual([
    'resalePrice',
  ]);
});
