import { GetTokenInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { PasswordFormField } from '../../../ui/form/PasswordFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { signInSchema } from '../account.rules.ts';

export type SignInValues = { email: string; password: string };

const empty: SignInValues = { email: '', password: '' };

type Props = {
  /** the error is shown above the fields until the next attempt */
  onSubmit: (values: SignInValues, helpers: FormikHelpers<SignInValues>) => Promise<void>;
  /** shown under the password; receives the e-mail typed so far */
  forgotten: (email: string) => ReactNode;
  /** initial values of the form */
  initial?: SignInValues;
};

/** E-mail address and password. */
export function SignInForm({ onSubmit, forgotten, initial = empty }: Props) {
  return (
    <Formik
      initialValues={initial}
      validationSchema={signInSchema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit({ ...values, email: values.email.trim() }, helpers);
      }}
    >
      {({ status, values }) => (
        <FormBody label="Sign in">
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            bound={GetTokenInput.email}
          />
          <PasswordFormField label="Password" autoComplete="current-password" />
          {forgotten(values.email)}
          <SubmitButton wide>Sign in</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
