import { useState } from 'react';
import { toastNotLoaded } from './toasts/toast.ts';

/**
 * The state of a drawer or sheet whose chunk (`lazyChunk`) is loaded when it is first opened. If it cannot be loaded,
 * a toast says so, and opening it tries again.
 * @returns `overlay`: what it is rendered with; null until it is first opened
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
