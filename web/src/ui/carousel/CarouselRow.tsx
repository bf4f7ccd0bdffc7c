import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SystemStyleObject } from '@mui/system';
import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import { useCarousel } from './useCarousel.ts';

type Props = {
  /** names the carousel for screen readers */
  label: string;
  /** the width of one slide, such as `{ flexBasis: '25%' }`, with its media queries */
  slideWidth: SystemStyleObject;
  /** one element a slide */
  children: ReactNode;
};

/** An infinite row of slides with dots and buttons; can be swiped. */
export function CarouselRow({ label, slideWidth, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { pages, page, next, previous, goTo } = useCarousel(viewport);
  const slides = Children.toArray(children);
  const moves = pages > 1;
  return (
    <Box component="section" aria-roledescription="carousel" aria-label={label}>
      <Box
        ref={viewport}
        sx={{ overflow: pages === 0 ? 'auto hidden' : 'hidden', scrollbarWidth: 'none', mx: -1.25 }}
      >
        <Box sx={{ display: 'flex', touchAction: 'pan-y pinch-zoom' }}>
          {slides.map((slide, index) => (
            <Box
              key={isValidElement(slide) ? slide.key : String(slide)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              sx={{ flexGrow: 0, flexShrink: 0, minWidth: 0, px: 1.25, ...slideWidth }}
            >
              {slide}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mt: 2,
          minHeight: 44,
          visibility: moves ? 'visible' : 'hidden',
        }}
      >
        <CarouselDots pages={pages} page={page} onGoTo={goTo} />
        {/* On a phone the dots take the whole line; the row is swiped. */}
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
          <IconButton aria-label="Previous slide" onClick={previous}>
            <Icon path={mdiChevronLeft} size={24} />
          </IconButton>
          <IconButton aria-label="Next slide" onClick={next}>
            <Icon path={mdiChevronRight} size={24} />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
