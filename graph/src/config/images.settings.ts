import type { CleanedEnv } from 'envalid';
import { pictureOrigins } from './picture-origins.ts';
import { httpUrl, optionalText, wholeNumber } from './validators.ts';

/** An imgbb-compatible host. */
export type ImageHost = {
  /** The upload endpoint, for example https://api.imgbb.com/1/upload */
  url: string;
  /** The account's key, sent as the `key` parameter; it never reaches a browser. */
  key: string;
  /** The origins that its pictures are served from. */
  origins: readonly string[];
};

/** The variables that choose and configure the image host. */
export const imageVariables = {
  IMAGE_HOST_URL: httpUrl({ default: undefined }),
  IMAGE_HOST_KEY: optionalText(),
  IMAGE_HOST_ORIGINS: pictureOrigins({ default: [] }),
  MAX_UPLOAD_BYTES: wholeNumber({ default: 10 * 1024 * 1024 }),
};

/** The variables of a hosted image host, which are set together or not at all. */
export const imageGroup = {
  names: ['IMAGE_HOST_URL', 'IMAGE_HOST_KEY'],
  otherwise: 'none for another image host',
} as const;

/** The host that checked variables describe, or null. */
export function imageSettings(env: CleanedEnv<typeof imageVariables>): ImageHost | null {
  const { IMAGE_HOST_URL: url, IMAGE_HOST_KEY: key, IMAGE_HOST_ORIGINS: origins } = env;
  if (!url || !key) return null;
  return { url, key, origins: origins.length > 0 ? origins : [pictureOriginOf(url)] };
}

/** imgbb serves pictures from a different host than the one for uploads. */
function pictureOriginOf(url: string): string {
  const { hostname, origin } = new URL(url);
  return hostname === 'api.imgbb.com' ? 'https://i.ibb.co' : origin;
}
