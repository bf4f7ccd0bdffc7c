import Box, { type BoxProps } from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { copyAutofilledValues } from './copyAutofilledValues.ts';
import { draftKey, registerForm, takeFormDraft } from './drafts.ts';

/** Restores the form's draft from before a forced sign-out, unless it was sent since. */
function useDraft(label: string): void {
  const { values, dirty, setValues, submitCount } = useFormikContext<Record<string, unknown>>();
  const present = useRef({ values, dirty, setValues });
  present.current = { values, dirty, setValues };
  useEffect(() => {
    const key = draftKey(label);
    // A form that stayed open hasn't used the draft: it is dropped after the submit.
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
 * The form's element. After a failed submit it focuses the error and scrolls to it: the banner, or the first invalid
 * field.
 */
export function FormBody({ label, sx, children }: Props) {
  const { handleSubmit, values, submitCount, isSubmitting } = useFormikContext<object>();
  useDraft(label);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const fault = form.current?.querySelector<HTMLElement>(faults);
    if (!fault) return;
    fault.focus({ preventScroll: true });
    // Centred, to be clear of the top bar, even if it already had the focus.
    fault.scrollIntoView({ block: 'center' });
  }, [submitCount, isSubmitting]);
  return (
    <Box
      component="form"
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        copyAutofilledValues(event.currentTarget, values);
        handleSubmit(event);
      }}
      sx={[{ display: 'grid', gap: 2.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}
