import { useEffect, useRef } from 'react';

/**
 * A button that waits is disabled, and browsers then take the focus from it. This gives it back when
 * the wait is over, unless the focus has moved meanwhile.
 * @param waiting whether the button waits
 * @returns the ref of the button
 */
export function useRestoreFocus(waiting: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (!waiting && waited.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
    waited.current = waiting;
  }, [waiting]);
  return ref;
}
