import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useCarousel } from '../../../../ui/carousel/useCarousel.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { type GalleryPhoto, GalleryPicture } from './GalleryPicture.tsx';
import { Thumbnails } from './Thumbnails.tsx';

type Props = {
  /** at least two */
  photos: readonly GalleryPhoto[];
  /** index of the photo to show */
  shown: number;
  onShow: (index: number) => void;
  /** overlays the photo, and can be swiped, too */
  children: ReactNode;
};

const arrow = {
  position: 'absolute',
  top: 'calc(50% - 20px)',
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'tint' },
} as const;

/** Photos one at a time, by swiping, buttons, arrow keys or, if there is room, thumbnails. */
export function PhotoCarousel({ photos, shown, onShow, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { pages, page, next, previous, goTo } = useCarousel(viewport);
  const follow = useRef({ goTo, onShow, settled: 0 });
  follow.current.goTo = goTo;
  follow.current.onShow = onShow;
  // Follows the latest change, whether swiped here or chosen elsewhere.
  useEffect(() => {
    const { current } = follow;
    if (pages === 0) return;
    if (shown !== current.settled) {
      current.settled = shown;
      current.goTo(shown);
    } else if (page !== current.settled) {
      current.settled = page;
      current.onShow(page);
    }
  }, [pages, page, shown]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') previous();
    if (key === 'ArrowRight') next();
  }

  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label="Photos"
      onKeyDown={onKeyDown}
      sx={{ height: 1 }}
    >
      <Box sx={{ position: 'relative', height: 1 }}>
        <Box
          ref={viewport}
          sx={{
            height: 1,
            overflow: pages === 0 ? 'auto hidden' : 'hidden',
            scrollbarWidth: 'none',
          }}
        >
          <Box sx={{ display: 'flex', height: 1, touchAction: 'pan-y pinch-zoom' }}>
            {photos.map((photo, index) => (
              <Box
                key={photo.url}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${photos.length}`}
                aria-hidden={index !== page}
                sx={{ flex: '0 0 100%', minWidth: 0 }}
              >
                <GalleryPicture photo={photo} priority={index === 0} />
              </Box>
            ))}
          </Box>
          {children}
        </Box>
        <IconButton aria-label="Previous photo" onClick={previous} sx={{ ...arrow, left: 8 }}>
          <Icon path={mdiChevronLeft} size={24} />
        </IconButton>
        <IconButton aria-label="Next photo" onClick={next} sx={{ ...arrow, right: 8 }}>
          <Icon path={mdiChevronRight} size={24} />
        </IconButton>
        <Box
          aria-live="polite"
          sx={{
            position: 'absolute',
            right: 12,
            bottom: 12,
            px: 1,
            borderRadius: '8px',
            bgcolor: 'background.paper',
            typography: 'caption',
          }}
        >
          {page + 1} / {photos.length}
        </Box>
      </Box>
      <Thumbnails photos={photos} shown={page} onShow={goTo} />
    </Box>
  );
}
