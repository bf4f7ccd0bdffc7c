import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/prefersReducedMotion.ts';

const durationMs = 2000;
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Counts from 0 to a number within 2 seconds, once, when the element comes into view.
 * @returns the ref for that element, and the number to show now
 */
export function useCountUp(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(count);
  useEffect(() => {
    const element = ref.current;
    if (prefersReducedMotion() || !element) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let start: number | undefined;
      const step = (now: number) => {
        start ??= now;
        const progress = Math.min((now - start) / durationMs, 1);
        setValue(Math.round(count * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [count]);
  return { ref, value };
}
