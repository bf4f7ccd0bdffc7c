import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import { authCode } from '../../session/sessionEnd.ts';
import { storeReturn } from '../../session/storedReturn.ts';
import { forgottenPasswordSchema } from '../account.rules.ts';
import { DemoMail } from '../email/DemoMail.tsx';
import { useReturnLocation } from '../sign-in/useReturnLocation.ts';

type Values = { email: string };

type Props = {
  /** initial value of the field */
  email: string;
  open: boolean;
  onClose: () => void;
  /** called when the dialog has faded out */
  onClosed: () => void;
};

/** Requests a password-reset mail. */
export function ForgottenPasswordDialog({ email, open, onClose, onClosed }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const { state } = useReturnLocation();

  async function send({ email: address }: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    try {
      await (await loadIdentity()).sendPasswordReset(address.trim());
      storeReturn(state);
      setSentTo(address.trim());
    } catch (error) {
      // The answer doesn't reveal whether an account exists.
      if (authCode(error) === 'user-not-found') setSentTo(address.trim());
      else form.setStatus(authErrorText(error));
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited: onClosed } }}
      maxWidth="xs"
      fullWidth
      aria-labelledby="forgotten-title"
    >
      <DialogTitle id="forgotten-title">Reset password</DialogTitle>
      {sentTo ? (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography role="status">If {sentTo} has an account, we’ve sent it a link.</Typography>
            <DemoMail kind="PASSWORD_RESET" email={sentTo} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <Formik
          initialValues={{ email }}
          validationSchema={forgottenPasswordSchema}
          onSubmit={send}
        >
          {({ status }) => (
            <DialogForm
              label="Reset password"
              actions={
                <>
                  <Button onClick={onClose}>Cancel</Button>
                  <SubmitButton>Send link</SubmitButton>
                </>
              }
            >
              <Typography variant="body2" color="textSecondary">
                We’ll email you a link to reset it.
              </Typography>
              {status && <FormBanner>{status}</FormBanner>}
              <TextFormField
                name="email"
                label="Your email"
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            </DialogForm>
          )}
        </Formik>
      )}
    </Dialog>
  );
}
