import Box, { type BoxProps } from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; sx?: BoxProps['sx']; children: ReactNode };

/** The form's element. After a submit that fails it moves the focus to the first field at fault. */
export function FormBody({ label, sx, children }: Props) {
  const { handleSubmit, submitCount, isSubmitting } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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
