import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PrivatePhotos_PhotoFragment } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { useLazyOverlay } from '../useOverlay.ts';
import { PrivateImage } from './PrivateImage.tsx';

const PhotoViewer = lazyChunk(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

graphql(`
  fragment PrivatePhotos_photo on PrivatePhoto {
    url
    srcSet
    width
    height
    color
  }
`);

type Props = {
  photos: readonly FragmentType<PrivatePhotos_PhotoFragment>[];
  /** the sender, for screen readers */
  from: string;
};

/** Photos of a message or a problem as thumbnails, each of which opens large. */
export function PrivatePhotos({ photos: shown, from }: Props) {
  const photos = shown.map((photo) => unmask<PrivatePhotos_PhotoFragment>(photo));
  const [place, setPlace] = useState(0);
  const { open, overlay } = useLazyOverlay();
  if (photos.length === 0) return null;
  const [first] = photos;
  const isOne = photos.length === 1;
  const named = (noun: string, nth: number) =>
    isOne ? `${noun} from ${from}` : `${noun} ${nth + 1} of ${photos.length} from ${from}`;
  return (
    <Box sx={isOne ? undefined : grid}>
      {photos.map((photo, nth) => (
        <Box
          key={photo.id}
          component="button"
          type="button"
          aria-label={named('Enlarge photo', nth)}
          onClick={() => {
            setPlace(nth);
            open();
          }}
          sx={thumbnail}
        >
          <PrivateImage
            photo={photo}
            alt=""
            sizes={isOne ? '260px' : '128px'}
            sx={
              isOne && first
                ? {
                    width: `min(100%, ${260 * Math.min(1, first.width / first.height)}px)`,
                    aspectRatio: `${first.width} / ${first.height}`,
                    objectFit: 'cover',
                  }
                : { width: 1, aspectRatio: '1', objectFit: 'cover' }
            }
          />
        </Box>
      ))}
      {overlay && (
        <PhotoViewer
          photos={photos}
          place={place}
          onPlace={setPlace}
          altOf={(nth) => named('Photo', nth)}
          {...overlay}
        />
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 128px))',
} as const;

const thumbnail = {
  display: 'block',
  width: 'fit-content',
  maxWidth: 1,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'zoom-in',
  borderRadius: '10px',
  overflow: 'hidden',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
