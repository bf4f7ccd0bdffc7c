import { useEffect, useRef } from 'react';

/**
 * A waiting button or field is disabled, and browsers then drop its focus. This restores the focus after the wait,
 * unless it has moved meanwhile.
 * @param waiting whether it is waiting
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
