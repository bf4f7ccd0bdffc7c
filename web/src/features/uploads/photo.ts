import { AddProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { PhotoUploads } from './photoUploads.ts';
import { UploadError } from './uploadErrors.ts';

/** One of a form's photos. */
export type Photo = {
  /** distinguishes it from the others; never sent */
  key: string;
  /** null until it was uploaded */
  url: string | null;
  /** when it was uploaded from this form, in epoch milliseconds; null for the product's existing photos */
  sentAt: number | null;
  /** the chosen file; null for a photo loaded with its address */
  file: File | null;
  description: string;
};

/** The maximum number per product. */
export const mostPhotos = AddProductInput.images.maxItems;

let count = 0;

export function chosenPhoto(file: File): Photo {
  count += 1;
  return { key: `${Date.now()}-${count}`, url: null, sentAt: null, file, description: '' };
}

/**
 * Uploads a form's remaining photos.
 * @returns the server's input for all photos, in order
 * @throws UploadError if a photo couldn't be uploaded; a repeated call retries those
 */
export async function sendPhotos(uploads: PhotoUploads, photos: readonly Photo[]) {
  const missing = photos.filter(({ url }) => url === null).map(({ key }) => key);
  await uploads.finish(missing);
  const failed = missing.map((key) => uploads.state(key)).filter((state) => state?.step !== 'sent');
  if (failed.length > 0) {
    const useless = failed.some((state) => state?.step === 'failed' && !state.canRetry);
    const what = failed.length === 1 ? '1 photo was' : `${failed.length} photos were`;
    const remedy = useless
      ? 'remove the photos that can’t be used'
      : 'submit the form to try again';
    throw new UploadError(`${what} not uploaded: ${remedy}.`);
  }
  return photos.flatMap(({ key, url, description }) => {
    const state = uploads.state(key);
    const address = url ?? (state?.step === 'sent' ? state.stored : null);
    return address === null ? [] : [{ url: address, description: description.trim() }];
  });
}
