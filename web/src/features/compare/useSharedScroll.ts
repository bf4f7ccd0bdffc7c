import { useEffect, useRef } from 'react';

/**
 * Syncs the sideways scrolling of two boxes. One of them sticks below the navigation bar, which doesn't work inside a
 * scrolling box.
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
        // Otherwise it would snap to a column.
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
