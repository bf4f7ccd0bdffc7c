import { AddProductInput } from '../generated/inputs.ts';
import { type PictureName, readPictureName } from './picture-name.ts';

/** The address of a picture's largest rendition: `/images/…` on our own host, absolute elsewhere. */
export type PictureUrl = string;

/** Shown for a picture on another host, which some older records have. */
export const missingPicture: PictureUrl = '/missing-picture.svg';

/** The only hosts from which pages load pictures. */
export type PictureHost = {
  /** The shop's own origin, which serves `/images/`; null with another host. */
  ownOrigin: string | null;
  /** The base address before `/images/` for our own pictures; empty if the shop serves them. */
  base: string;
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

/** Cached, since every shown picture is described for several fields. */
const described = new Map<PictureUrl, Described>();
const mostDescribed = 1_000;

/**
 * Reads a picture's size and addresses from its stored address; null for a hosted service's.
 * @param base the address before our own pictures' paths
 */
export function describePicture(url: PictureUrl, base = ''): Described {
  const key = base ? `${base} ${url}` : url;
  const known = described.get(key);
  if (known) return known;
  if (described.size >= mostDescribed) described.clear();
  const picture = readPicture(url, base);
  described.set(key, picture);
  return picture;
}

function readPicture(url: PictureUrl, base: string): Described {
  const name = ownPictureName(url);
  if (!name) return { url, width: null, height: null, srcSet: null, color: null };
  const folder = base + url.slice(0, url.lastIndexOf('/'));
  return {
    url: base + url,
    width: name.width,
    height: name.height,
    srcSet: name.widths.map((width) => `${folder}/${width}.webp ${width}w`).join(', '),
    color: `#${name.color}`,
  };
}

/**
 * The address of a picture on the shop's image host. Our own pictures lose their origin, so that they survive a change
 * of port or domain. Null for a picture on any other host, which would see everybody who views it.
 */
export function hostedPictureUrl(url: PictureUrl, host: PictureHost): PictureUrl | null {
  return ownPicturePath(url, host) ?? (isOnHost(url, host) ? url : null);
}

export function isOnHost(url: PictureUrl, host: PictureHost): boolean {
  if (url.startsWith('/')) return ownPicturePath(url, host) !== null;
  return host.origins.includes(URL.parse(url)?.origin ?? '');
}

const anyOrigin: PictureHost = { ownOrigin: 'http://shop.invalid', base: '', origins: [] };

/** Accepts http(s) and paths of our own pictures. */
export function isPictureUrl(value: string): boolean {
  if (value.length > AddProductInput.image.maxLength) return false;
  if (/[\s\\"'<>]/.test(value)) return false;
  // Clients that edit a record send the shown address back.
  if (value === missingPicture) return true;
  if (value.startsWith('/')) return ownPicturePath(value, anyOrigin) !== null;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !url.password;
}

function ownPicturePath(url: PictureUrl, { ownOrigin, base }: PictureHost): PictureUrl | null {
  if (ownOrigin === null) return null;
  const path = base && url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  // Already in stored form.
  if (path.startsWith('/') && describePicture(path).color !== null) return path;
  const { origin, pathname } = URL.parse(path, ownOrigin) ?? {};
  return origin === ownOrigin && pathname && ownPictureName(pathname) ? pathname : null;
}
