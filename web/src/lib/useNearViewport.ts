import { useEffect, useRef, useState } from 'react';

/** Distance below the window that counts as near. */
const margin = '300px';

/**
 * Whether an element has been near the window at least once.
 * @returns the element's ref, and whether it has
 */
export function useNearViewport<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
