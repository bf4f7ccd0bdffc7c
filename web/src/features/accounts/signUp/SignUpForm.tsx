import { Formik, type FormikHelpers } from 'formik';
import { mixed, object, string } from 'yup';
import type { Role } from '../../../generated/graphql.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { PasswordFormField } from '../../../ui/form/PasswordFormField.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PhotoField } from '../../uploads/PhotoField.tsx';

export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  userRole: Exclude<Role, 'ADMIN'> | '';
  image: File | null;
};

const schema = object({
  name: string().trim().required('User name is must be required'),
  email: string().trim().required('Email address is must be required'),
  password: string().required('Password is must be required'),
  userRole: string().required('must be select one'),
  image: mixed<File>().nullable().required('photo is required'),
});

const roles = [
  { value: 'BUYER', text: 'Buyer', hint: 'I want to find and buy equipment' },
  { value: 'SELLER', text: 'Seller', hint: 'I want to sell my equipment' },
];

const empty: SignUpValues = { name: '', email: '', password: '', userRole: '', image: null };

type Props = {
  onSubmit: (values: SignUpValues, helpers: FormikHelpers<SignUpValues>) => Promise<void>;
  /** how much of the photo has been sent */
  progress: number | null;
};

/** All that an account needs. What failed, and how far it came, stands in red above the fields. */
export function SignUpForm({ onSubmit, progress }: Props) {
  return (
    <Formik
      initialValues={empty}
      validationSchema={schema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        const { name, email } = values;
        return onSubmit({ ...values, name: name.trim(), email: email.trim() }, helpers);
      }}
    >
      {({ status }) => (
        <FormBody label="Sign up">
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField name="name" label="Name" autoComplete="name" maxLength={80} />
          <TextFormField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <PasswordFormField name="password" label="Password" autoComplete="new-password" />
          <RadioFormField name="userRole" label="I am a" options={roles} />
          <PhotoField name="image" label="Photo" progress={progress} round />
          <SubmitButton wide>Sign up</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
