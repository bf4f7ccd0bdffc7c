import { useEffect, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import { freshToken } from '../session/token.ts';
import { PhotoUploads } from './photoUploads.ts';
import { UploadError, uploadPhoto } from './uploadPhoto.ts';

async function shrink(file: File): Promise<Blob> {
  const { shrinkPhoto } = await loadChunk(() => import('./shrinkPhoto.ts')).catch((cause) => {
    throw new UploadError(notLoaded, { cause });
  });
  return shrinkPhoto(file);
}

const notLoaded = 'The photo could not be prepared. Check your connection and try again.';

/** The uploads of the photos of the form on this page; leaving the page ends them. */
export function usePhotoUploads(): PhotoUploads {
  const { uploads: host } = useConfig();
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        shrink,
        send: async (photo, options) =>
          uploadPhoto(photo, host, { token: await freshToken(), ...options }),
      }),
  );
  useEffect(() => () => uploads.close(), [uploads]);
  return uploads;
}
