import { useEffect, useRef } from 'react';

/**
 * Scrolls two boxes sideways as one: whichever the user scrolls takes the other one along. One of them stays in
 * sight below the navigation bar, which it could not inside a box that scrolls.
 * @returns the refs of both
 */
export function useSharedScroll() {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [one, other] = [head.current, body.current];
    if (!one || !other) return undefined;
    let leading: HTMLElement = other;
    const follow = (from: HTMLElement, to: HTMLElement) => {
      const lead = () => {
        leading = from;
        from.style.scrollSnapType = '';
        // It would come to rest at a column of its own accord.
        to.style.scrollSnapType = 'none';
      };
      const onScroll = () => {
        if (leading === from) to.scrollLeft = from.scrollLeft;
      };
      const starts = ['pointerdown', 'wheel', 'focusin', 'keydown'] as const;
      for (const start of starts) from.addEventListener(start, lead, { passive: true });
      from.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        for (const start of starts) from.removeEventListener(start, lead);
        from.removeEventListener('scroll', onScroll);
      };
    };
    const [stop, stopOther] = [follow(one, other), follow(other, one)];
    return () => {
      stop();
      stopOther();
    };
  }, []);
  return { head, body };
}
