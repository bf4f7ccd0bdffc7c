import { useState } from 'react';
import { toastNotLoaded } from './toasts/toast.ts';

/** Props of a dialog, drawer or sheet. */
export type Overlay = { open: boolean; onClose: () => void };

/**
 * State of a dialog, drawer or sheet.
 * @returns `overlay`: its props; null until it is first opened
 */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return {
    isOpen,
    open: () => {
      setWanted(true);
      setOpen(true);
    },
    overlay: isWanted ? { open: isOpen, onClose: () => setOpen(false) } : null,
    /** Closes the overlay without a transition. */
    drop: () => {
      setWanted(false);
      setOpen(false);
    },
  };
}

/**
 * `useOverlay` for a `lazyChunk`, which loads when it is first opened. If that fails, a toast says so, and opening it
 * retries.
 */
export function useLazyOverlay() {
  const { overlay, drop, ...state } = useOverlay();
  const onLoadError = (error: unknown) => {
    drop();
    toastNotLoaded(error);
  };
  return { ...state, overlay: overlay && { ...overlay, onLoadError } };
}
