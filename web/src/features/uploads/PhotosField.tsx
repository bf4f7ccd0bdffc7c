import { mdiCameraPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { FieldLayout } from '../../ui/form/FieldLayout.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';
import { chosenPhoto, mostPhotos, type Photo } from './photo.ts';
import { acceptedKinds } from './photoKinds.ts';
import { PhotoRows } from './photos/PhotoRows.tsx';
import type { PhotoUploads } from './photoUploads.ts';

type Props = { name: string; label: string; uploads: PhotoUploads };

/**
 * Up to eight photos, each uploaded as soon as it is chosen. The form's value has the photos in order, `uploads` their
 * progress.
 */
export function PhotosField({ name, label, uploads }: Props) {
  const id = useId();
  const [{ value: photos }, { touched, error }, { setValue, setTouched }] =
    useField<readonly Photo[]>(name);
  const [leftOut, setLeftOut] = useState<string>();
  useKeepAddresses(photos, uploads, (next) => void setValue(next, false));
  const fault = touched && error ? error : undefined;

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    const taken = files.slice(0, mostPhotos - photos.length);
    setLeftOut(leftOutText(files.slice(taken.length)));
    await setValue([...photos, ...taken.map(chosenPhoto)]);
    await setTouched(true);
  }

  return (
    <FieldLayout
      id={id}
      label={label}
      error={fault ?? leftOut}
      hint={`Up to ${mostPhotos}: ${acceptedKinds}. The first one is the cover.`}
    >
      <PhotoDrop
        id={id}
        name={name}
        multiple
        isFaulty={fault !== undefined}
        text={photos.length > 0 ? 'Choose further photos' : 'Choose photos'}
        onFiles={(files) => void choose(files)}
        onBlur={() => void setTouched(true)}
      >
        <Box sx={{ display: 'grid', p: 1, color: 'primary.main' }}>
          <Icon path={mdiCameraPlusOutline} size={28} />
        </Box>
      </PhotoDrop>
      {photos.length > 0 && (
        <PhotoRows
          photos={photos}
          uploads={uploads}
          onChange={(next) => {
            setLeftOut(undefined);
            void setValue(next);
          }}
          onRemoved={() => document.getElementById(id)?.focus()}
        />
      )}
    </FieldLayout>
  );
}

const leftOutText = (files: readonly File[]) =>
  files.length === 0
    ? undefined
    : `A product can have up to ${mostPhotos} photos. Not added: ${files.map(({ name }) => name).join(', ')}.`;

/** Uploads the form's photos, and writes their addresses into the form when done. */
function useKeepAddresses(
  photos: readonly Photo[],
  uploads: PhotoUploads,
  write: (photos: readonly Photo[]) => void,
): void {
  useEffect(() => {
    for (const { key, url, file } of photos) if (url === null && file) uploads.add(key, file);
  }, [photos, uploads]);
  const sentKeys = useSyncExternalStore(uploads.subscribe, () =>
    photos
      .filter(({ key, url }) => url === null && uploads.state(key)?.step === 'sent')
      .map(({ key }) => key)
      .join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each upload that is done.
  useEffect(() => {
    if (sentKeys === '') return;
    write(
      photos.map((photo) => {
        const state = photo.url === null ? uploads.state(photo.key) : undefined;
        return state?.step === 'sent'
          ? { ...photo, url: state.stored, sentAt: state.sentAt }
          : photo;
      }),
    );
  }, [sentKeys]);
}
