import { MutationAddAdminArgs } from '@fitness-zone/contract/generated/inputs.ts';
import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { UsersDocument, useAddAdminMutation } from '../../../generated/accounts.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { addAdminSchema } from '../account.rules.ts';
import { UsersTable } from './UsersTable.tsx';

type Values = { email: string };

const ofAdmins = { variables: { role: 'ADMIN' } } as const;

export const prefetch: Prefetch = (client) => client.query({ query: UsersDocument, ...ofAdmins });

/** Promotes users to admins, and demotes admins. */
export function AddAdminPage() {
  const [addAdmin] = useAddAdminMutation();

  async function submit(values: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    const outcome = await addAdmin({ variables: { email: values.email.trim() } });
    if (outcome.ok) form.resetForm();
    else showRefusal(form, values, outcome.refusal);
  }

  return (
    <>
      <PageTitle
        title="Add Admin"
        lead="Admins add categories, appoint other admins, and verify or delete accounts."
      />
      <Formik initialValues={{ email: '' }} validationSchema={addAdminSchema} onSubmit={submit}>
        {({ status }) => (
          <FormBody label="Add Admin" sx={{ maxWidth: 480 }}>
            {status && <FormBanner>{status}</FormBanner>}
            <TextFormField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              bound={MutationAddAdminArgs.email}
              hint="They need an account here and must have confirmed this address."
            />
            <SubmitButton>Add Admin</SubmitButton>
          </FormBody>
        )}
      </Formik>
      <Box sx={{ mt: 6 }}>
        <Section title="Admins">
          <UsersTable of="ADMIN" label="Admins" />
        </Section>
      </Box>
    </>
  );
}
