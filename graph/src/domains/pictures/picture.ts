import { readPictureName } from '../../adapters/images/picture-name.ts';

/** The address of a picture's largest rendition: `/images/…` on our own host, absolute elsewhere. */
export type PictureUrl = string;

const ours = /^\/images\/([^/]+)\/(\d{1,4})\.webp$/;

/** What a picture's address says about it; null where a foreign host does not say. */
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

/** The path of a picture on our own host, whatever origin stands before it; null for any other address. */
export function ownPicturePath(url: string): PictureUrl | null {
  const path = URL.parse(url, 'http://shop.invalid')?.pathname ?? '';
  return readPictureName(ours.exec(path)?.[1] ?? '') && path;
}

/** The address as other programs need it, with the shop's origin. */
export const absolutePictureUrl = (url: PictureUrl, origin: string): string =>
  url.startsWith('/') ? new URL(url, origin).href : url;
