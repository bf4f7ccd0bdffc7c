import { AddProductInput } from './generated/inputs.ts';
import { type PictureName, readPictureName } from './picture-name.ts';
import { InvalidInput } from './valid-input.ts';

/** The address of a picture's largest rendition: `/images/…` on our own host, absolute elsewhere. */
export type PictureUrl = string;

const ours = /^\/images\/([^/]+)\/(\d{1,4})\.webp$/;

/** What the path of a picture on our own host tells of it; null for any other path. */
export const ownPictureName = (path: string): PictureName | null =>
  readPictureName(ours.exec(path)?.[1] ?? '');

/**
 * The address of a picture as a client sent it: http(s), or the path of a picture of ours. Foreign
 * hosts are welcome, since Google's photos and any image host's live there; browsers only ever show them. Our own
 * pictures lose their origin, so that they survive a change of port or domain.
 * @throws InvalidInput naming the field, for anything else
 */
export function validPictureUrl(
  value: unknown,
  { field, label }: { field: string; label: string },
): PictureUrl {
  if (isPictureUrl(value)) return ownPicturePath(value) ?? value;
  throw new InvalidInput(field, `${label} must be the http(s) address of a picture.`);
}

/** Whether a value can serve as a picture's address. */
export function isPictureUrl(value: unknown): value is PictureUrl {
  if (typeof value !== 'string' || value.length > AddProductInput.image.maxLength) return false;
  if (/[\s\\"'<>]/.test(value)) return false;
  if (value.startsWith('/')) return ownPicturePath(value) !== null;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}

/** The path of an address of our own host, whatever its origin; null for any other address. */
export function ownPicturePath(url: string): PictureUrl | null {
  const path = URL.parse(url, 'http://shop.invalid')?.pathname ?? '';
  return ownPictureName(path) && path;
}
