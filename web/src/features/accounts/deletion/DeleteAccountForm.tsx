import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
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
};

/** Proof of identity before the deletion. */
export function DeleteAccountForm({ method, onSubmit, onCancel }: Props) {
  return (
    <Formik<DeleteAccountValues>
      initialValues={{ password: '' }}
      validationSchema={method === 'password' ? withPassword : withGoogle}
      onSubmit={onSubmit}
    >
      {({ status, isSubmitting }) => (
        <FormBody label="Delete your account">
          {status && <FormBanner>{status}</FormBanner>}
          {method === 'password' ? (
            <PasswordFormField
              name="password"
              label="Your password"
              autoComplete="current-password"
            />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Google will ask you to sign in again.
            </Typography>
          )}
          <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
            <Button onClick={onCancel} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" color="error" loading={isSubmitting}>
              Delete account
            </Button>
          </Box>
        </FormBody>
      )}
    </Formik>
  );
}
