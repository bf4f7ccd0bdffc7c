import { ownPictureName, type PictureUrl } from '@fitness-zone/contract/picture-url.ts';

export type { PictureUrl };

/** What a picture's address says about it; null where a foreign host does not say. */
export function describePicture(url: PictureUrl) {
  const name = ownPictureName(url);
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

/** The address as other programs need it, with the shop's origin. */
export const absolutePictureUrl = (url: PictureUrl, origin: string): string =>
  url.startsWith('/') ? new URL(url, origin).href : url;
