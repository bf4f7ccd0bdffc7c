import type { ImageHost } from '../../config/images.settings.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { Images, StoredPicture } from './images.ts';
import { openPhotoEncoder } from './photo-encoder.ts';
import type { EncodedPhoto } from './photo-renditions.ts';

const requestTimeoutMs = 30_000;
const pingTimeoutMs = 5_000;

/**
 * Stores pictures on an imgbb-compatible host, re-encoded here and sent as one WebP file. `keep` and `keepEncoded`
 * throw Refusal `unavailable` if the host fails, refuses, or answers without one of its own addresses; `keep` also
 * throws what `PhotoEncoder` throws.
 */
export function openHostedImages(host: ImageHost): Images {
  const encoder = openPhotoEncoder();
  return {
    folder: null,
    bucket: null,
    keep: async (photo) => keepEncoded(host, await encoder.encode(photo)),
    encode: encoder.encode,
    keepEncoded: (photo) => keepEncoded(host, photo),
    claim: async () => true,
    removeUnused: async () => 0,
    ping: () => ping(host),
    close: encoder.close,
  };
}

async function keepEncoded(
  host: ImageHost,
  { width, height, renditions }: EncodedPhoto,
): Promise<StoredPicture> {
  const largest = renditions.at(-1) ?? renditions[0];
  const form = new FormData();
  form.set(
    'image',
    new Blob([new Uint8Array(largest.bytes)], { type: 'image/webp' }),
    'photo.webp',
  );
  const url = await send(host, form);
  return { url, width, height, size: largest.bytes.length };
}

/** Any answer except a server error proves that the host is up. */
async function ping({ url }: ImageHost): Promise<void> {
  const signal = AbortSignal.timeout(pingTimeoutMs);
  const { status } = await fetch(url, { method: 'HEAD', signal });
  if (status >= 500) throw new Error(`the image host answers ${status}`);
}

async function send(host: ImageHost, form: FormData): Promise<string> {
  const address = new URL(host.url);
  address.searchParams.set('key', host.key);
  const unavailable = (cause: unknown) =>
    Object.assign(
      new Refusal('unavailable', 'The image host isn’t responding. Please try again shortly.', {
        retryAfter: 10,
      }),
      { cause },
    );
  let answer: unknown;
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    answer = await response.json();
  } catch (cause) {
    throw unavailable(cause);
  }
  const url = addressIn(answer);
  if (!url) throw unavailable(answer);
  const origin = URL.parse(url)?.origin ?? '';
  if (host.origins.includes(origin)) return url;
  throw unavailable(
    new Error(`The image host serves from ${origin}; name it in IMAGE_HOST_ORIGINS.`),
  );
}

/** The `data.url` of an answer, if it is an http(s) address. */
function addressIn(answer: unknown): string | null {
  const data = answer && typeof answer === 'object' && 'data' in answer ? answer.data : null;
  const url = data && typeof data === 'object' && 'url' in data ? data.url : null;
  return typeof url === 'string' && /^https?:\/\/\S{1,1900}$/.test(url) ? url : null;
}
