import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { dropProductDraft, productDraftKeyOf } from '../../browsing/storageKeys.ts';
import { emptyProduct, type ProductValues } from '../form/productFields.ts';
import { keepDraft, readDraft } from './storedDraft.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const photo = (key: string, hoursAgo: number) => ({
  key,
  url: `/images/${key}`,
  sentAt: Date.now() - hoursAgo * hourMs,
  file: null,
  description: 'The display',
});

test('a draft is given to its account only, with the moment, until it is dropped', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  const values: ProductValues = { ...emptyProduct, productName: 'Runner', phone: '0301234567' };
  expect(keepDraft('ada', values)).toBe(true);
  expect(readDraft('ada')).toEqual({ savedAt: Date.now(), values, lostPhotos: 0 });
  expect(readDraft('bob')).toBeNull();
  dropProductDraft('bob');
  expect(readDraft('ada')).not.toBeNull();
  dropProductDraft('ada');
  expect(readDraft('ada')).toBeNull();
});

test('a draft keeps the photos that were uploaded less than a day ago', () => {
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const waiting = { key: 'c', url: null, sentAt: null, file, description: '' };
  keepDraft('ada', { ...emptyProduct, images: [photo('a', 1), photo('b', 24), waiting] });
  const draft = readDraft('ada');
  expect(draft?.values.images.map(({ key }) => key)).toEqual(['a']);
  expect(draft?.values.images[0]).toMatchObject({ url: '/images/a', file: null });
  expect(draft?.lostPhotos).toBe(1);
});

test.each(['null', '{', '[]', '{"savedAt":1}', '{"savedAt":"now","values":{}}'])(
  'a draft that is malformed (%s) is none',
  (text) => {
    localStorage.setItem(productDraftKeyOf('ada'), text);
    expect(readDraft('ada')).toBeNull();
  },
);

test('unknown and malformed values are left out', () => {
  const values = { productName: 7, location: 'Berlin', images: [{ key: 1 }, null], role: 'ADMIN' };
  localStorage.setItem(productDraftKeyOf('ada'), JSON.stringify({ savedAt: 1, values }));
  expect(readDraft('ada')?.values).toEqual({ ...emptyProduct, location: 'Berlin' });
});
