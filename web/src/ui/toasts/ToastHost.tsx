import { useEffect, useRef, useState } from 'react';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { onToastWaiting } from './toast.ts';

const Toaster = lazyChunk(async () => (await import('./Toaster.tsx')).Toaster);

/** What renders toasts is loaded with the first one. */
export function ToastHost() {
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);
  // Another toast while one waits is a retry after a failure: a new Toaster would lose the toasts it was given.
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
