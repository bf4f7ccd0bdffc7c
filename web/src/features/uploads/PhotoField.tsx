import { mdiCameraPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { FieldLayout } from '../../ui/form/FieldLayout.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';
import { acceptedKinds, refusalOf, sizeOf } from './photoKinds.ts';
import { UploadProgress } from './UploadProgress.tsx';

type Props = {
  /** upload progress from 0 to 1; null without an upload */
  progress: number | null;
  /** the current picture, which stays unless replaced */
  present?: string | null;
  /** shows the photo round, like people's pictures */
  round?: boolean;
};

/** The field `image`: chooses a photo by dialog or drop, and shows it with its upload progress. */
export function PhotoField({ progress, present = null, round = false }: Props) {
  const id = useId();
  const { maxBytes } = useConfig().uploads;
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<File | null>({
    name: 'image',
    validate: refusalOf,
  });
  const preview = usePhotoPreview(refusalOf(value) ? null : value) ?? present;
  const shownError = touched && error ? error : undefined;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    await setValue(file);
    await setTouched(true);
  };

  return (
    <FieldLayout
      id={id}
      label="Photo"
      error={shownError}
      hint={
        value
          ? `${value.name}, ${sizeOf(value)}`
          : `${acceptedKinds}, up to ${Math.floor(maxBytes / 2 ** 20)} MB`
      }
    >
      <PhotoDrop
        id={id}
        name="image"
        isFaulty={shownError !== undefined}
        text={preview ? 'Choose another photo' : 'Choose a photo'}
        onFiles={([file]) => void choose(file)}
        onBlur={() => void setTouched(true)}
      >
        <Box
          sx={{
            flexShrink: 0,
            width: 72,
            height: 72,
            borderRadius: round ? '50%' : '8px',
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'tint',
            color: 'primary.main',
          }}
        >
          {preview ? (
            <Box
              component="img"
              src={preview}
              alt={preview !== present ? 'The photo you chose' : 'Current photo'}
              sx={{ width: 1, height: 1, objectFit: 'cover' }}
            />
          ) : (
            <Icon path={mdiCameraPlusOutline} size={28} />
          )}
        </Box>
      </PhotoDrop>
      {/* Within the gap above the hint. */}
      <Box sx={{ my: '-5px' }}>
        <UploadProgress label="Uploading the photo" progress={progress} />
      </Box>
    </FieldLayout>
  );
}

/** An address to show a chosen file. */
function usePhotoPreview(file: File | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setShown(null);
      return;
    }
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown;
}
