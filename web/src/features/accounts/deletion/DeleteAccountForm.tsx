import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { PasswordFormField } from '../../../ui/form/PasswordFormField.tsx';

export type DeleteAccountValues = { password: string };

const withPassword = object({ password: string().required('Password is must be required') });
const withGoogle = object({ password: string() });

type Props = {
  method: 'password' | 'google';
  onSubmit: (
    values: DeleteAccountValues,
    form: FormikHelpers<DeleteAccountValues>,
  ) => Promise<void>;
  onCancel: () => void;
  /** the effects of the deletion */
  children: ReactNode;
};

/** Proof of identity before the deletion. */
export function DeleteAccountForm({ method, onSubmit, onCancel, children }: Props) {
  return (
    <Formik<DeleteAccountValues>
      initialValues={{ password: '' }}
      validationSchema={method === 'password' ? withPassword : withGoogle}
      onSubmit={onSubmit}
    >
      {({ status, isSubmitting }) => (
        <DialogForm
          label="Delete your account"
          actions={
            <>
              <Button onClick={onCancel} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" color="error" loading={isSubmitting}>
                Delete account
              </Button>
            </>
          }
        >
          {children}
          {status && <FormBanner>{status}</FormBanner>}
          {method === 'password' ? (
            <PasswordFormField label="Your password" autoComplete="current-password" />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Google will ask you to sign in again.
            </Typography>
          )}
        </DialogForm>
      )}
    </Formik>
  );
}
