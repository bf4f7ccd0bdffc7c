import { mdiAlertCircleOutline, mdiClose, mdiImageOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { Photo } from '../photo.ts';
import type { PhotoUploads } from '../photoUploads.ts';
import { UploadProgress } from '../UploadProgress.tsx';
import type { PickedPhotos } from './usePickedPhotos.ts';

type Props = {
  photos: PickedPhotos;
  /** called when a photo and its pressed button are gone */
  onRemoved: () => void;
};

/** The picked photos as small pictures, with the progress or the error of each upload. */
export function PickedPhotoList({
  photos: { photos, uploads, remove, leftOut },
  onRemoved,
}: Props) {
  if (photos.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" aria-label="Photos" sx={row}>
        {photos.map((photo, index) => (
          <Tile
            key={photo.key}
            photo={photo}
            place={index + 1}
            uploads={uploads}
            onRemove={() => {
              remove(photo.key);
              onRemoved();
            }}
          />
        ))}
      </Box>
      {photos.map((photo, index) => (
        <Failure key={photo.key} photo={photo} place={index + 1} uploads={uploads} />
      ))}
      {leftOut && (
        <Typography role="status" variant="caption" color="textSecondary">
          {leftOut}
        </Typography>
      )}
    </Box>
  );
}

type PhotoProps = {
  photo: Photo;
  /** its position among the photos, from 1 */
  place: number;
  uploads: PhotoUploads;
};

const useUpload = (uploads: PhotoUploads, { key }: Photo) =>
  useSyncExternalStore(uploads.subscribe, () => uploads.state(key));

function Tile({ photo, place, uploads, onRemove }: PhotoProps & { onRemove: () => void }) {
  const state = useUpload(uploads, photo);
  const hasFailed = state?.step === 'failed';
  const isUnderWay = state?.step === 'waiting' || state?.step === 'sending';
  return (
    <Box component="li" sx={[tile, { borderColor: hasFailed ? 'error.main' : 'divider' }]}>
      {state?.preview ? (
        <Box
          component="img"
          src={state.preview}
          alt={`Photo ${place}`}
          sx={{
            width: 1,
            height: 1,
            objectFit: 'cover',
            borderRadius: '9px',
            opacity: isUnderWay ? 0.6 : 1,
          }}
        />
      ) : (
        <Box sx={{ color: hasFailed ? 'error.main' : 'text.secondary', display: 'grid' }}>
          <Icon
            path={hasFailed ? mdiAlertCircleOutline : mdiImageOutline}
            size={28}
            label={`Photo ${place}`}
          />
        </Box>
      )}
      <Box sx={{ position: 'absolute', left: 6, right: 6, bottom: 6 }}>
        <UploadProgress
          label={`Uploading photo ${place}`}
          progress={isUnderWay ? state.progress : null}
        />
      </Box>
      <IconButton aria-label={`Remove photo ${place}`} onClick={onRemove} sx={removeButton}>
        <Icon path={mdiClose} size={16} />
      </IconButton>
    </Box>
  );
}

function Failure({ photo, place, uploads }: PhotoProps) {
  const state = useUpload(uploads, photo);
  if (state?.step !== 'failed') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography role="alert" variant="caption" color="error" sx={{ overflowWrap: 'anywhere' }}>
        Photo {place}: {state.message}
      </Typography>
      {state.canRetry && (
        <Button
          size="small"
          aria-label={`Try again: photo ${place}`}
          onClick={() => uploads.retry(photo.key)}
        >
          Try again
        </Button>
      )}
    </Box>
  );
}

const row = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

const tile = {
  position: 'relative',
  width: 72,
  height: 72,
  display: 'grid',
  placeItems: 'center',
  border: 1,
  borderRadius: '10px',
  bgcolor: 'sunken',
} as const;

const removeButton = {
  position: 'absolute',
  top: -10,
  right: -10,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { bgcolor: 'sunken' },
  // The touch target is larger than the visible button.
  '&::after': { content: '""', position: 'absolute', inset: -8 },
} as const;
