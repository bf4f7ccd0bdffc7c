import { useEffect, useState } from 'react';
import { lazyChunk } from '../../lib/lazyChunk.tsx';
import { onToastWaiting } from './toast.ts';

const Toaster = lazyChunk(async () => (await import('./Toaster.tsx')).Toaster);

/** Where toasts appear. The component that renders them is loaded with the first one. */
export function ToastHost() {
  const [attempt, setAttempt] = useState(0);
  // Each toast that waits is another attempt, should the one before have failed.
  useEffect(() => onToastWaiting(() => setAttempt((count) => count + 1)), []);
  return attempt > 0 ? <Toaster key={attempt} /> : null;
}
