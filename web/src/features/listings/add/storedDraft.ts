import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { productDraftKeyOf } from '../../browsing/storageKeys.ts';
import { storedPlace } from '../../places/place.ts';
import type { Photo } from '../../uploads/photo.ts';
import { emptyProduct, type ProductValues } from '../form/productFields.ts';

/** A form draft, stored in this browser for one account. */
export type StoredDraft = {
  /** epoch milliseconds */
  savedAt: number;
  values: ProductValues;
  /** number of photos that are no longer stored */
  lostPhotos: number;
};

/** The image host keeps unused photos for a day; the last hour may be too late to post. */
const photoLifeMs = 23 * hourMs;

type Saved = { savedAt: number; values: Record<string, unknown> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readDraft(accountId: string): StoredDraft | null {
  const saved = readSaved(accountId);
  if (!saved) return null;
  const { images: _none, place: _nowhere, attributes: _unknown, ...empty } = emptyProduct;
  const texts = Object.keys(empty).map((name) => [name, textOf(saved.values[name])]);
  const { images } = saved.values;
  const photos = Array.isArray(images) ? images.filter(isPhoto) : [];
  const kept = photos.filter(({ sentAt }) => Date.now() - sentAt < photoLifeMs);
  const values: ProductValues = {
    ...empty,
    ...Object.fromEntries(texts),
    place: storedPlace(saved.values.place),
    attributes: keptTexts(saved.values.attributes),
    images: kept.map((photo) => ({ ...photo, file: null })),
  };
  return { savedAt: saved.savedAt, values, lostPhotos: photos.length - kept.length };
}

const keptTexts = (saved: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(saved) ? saved : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type SentPhoto = Omit<Photo, 'url' | 'sentAt'> & { url: string; sentAt: number };

/** Users can edit their browser's storage. */
const isPhoto = (value: unknown): value is SentPhoto =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.url === 'string' &&
  typeof value.sentAt === 'number' &&
  typeof value.description === 'string';

function readSaved(accountId: string): Saved | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(productDraftKeyOf(accountId)) ?? 'null');
    if (!isObject(saved) || typeof saved.savedAt !== 'number') return null;
    return isObject(saved.values) ? { savedAt: saved.savedAt, values: saved.values } : null;
  } catch {
    return null;
  }
}

/**
 * Stores an account's draft with the uploaded photos.
 * @returns false if the browser's storage refused it
 */
export function keepDraft(accountId: string, values: ProductValues): boolean {
  const images = values.images
    .filter(({ url }) => url !== null)
    .map(({ key, url, sentAt, description }) => ({ key, url, sentAt, description }));
  const saved: Saved = { savedAt: Date.now(), values: { ...values, images } };
  try {
    localStorage.setItem(productDraftKeyOf(accountId), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
