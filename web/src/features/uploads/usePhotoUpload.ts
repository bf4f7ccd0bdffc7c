import { useCallback, useRef, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { uploadPhoto } from './uploadPhoto.ts';
import { uploadToken } from './uploadToken.ts';

/**
 * Uploads a form's photo. An uploaded photo isn't sent again if a later step of the form fails and is retried.
 * @returns a function that uploads and returns the picture's address (throws UploadError), and the progress from 0 to
 * 1, or null
 */
export function usePhotoUpload() {
  const { uploads } = useConfig();
  const [progress, setProgress] = useState<number | null>(null);
  const sent = useRef(new WeakMap<File, string>());
  const upload = useCallback(
    async (file: File, given?: string): Promise<string> => {
      const before = sent.current.get(file);
      if (before) return before;
      setProgress(0);
      try {
        const token = given ?? (await uploadToken());
        const address = await uploadPhoto(file, uploads, { token, onProgress: setProgress });
        sent.current.set(file, address);
        return address;
      } finally {
        setProgress(null);
      }
    },
    [uploads],
  );
  return { upload, progress };
}
