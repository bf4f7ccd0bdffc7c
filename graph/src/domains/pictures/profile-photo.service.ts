import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Shop } from '../../context/shop.ts';

const requestTimeoutMs = 5_000;
/** Google's photos are a few kilobytes at the size in the accounts' addresses. */
const maxBytes = 2 * 1024 * 1024;

type PhotoServices = Pick<Shop, 'images' | 'log'> & {
  config: Pick<Shop['config'], 'profilePhotoOrigins'>;
};

/**
 * Copies a Google account's photo to the shop's image host. Fetches only from Google, with limits of time and size and
 * without following redirects.
 * @param url from the identity provider
 * @returns the picture's address; null without a photo or if it can't be fetched, with the reason in the log
 */
export async function storeExternalPhoto(
  services: PhotoServices,
  url: string | null,
): Promise<PictureUrl | null> {
  if (!url || !isProfilePhoto(services, url)) return null;
  try {
    const photo = await fetchPhoto(url);
    return (await services.images.keep(photo)).url;
  } catch (error) {
    services.log.warn({ err: error }, "could not take in an account's photo");
    return null;
  }
}

export const isProfilePhoto = ({ config }: Pick<PhotoServices, 'config'>, url: string): boolean =>
  config.profilePhotoOrigins.includes(URL.parse(url)?.origin ?? '');

async function fetchPhoto(url: string): Promise<Uint8Array> {
  const response = await fetch(url, {
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`The photo's host answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The photo has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
