import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';
import { useConnectionBack } from '../../lib/connection.ts';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion.ts';

type Step = (carousel: EmblaCarouselType) => void;

type State = { pages: number; page: number };

/** A carousel's state, and the functions that move it. */
type Carousel = State & {
  next: () => void;
  previous: () => void;
  goTo: (page: number) => void;
};

/**
 * Turns a row of slides into an infinite carousel. Until its chunk has loaded, the row can be scrolled by hand, and
 * moves wait.
 * @param viewport the element whose first child holds the slides
 * @returns the number of pages (0 at first), the current one, and the moves
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [state, setState] = useState<State>({ pages: 0, page: 0 });
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef<Step[]>([]);
  useConnectionBack(() => setAttempt(failures), failures > attempt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each attempt.
  useEffect(() => {
    let alive: EmblaCarouselType | undefined;
    let unmounted = false;
    loadChunk(() => import('embla-carousel')).then(
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
      // Until the connection is back, the row can be scrolled by hand.
      () => setFailures((count) => count + 1),
    );
    return () => {
      unmounted = true;
      alive?.destroy();
    };
  }, [viewport, attempt]);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({ pages: embla.scrollSnapList().length, page: embla.selectedScrollSnap() });
    read();
    embla.on('select', read).on('reInit', read);
    for (const step of waiting.current.splice(0)) step(embla);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);

  function move(step: Step) {
    if (embla) step(embla);
    else waiting.current.push(step);
  }

  return {
    ...state,
    next: () => move((carousel) => carousel.scrollNext(prefersReducedMotion())),
    previous: () => move((carousel) => carousel.scrollPrev(prefersReducedMotion())),
    goTo: (page) => move((carousel) => carousel.scrollTo(page, prefersReducedMotion())),
  };
}
