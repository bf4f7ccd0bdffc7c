import { useEffect, useRef } from 'react';
import { useLazyOverlay, useOverlay } from '../useOverlay.ts';
import { draftKey, hasFormDraft } from './drafts.ts';

/**
 * `useOverlay` for a dialog with a form: reopens it if the session ended during typing.
 * @param label the form's label
 */
export function useFormOverlay(label: string) {
  const overlay = useOverlay();
  useReopened(label, overlay.open);
  return overlay;
}

/** `useFormOverlay` for a `lazyChunk`. */
export function useLazyFormOverlay(label: string) {
  const overlay = useLazyOverlay();
  useReopened(label, overlay.open);
  return overlay;
}

function useReopened(label: string, openNow: () => void): void {
  const open = useRef(openNow);
  useEffect(() => {
    if (hasFormDraft(draftKey(label))) open.current();
  }, [label]);
}
