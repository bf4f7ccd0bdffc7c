import { readPictureName } from '../../parts/images/picture-name.ts';
import { Refusal } from '../../shared/refusal.ts';

/** The address of a picture's largest rendition: `/images/…` on our own host, absolute elsewhere. */
export type PictureUrl = string;

const ours = /^\/images\/([^/]+)\/(\d{1,4})\.webp$/;

/** What a picture's address tells about it; null where a foreign host does not say. */
export function describePicture(url: PictureUrl) {
  const name = readPictureName(ours.exec(url)?.[1] ?? '');
  if (!name) return { url, width: null, height: null, srcSet: null, color: null };
  const folder = url.slice(0, url.lastIndexOf('/'));
  return {
    url,
    width: name.width,
    height: name.height,
    srcSet: name.widths.map((width) => `${folder}/${width}.webp ${width}w`).join(', '),
    color: `#${name.color}`,
  };
}

/**
 * Reads a picture's address from a client. Our own pictures lose their origin, so that they survive
 * a change of port or domain.
 * @throws Refusal `invalid`, naming the field, for anything but an http(s) address of at most 2,000
 *   characters or a picture of ours
 */
export function readPictureUrl(value: unknown, field: string, label: string): PictureUrl {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw new Refusal('invalid', `${label} is required.`, { field });
  const path = URL.parse(text, 'http://shop.invalid')?.pathname ?? '';
  if (readPictureName(ours.exec(path)?.[1] ?? '')) return path;
  const foreign = /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text);
  if (foreign && text.length <= 2000) return text;
  throw new Refusal('invalid', `${label} must be the address of an uploaded photo.`, { field });
}

/** The address as other programs need it, with the shop's origin. */
export const absolutePictureUrl = (url: PictureUrl, origin: string): string =>
  url.startsWith('/') ? new URL(url, origin).href : url;
