import { useEffect, useRef } from 'react';
import { useLazyOverlay } from '../useLazyOverlay.ts';
import { draftKey, hasFormDraft } from './drafts.ts';

/**
 * `useLazyOverlay` for a dialog with a form: reopens it if the session ended during typing.
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
