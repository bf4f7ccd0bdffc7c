import { useEffect, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { freshToken } from '../session/token.ts';
import { PhotoUploads } from './photoUploads.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import { uploadPhoto } from './uploadPhoto.ts';

/** The uploads of the photos of the form on this page; leaving the page ends them. */
export function usePhotoUploads(): PhotoUploads {
  const { uploads: host } = useConfig();
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        shrink: shrinkPhoto,
        send: async (photo, options) =>
          uploadPhoto(photo, host, { token: await freshToken(), ...options }),
      }),
  );
  useEffect(() => () => uploads.close(), [uploads]);
  return uploads;
}
