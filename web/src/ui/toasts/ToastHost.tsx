import { useEffect, useRef, useState } from 'react';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { onToastWaiting } from './toast.ts';

const Toaster = lazyChunk(async () => (await import('./Toaster.tsx')).Toaster);

/** Renders the toasts' component, which loads with the first toast. */
export function ToastHost() {
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);
  // A new toast while one is waiting retries after a failure. A second Toaster would lose the toasts of the first.
  useEffect(
    () =>
      onToastWaiting(() => {
        if (isLoading.current) return;
        isLoading.current = true;
        setAttempt((count) => count + 1);
      }),
    [],
  );
  const onLoadError = () => {
    isLoading.current = false;
  };
  return attempt > 0 ? <Toaster key={attempt} onLoadError={onLoadError} /> : null;
}
