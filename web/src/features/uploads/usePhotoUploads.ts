import { useEffect, useState } from 'react';
import { ChunkLoadError, loadChunk } from '../../lib/chunks/loadChunk.ts';
import { useConfig } from '../../lib/config.ts';
import { PhotoUploads } from './photoUploads.ts';
import { UploadError } from './uploadErrors.ts';
import { uploadToken } from './uploadToken.ts';

/** Rarely needed parts, loaded with the first photo. */
const loadSection = <Module>(load: () => Promise<Module>) =>
  loadChunk(load).catch((cause): never => {
    const isOutdated = cause instanceof ChunkLoadError && cause.isOutdated;
    throw new UploadError(isOutdated ? cause.message : notLoaded, { cause });
  });

const notLoaded = 'We couldn’t prepare the photo. Check your connection and try again.';

/**
 * The uploads of this page's photos; leaving the page aborts them.
 * @param isPrivate for photos of messages or problems, which only the shop stores
 */
export function usePhotoUploads({ isPrivate = false } = {}): PhotoUploads {
  const { uploads: host } = useConfig();
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        shrink: async (file) =>
          (await loadSection(() => import('./shrinkPhoto.ts'))).shrinkPhoto(file),
        send: async (photo, options) => {
          const { uploadPhoto, uploadPrivatePhoto } = await loadSection(
            () => import('./uploadPhoto.ts'),
          );
          const sending = { token: await uploadToken(), ...options };
          return isPrivate ? uploadPrivatePhoto(photo, sending) : uploadPhoto(photo, host, sending);
        },
      }),
  );
  useEffect(() => () => uploads.close(), [uploads]);
  return uploads;
}
