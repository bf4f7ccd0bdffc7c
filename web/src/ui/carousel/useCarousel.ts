import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

type State = { pages: number; page: number };

/** How a carousel stands, and the ways to move it. */
type Carousel = State & {
  next: () => void;
  previous: () => void;
  goTo: (page: number) => void;
};

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns a row of slides into an infinite carousel. Until the carousel's chunk has loaded the row can
 * be scrolled by hand.
 * @param viewport the element whose first child holds the slides
 * @returns the number of pages (0 at first), the current one, and the moves
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [state, setState] = useState<State>({ pages: 0, page: 0 });

  useEffect(() => {
    let alive: EmblaCarouselType | undefined;
    let unmounted = false;
    // A failure leaves the row as it is, to be scrolled by hand.
    import('embla-carousel').then(
      ({ default: EmblaCarousel }) => {
        if (unmounted || !viewport.current) return;
        viewport.current.scrollLeft = 0;
        alive = EmblaCarousel(viewport.current, {
          loop: true,
          align: 'start',
          slidesToScroll: 'auto',
          duration: 22,
        });
        setEmbla(alive);
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
      alive?.destroy();
    };
  }, [viewport]);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({ pages: embla.scrollSnapList().length, page: embla.selectedScrollSnap() });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);

  return {
    ...state,
    next: () => embla?.scrollNext(calm()),
    previous: () => embla?.scrollPrev(calm()),
    goTo: (page) => embla?.scrollTo(page, calm()),
  };
}
