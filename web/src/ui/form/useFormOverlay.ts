import { useEffect, useRef } from 'react';
import { useLazyOverlay } from '../useLazyOverlay.ts';
import { draftKey, hasFormDraft } from './drafts.ts';

/**
 * `useLazyOverlay` of a dialog with a form: it opens by itself if the session ended while somebody typed into it.
 * @param label the form's
 */
export function useFormOverlay(label: string) {
  const overlay = useLazyOverlay();
  const open = useRef(overlay.open);
  useEffect(() => {
    if (hasFormDraft(draftKey(label))) open.current();
  }, [label]);
  return overlay;
}
