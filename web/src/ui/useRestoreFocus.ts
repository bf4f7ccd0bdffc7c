import { useEffect, useRef } from 'react';

/**
 * A button or field that waits is disabled, and browsers then take the focus from it. This gives it back when
 * the wait is over, unless the focus has moved meanwhile.
 * @param waiting whether it waits
 * @returns its ref
 */
export function useRestoreFocus<Element extends HTMLElement = HTMLButtonElement>(waiting: boolean) {
  const ref = useRef<Element>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (!waiting && waited.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
    waited.current = waiting;
  }, [waiting]);
  return ref;
}
