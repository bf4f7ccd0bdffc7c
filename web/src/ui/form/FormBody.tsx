import Box, { type BoxProps } from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { draftKey, registerForm, takeFormDraft } from './drafts.ts';

/** Fills the form in with what was in it when the user was signed out in the middle, unless it was sent since. */
function useDraft(label: string): void {
  const { values, dirty, setValues, submitCount } = useFormikContext<Record<string, unknown>>();
  const present = useRef({ values, dirty, setValues });
  present.current = { values, dirty, setValues };
  useEffect(() => {
    const key = draftKey(label);
    // A form that stayed open meanwhile has not taken it: once that is sent, nobody needs it.
    const draft = takeFormDraft(key);
    if (draft && submitCount === 0)
      void present.current.setValues({ ...present.current.values, ...draft }, false);
    return registerForm(() => ({
      key,
      values: present.current.dirty ? present.current.values : {},
    }));
  }, [label, submitCount]);
}

const faults = '[data-form-banner], [aria-invalid="true"]';

type Props = { label: string; sx?: BoxProps['sx']; children: ReactNode };

/**
 * The form's element. After every submit that fails it brings what is wrong into view and moves the
 * focus there: to the banner, or to the first field at fault.
 */
export function FormBody({ label, sx, children }: Props) {
  const { handleSubmit, submitCount, isSubmitting } = useFormikContext();
  useDraft(label);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const fault = form.current?.querySelector<HTMLElement>(faults);
    if (!fault) return;
    fault.focus({ preventScroll: true });
    // In the middle, clear of the bar at the top; also where the focus was there already.
    fault.scrollIntoView({ block: 'center' });
  }, [submitCount, isSubmitting]);
  return (
    <Box
      component="form"
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      sx={[{ display: 'grid', gap: 2.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}
