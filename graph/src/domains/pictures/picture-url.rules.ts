import type { InputRule } from '@fitness-zone/contract/inputs/valid-input.ts';
import {
  describePicture,
  hostedPictureUrl,
  isOnHost,
  missingPicture,
  type PictureHost,
  type PictureUrl,
} from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Shop } from '../../context/shop.ts';

export type PictureConfig = Pick<Shop['config'], 'publicUrl' | 'imageHost' | 's3'>;

/** The configured image host, the shop's bucket, or the shop itself. */
export function pictureHostOf(config: PictureConfig): PictureHost {
  const host = hosts.get(config) ?? readHost(config);
  hosts.set(config, host);
  return host;
}

/** Cached, since every shown picture needs it. */
const hosts = new WeakMap<PictureConfig, PictureHost>();

const readHost = ({ publicUrl, imageHost, s3 }: PictureConfig): PictureHost =>
  imageHost
    ? { ownOrigin: null, base: '', origins: imageHost.origins }
    : {
        ownOrigin: new URL(publicUrl).origin,
        base: s3?.publicUrl ?? '',
        origins: s3?.formerOrigins ?? [],
      };

/** The origins, besides the shop's own, that its pages load pictures from. */
export function pictureOrigins(config: PictureConfig): string[] {
  const { base, origins } = pictureHostOf(config);
  const ofBucket = [base, config.s3?.opensInBrowsers ? config.s3.endpoint : ''];
  return [...new Set([...origins, ...ofBucket.filter(Boolean).map((url) => new URL(url).origin)])];
}

/** Refuses pictures that aren't on the shop's image host. */
export const hostedPictureRule =
  (config: PictureConfig, label: string): InputRule<PictureUrl> =>
  (url) =>
    hostedPictureUrl(url, pictureHostOf(config)) === null
      ? `${label} must be uploaded first. Pictures from other sites aren’t accepted.`
      : null;

/** A picture's address as stored; null if it isn't on the shop's image host. */
export const ownPicture = (
  config: PictureConfig,
  url: PictureUrl | null | undefined,
): PictureUrl | null => (url && isOnHost(url, pictureHostOf(config)) ? url : null);

/** A picture's address as browsers may load it. */
export function shownPicture(config: PictureConfig, url: PictureUrl): PictureUrl {
  const own = ownPicture(config, url);
  return own === null ? missingPicture : describeShownPicture(config, own).url;
}

/** Size, colour and renditions of a picture, at the addresses that browsers load. */
export const describeShownPicture = (config: PictureConfig, url: PictureUrl) =>
  describePicture(url, pictureHostOf(config).base);

/** Adds the shop's origin, which other programs need. */
export const absolutePicture = (config: PictureConfig, url: PictureUrl): string =>
  absolutePictureUrl(shownPicture(config, url), config.publicUrl);

/** Adds the shop's origin to an address without one. */
export const absolutePictureUrl = (url: PictureUrl, origin: string): string =>
  url.startsWith('/') ? new URL(url, origin).href : url;
