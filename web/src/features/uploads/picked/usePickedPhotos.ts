import { SendMessageInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useState, useSyncExternalStore } from 'react';
import { chosenPhoto, type Photo, sendPhotos } from '../photo.ts';
import { usePhotoUploads } from '../usePhotoUploads.ts';

/** The maximum number per message and per step of a problem. */
export const mostPicked = SendMessageInput.photoIds.maxItems;

/** Photos picked for a message or a problem, each uploaded as soon as it is picked. */
export type PickedPhotos = ReturnType<typeof usePickedPhotos>;

/** Up to four private photos with their uploads. */
export function usePickedPhotos() {
  const uploads = usePhotoUploads({ isPrivate: true });
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [leftOut, setLeftOut] = useState<string>();
  const stepOf = ({ key }: Photo) => uploads.state(key)?.step ?? 'waiting';
  const steps = useSyncExternalStore(uploads.subscribe, () => photos.map(stepOf).join());

  return {
    photos,
    uploads,
    /** the photos that exceeded the limit, in words */
    leftOut,
    isUnderWay: /waiting|sending/.test(steps),
    hasFailed: steps.includes('failed'),
    add(files: readonly File[]) {
      if (files.length === 0) return;
      const taken = files.slice(0, mostPicked - photos.length).map(chosenPhoto);
      for (const { key, file } of taken) if (file) uploads.add(key, file);
      setPhotos([...photos, ...taken]);
      const isTooMany = taken.length < files.length;
      setLeftOut(isTooMany ? `You can add up to ${mostPicked} photos.` : undefined);
    },
    remove(key: string) {
      uploads.remove(key);
      setPhotos(photos.filter((photo) => photo.key !== key));
      setLeftOut(undefined);
    },
    clear() {
      for (const { key } of photos) uploads.remove(key);
      setPhotos([]);
      setLeftOut(undefined);
    },
    /** Waits for the uploads and returns the photos' ids. Throws UploadError. */
    finish: async (): Promise<string[]> =>
      (await sendPhotos(uploads, photos)).map(({ url: id }) => id),
  };
}
