import { useState } from 'react';
import { toastNotLoaded } from './toasts/toast.ts';

/**
 * State of a drawer or sheet whose chunk (`lazyChunk`) loads when it is first opened. If that fails, a toast says so,
 * and opening it retries.
 * @returns `overlay`: its props; null until it is first opened
 */
export function useLazyOverlay() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const set = (next: boolean) => {
    setWanted(next);
    setOpen(next);
  };
  const overlay = {
    open: isOpen,
    onClose: () => setOpen(false),
    onLoadError: (error: unknown) => {
      set(false);
      toastNotLoaded(error);
    },
  };
  return { isOpen, open: () => set(true), overlay: isWanted ? overlay : null };
}
