import { mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { forwardRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { acceptedTypes } from '../photoKinds.ts';
import { mostPicked, type PickedPhotos } from './usePickedPhotos.ts';

/** Opens the browser's dialog for photos; on a phone, its camera and gallery. */
export const PickPhotosButton = forwardRef<HTMLInputElement, { photos: PickedPhotos }>(
  function PickPhotosButton({ photos: { photos, add } }, ref) {
    const isFull = photos.length >= mostPicked;
    return (
      <Box component="label" title="Add photos" sx={[button, isFull && full]}>
        <Icon path={mdiImagePlusOutline} size={22} />
        <Box
          component="input"
          ref={ref}
          type="file"
          aria-label="Add photos"
          accept={acceptedTypes.join()}
          multiple
          disabled={isFull}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Allows picking a removed photo again.
            event.target.value = '';
            add(files);
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
        />
      </Box>
    );
  },
);

const button = {
  position: 'relative',
  overflow: 'hidden',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 42,
  height: 42,
  borderRadius: '50%',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'tint', color: 'primary.main' },
  '&:focus-within': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-3px',
  },
} as const;

const full = { color: 'text.disabled', cursor: 'default' } as const;
