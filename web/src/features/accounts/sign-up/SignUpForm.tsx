import { AddUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import type { Role } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { PasswordFormField } from '../../../ui/form/PasswordFormField.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { sellerMoneyText } from '../../payouts/payoutTexts.ts';
import { buyerProtectionText } from '../../payouts/saleTexts.ts';
import { PhotoField } from '../../uploads/PhotoField.tsx';
import { signUpSchema } from '../account.rules.ts';

export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  userRole: Exclude<Role, 'ADMIN'> | '';
  image: File | null;
};

const roles = [
  { value: 'BUYER', text: 'Buyer', hint: 'I want to find and buy equipment' },
  { value: 'SELLER', text: 'Seller', hint: 'I want to sell my equipment' },
];

const empty: SignUpValues = { name: '', email: '', password: '', userRole: '', image: null };

type Props = {
  onSubmit: (values: SignUpValues, helpers: FormikHelpers<SignUpValues>) => Promise<void>;
  /** progress of the photo's upload */
  progress: number | null;
  /** preselected role if the interrupted act requires one */
  role: SignUpValues['userRole'];
};

/** The sign-up form. Failures appear in red above the fields. */
export function SignUpForm({ onSubmit, progress, role }: Props) {
  const { payouts } = useConfig();
  const initialValues: SignUpValues = { ...empty, userRole: role };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={signUpSchema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        const { name, email } = values;
        return onSubmit({ ...values, name: name.trim(), email: email.trim() }, helpers);
      }}
    >
      {({ status, values }) => (
        <FormBody label="Sign up">
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField name="name" label="Name" autoComplete="name" bound={AddUserInput.name} />
          <TextFormField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            bound={AddUserInput.email}
          />
          <PasswordFormField label="Password" autoComplete="new-password" />
          <RadioFormField name="userRole" label="I am a" options={roles} />
          {values.userRole !== '' && (
            <Typography role="status" variant="body2" color="textSecondary">
              {values.userRole === 'SELLER'
                ? sellerMoneyText(payouts)
                : buyerProtectionText(payouts)}
            </Typography>
          )}
          <PhotoField progress={progress} round />
          <SubmitButton wide>Sign up</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
