import { useEffect, useState } from 'react';
import { throttle } from 'throttle-debounce';

const throttleMs = 100;

/** By more than two heights of the window. */
export function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const read = throttle(throttleMs, () => setFar(window.scrollY > 2 * window.innerHeight));
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      read.cancel();
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, []);
  return far;
}
