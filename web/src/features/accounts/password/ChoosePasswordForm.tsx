import { Formik, type FormikHelpers } from 'formik';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { PasswordFormField } from '../../../ui/form/PasswordFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { choosePasswordSchema } from '../account.rules.ts';

export type ChoosePasswordValues = { password: string };

type Props = {
  /** the account's address, for the browser's password store */
  email: string;
  onSubmit: (
    values: ChoosePasswordValues,
    helpers: FormikHelpers<ChoosePasswordValues>,
  ) => Promise<void>;
};

/** One field for a new password that replaces a forgotten one. */
export function ChoosePasswordForm({ email, onSubmit }: Props) {
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={choosePasswordSchema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit(values, helpers);
      }}
    >
      {({ status }) => (
        <FormBody label="Reset password">
          {status && <FormBanner>{status}</FormBanner>}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordFormField label="New password" autoComplete="new-password" />
          <SubmitButton wide>Save password</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
