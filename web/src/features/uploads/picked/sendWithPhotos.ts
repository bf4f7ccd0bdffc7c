import { UploadError } from '../uploadErrors.ts';
import type { PickedPhotos } from './usePickedPhotos.ts';

type NotUploaded = { ok: false; refusal: { message: string; field: null } };

/** Sends a form once its photos are uploaded; otherwise names the failed photos. */
export async function sendWithPhotos<Sent>(
  photos: PickedPhotos,
  send: (photoIds: string[]) => Promise<Sent>,
): Promise<Sent | NotUploaded> {
  let photoIds: string[];
  try {
    photoIds = await photos.finish();
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { ok: false, refusal: { message: error.message, field: null } };
  }
  return send(photoIds);
}
