import { AddProductInput } from '../generated/inputs.ts';
import { type PictureName, readPictureName } from './picture-name.ts';

/** The address of a picture's largest rendition: `/images/…` on our own host, absolute elsewhere. */
export type PictureUrl = string;

/** Shown for a picture that another host keeps: records of before pictures had to be uploaded have some. */
export const missingPicture: PictureUrl = '/missing-picture.svg';

/** Where a shop's pictures are. No page ever loads one from elsewhere. */
export type PictureHost = {
  /** The shop's own origin, which serves `/images/`; null where another host keeps the pictures. */
  ownOrigin: string | null;
  /** The origins from which the configured image host serves its pictures. */
  origins: readonly string[];
};

const ours = /^\/images\/([^/]+)\/(\d{1,4})\.webp$/;

/** Reads the data in the path of a picture on our own host; null for any other path. */
const ownPictureName = (path: string): PictureName | null =>
  readPictureName(ours.exec(path)?.[1] ?? '');

type Described = {
  url: PictureUrl;
  width: number | null;
  height: number | null;
  srcSet: string | null;
  color: string | null;
};

/** Each picture is shown again and again, each time by several fields. */
const described = new Map<PictureUrl, Described>();
const mostDescribed = 1_000;

/** Reads size and place of a picture from its address; null if a hosted service doesn't say. */
export function describePicture(url: PictureUrl): Described {
  const known = described.get(url);
  if (known) return known;
  if (described.size >= mostDescribed) described.clear();
  const picture = readPicture(url);
  described.set(url, picture);
  return picture;
}

function readPicture(url: PictureUrl): Described {
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

/**
 * The address of a picture on the shop's image host. Our own pictures lose their origin, so that they
 * survive a change of port or domain. Null for a picture on any other host: it would load in the browsers of all who
 * see it.
 */
export function hostedPictureUrl(url: PictureUrl, host: PictureHost): PictureUrl | null {
  return ownPicturePath(url, host) ?? (isOnHost(url, host) ? url : null);
}

/** Whether a picture's address, as it was kept, is on the shop's image host. */
export function isOnHost(url: PictureUrl, host: PictureHost): boolean {
  if (url.startsWith('/')) return ownPicturePath(url, host) !== null;
  return host.origins.includes(URL.parse(url)?.origin ?? '');
}

const anyOrigin: PictureHost = { ownOrigin: 'http://shop.invalid', origins: [] };

/** Whether a text can be the address of a picture, wherever it is: http(s), or the path of a picture of ours. */
export function isPictureUrl(value: string): boolean {
  if (value.length > AddProductInput.image.maxLength) return false;
  if (/[\s\\"'<>]/.test(value)) return false;
  // A client that edits a record sends it as it is shown.
  if (value === missingPicture) return true;
  if (value.startsWith('/')) return ownPicturePath(value, anyOrigin) !== null;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !url.password;
}

function ownPicturePath(url: PictureUrl, { ownOrigin }: PictureHost): PictureUrl | null {
  if (ownOrigin === null) return null;
  // In stored form, which needs no parsing.
  if (describePicture(url).color !== null) return url;
  const { origin, pathname } = URL.parse(url, ownOrigin) ?? {};
  return origin === ownOrigin && pathname && ownPictureName(pathname) ? pathname : null;
}
