import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useId, useRef } from 'react';
import type { AnySchema } from 'yup';
import { useIsOffline } from '../../lib/connection.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { FormBanner } from '../form/FormBanner.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { showRefusal } from '../form/showRefusal.ts';
import { DialogForm } from './DialogForm.tsx';

type Sent = { ok: true } | { ok: false; refusal: { message: string; field: string | null } };

/** Adds a request id to an input. Sending the same input again after a failure repeats the id. */
type WithRequestId = <Input extends object>(input: Input) => Input & { requestId: string };

type Props<Values> = {
  open: boolean;
  onClose: () => void;
  /** called when the dialog has faded out */
  onExited?: () => void;
  title: string;
  /** the form's purpose and consequences */
  lead: ReactNode;
  /** names the form and its kept draft; the title by default */
  label?: string;
  initialValues: Values;
  rules: AnySchema;
  /** the verb on the button that sends */
  submitLabel: string;
  /** submits the values: the dialog closes, or shows the refusal */
  onSend: (values: Values, withRequestId: WithRequestId) => Promise<Sent>;
  children: ReactNode;
};

/** A form in a dialog, which closes after a successful submit. */
export function FormDialog<Values extends FormikValues>(props: Props<Values>) {
  const { open, onClose, onExited, title, lead, label = title } = props;
  const { initialValues, rules, submitLabel, onSend, children } = props;
  const id = useId();

  const isOffline = useIsOffline();

  const last = useRef({ text: '', requestId: '' });
  const withRequestId: WithRequestId = (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, requestId: newRequestId() };
    return { ...input, requestId: last.current.requestId };
  };

  async function submit(values: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    const sent = await onSend(values, withRequestId);
    if (sent.ok) onClose();
    else showRefusal(form, values, sent.refusal);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      {...(onExited && { slotProps: { transition: { onExited } } })}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Formik initialValues={initialValues} validationSchema={rules} onSubmit={submit}>
        {({ status, isSubmitting }) => (
          <DialogForm
            label={label}
            actions={
              <>
                <Button size="large" onClick={onClose} disabled={isSubmitting && !isOffline}>
                  {isSubmitting && isOffline ? 'Close' : 'Cancel'}
                </Button>
                <SubmitButton>{submitLabel}</SubmitButton>
              </>
            }
          >
            <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
              {lead}
            </DialogContentText>
            {status && <FormBanner>{status}</FormBanner>}
            {/* Offline, mutations that can't wait fail at once, so this one is waiting. */}
            {isSubmitting && isOffline && (
              <DialogContentText>
                This will be sent when you’re online. You can close the dialog.
              </DialogContentText>
            )}
            {children}
          </DialogForm>
        )}
      </Formik>
    </Dialog>
  );
}
