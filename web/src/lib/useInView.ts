import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element is at least partly in view.
 * @returns the element's ref, and whether it is
 */
export function useInView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
