import { mdiCameraPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { lazyChunk } from '../../lib/lazyChunk.tsx';
import { FieldLayout, noteIdOf } from '../../ui/form/FieldLayout.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePhotoPreview } from './usePhotoPreview.ts';

const LinearProgress = lazyChunk(
  async () => (await import('@mui/material/LinearProgress')).default,
);

type Props = {
  name: string;
  label: string;
  /** how much of it has been sent, from 0 to 1; null while nothing is under way */
  progress: number | null;
  /** the picture that stays if no other one is chosen */
  present?: string | null;
  /** shows the photo round, as the pictures of people are */
  round?: boolean;
};

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const kinds = 'JPEG, PNG, WebP, AVIF or GIF';

/** In the words of the image host, which looks into the file. */
const refusalOf = (file: File | null) =>
  file && !accepted.includes(file.type)
    ? `This file is not a photo: please use ${kinds}.`
    : undefined;

/** Chooses a photo by a dialog or by dropping it, shows it, and how its upload goes. */
export function PhotoField({ name, label, progress, present = null, round = false }: Props) {
  const id = useId();
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<File | null>({
    name,
    validate: refusalOf,
  });
  const [over, setOver] = useState(false);
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
      label={label}
      error={shownError}
      hint={value ? `${value.name}, ${size(value)}` : `${kinds}, up to 10 MB`}
    >
      <Box
        component="label"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void choose(event.dataTransfer.files[0]);
        }}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          border: '1px dashed',
          borderColor: shownError ? 'error.main' : over ? 'primary.main' : 'line.strong',
          borderRadius: '10px',
          bgcolor: over ? 'tint' : 'background.paper',
          cursor: 'pointer',
          transition: 'border-color 150ms, background-color 150ms',
          '&:hover': { bgcolor: 'tint' },
          '&:focus-within': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        }}
      >
        <Box
          component="input"
          id={id}
          name={name}
          type="file"
          accept={accepted.join()}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={noteIdOf(id)}
          onChange={(event) => void choose(event.target.files?.[0])}
          onBlur={() => void setTouched(true)}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
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
              alt={preview !== present ? 'The photo that you chose' : 'The present photo'}
              sx={{ width: 1, height: 1, objectFit: 'cover' }}
            />
          ) : (
            <Icon path={mdiCameraPlusOutline} size={28} />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {preview ? 'Choose another photo' : 'Choose a photo'}
          </Box>{' '}
          or drop it here
        </Typography>
      </Box>
      {progress !== null && (
        <LinearProgress
          aria-label="Uploading the photo"
          variant="determinate"
          value={Math.round(progress * 100)}
          sx={{ borderRadius: '4px' }}
        />
      )}
    </FieldLayout>
  );
}

const size = ({ size: bytes }: File) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
