import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';
import { httpUrl, itemsOf, optionalText, wholeNumber } from './validators.ts';

/** Where an imgbb-compatible host takes uploads, and where its pictures are. */
export type ImageHost = {
  /** The upload endpoint, for example https://api.imgbb.com/1/upload */
  url: string;
  /** The account's key, sent as the `key` parameter; it never reaches a browser. */
  key: string;
  /** The origins that its pictures are served from. */
  origins: readonly string[];
};

const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$)/;

/** Whether a browser may load pictures from an address: by https, or from the machine it runs on. */
export const servesSecurely = (url: string) => url.startsWith('https://') || loopback.test(url);

/** Origins that pictures may come from: https, or this machine's own. */
const pictureOrigins = makeExactValidator<string[]>((input) =>
  itemsOf(input).map((item) => {
    const origin = item.replace(/\/$/, '');
    if (servesSecurely(origin) && URL.parse(origin)?.origin === origin) return origin;
    throw new EnvError(`"${item}" is no https origin; write it like https://i.ibb.co`);
  }),
);

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
  otherwise: 'none for the built-in image host',
} as const;

/** The host that checked variables describe; null for the shop's own. */
export function imageSettings(env: CleanedEnv<typeof imageVariables>): ImageHost | null {
  const { IMAGE_HOST_URL: url, IMAGE_HOST_KEY: key, IMAGE_HOST_ORIGINS: origins } = env;
  if (!url || !key) return null;
  return { url, key, origins: origins.length > 0 ? origins : [pictureOriginOf(url)] };
}

/** Where the pictures of an upload endpoint are, unless it is said: imgbb has a host of its own for them. */
function pictureOriginOf(url: string): string {
  const { hostname, origin } = new URL(url);
  return hostname === 'api.imgbb.com' ? 'https://i.ibb.co' : origin;
}
