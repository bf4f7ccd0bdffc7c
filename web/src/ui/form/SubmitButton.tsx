import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../useRestoreFocus.ts';
import { useSubmitType } from './useSubmitType.ts';

type Props = {
  children: ReactNode;
  /** the full width of the form, as on the narrow ones */
  wide?: boolean;
};

/** Sends the form around it, once at a time. */
export function SubmitButton({ children, wide = false }: Props) {
  const { isSubmitting } = useFormikContext();
  const submits = useSubmitType();
  const ref = useRestoreFocus(isSubmitting);
  return (
    <Button
      ref={ref}
      {...submits}
      variant="contained"
      size="large"
      loading={isSubmitting}
      fullWidth={wide}
      sx={{ justifySelf: wide ? 'stretch' : 'start' }}
    >
      {children}
    </Button>
  );
}
