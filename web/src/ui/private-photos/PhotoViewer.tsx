import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { PrivatePhotos_PhotoFragment } from '../../generated/graphql.ts';
import { Icon } from '../Icon.tsx';
import { PrivateImage } from './PrivateImage.tsx';

type Props = {
  photos: readonly PrivatePhotos_PhotoFragment[];
  /** index of the shown photo, from 0 */
  place: number;
  onPlace: (place: number) => void;
  altOf: (place: number) => string;
  open: boolean;
  onClose: () => void;
};

/** A photo as large as the window allows; arrow keys show the others. */
export function PhotoViewer({ photos, place, onPlace, altOf, open, onClose }: Props) {
  const photo = photos[place];
  const last = photos.length - 1;
  const step = (by: number) => onPlace(Math.min(last, Math.max(0, place + by)));
  if (!photo) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
      slotProps={{
        paper: {
          'aria-label': altOf(place),
          sx: {
            m: { xs: 1, sm: 3 },
            maxWidth: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 48px)' },
            bgcolor: 'background.paper',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 0.5 }}>
        {last > 0 && (
          <>
            <Step
              label="Previous photo"
              icon={mdiChevronLeft}
              to={place - 1}
              {...{ last, onPlace }}
            />
            <Box component="span" aria-live="polite" sx={{ typography: 'body2' }}>
              {place + 1} of {photos.length}
            </Box>
            <Step label="Next photo" icon={mdiChevronRight} to={place + 1} {...{ last, onPlace }} />
          </>
        )}
        <IconButton aria-label="Close" onClick={onClose} autoFocus sx={{ ml: 'auto' }}>
          <Icon path={mdiClose} size={22} />
        </IconButton>
      </Box>
      <PrivateImage
        key={photo.id}
        photo={photo}
        alt={altOf(place)}
        sizes="100vw"
        sx={{
          maxWidth: 1,
          maxHeight: 'calc(100dvh - 96px)',
          minWidth: 'min(280px, 80vw)',
          minHeight: 160,
          objectFit: 'contain',
          mx: 'auto',
        }}
      />
    </Dialog>
  );
}

type StepProps = {
  label: string;
  icon: string;
  to: number;
  last: number;
  onPlace: (place: number) => void;
};

function Step({ label, icon, to, last, onPlace }: StepProps) {
  const isNone = to < 0 || to > last;
  return (
    <IconButton
      aria-label={label}
      // Not `disabled`: the button would lose the focus at the last photo.
      aria-disabled={isNone}
      onClick={() => !isNone && onPlace(to)}
      sx={isNone ? { color: 'text.disabled' } : undefined}
    >
      <Icon path={icon} size={24} />
    </IconButton>
  );
}
