import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { notUploaded, UploadError } from './uploadErrors.ts';

type Options = {
  /** authenticates the upload */
  token: string | null;
  /** called with the fraction sent, from 0 to 1 */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a photo to the image host.
 * @returns the address to use as the picture of a user, category or product
 * @throws UploadError with the host's reason, or when `signal` is aborted
 */
export const uploadPhoto = (
  photo: Blob,
  { url }: ClientConfig['uploads'],
  options: Options,
): Promise<string> => post(photo, url, 'url', options);

/**
 * Sends a private photo, of a message or a problem, to the shop.
 * @returns its id
 * @throws UploadError like `uploadPhoto`
 */
export const uploadPrivatePhoto = (photo: Blob, options: Options): Promise<string> =>
  post(photo, '/upload?private', 'id', options);

function post(
  photo: Blob,
  url: string,
  wanted: 'url' | 'id',
  { token, onProgress, signal }: Options,
): Promise<string> {
  // `fetch` has no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.responseType = 'json';
  if (token) request.setRequestHeader('authorization', `bearer ${token}`);
  const form = new FormData();
  form.set('image', photo, photo instanceof File ? photo.name : 'photo');
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => reject(new UploadError(notUploaded));
    request.ontimeout = request.onerror;
    request.onabort = request.onerror;
    request.onload = () => {
      const found = textIn(request.response, wanted);
      if (request.status < 300 && found) resolve(found);
      else reject(new UploadError(reasonIn(request.response)));
    };
    request.timeout = 120_000;
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

type HostAnswer = {
  data?: { url?: unknown; id?: unknown };
  message?: unknown;
  error?: { message?: unknown };
};

function textIn(answer: HostAnswer | null, wanted: 'url' | 'id'): string | null {
  const found = answer?.data?.[wanted];
  return typeof found === 'string' ? found : null;
}

function reasonIn(answer: HostAnswer | null): string {
  const reason = answer?.message ?? answer?.error?.message;
  return typeof reason === 'string' ? reason : 'We couldn’t accept the photo. Try another one.';
}
