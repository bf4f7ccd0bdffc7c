import { MutationAddAdminArgs } from '@fitness-zone/contract/generated/inputs.ts';
import { Formik, type FormikHelpers } from 'formik';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { addAdminSchema } from '../account.rules.ts';
import { useAddAdminMutation } from './users.cache.generated.ts';
import { addAdminOptions } from './users.cache.ts';

type Values = { email: string };

/** Where an admin makes another user an admin. */
export function AddAdminPage() {
  const [addAdmin] = useAddAdminMutation(addAdminOptions);

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
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={MutationAddAdminArgs.email.maxLength}
              hint="Of somebody who already has an account here."
            />
            <SubmitButton>Add Admin</SubmitButton>
          </FormBody>
        )}
      </Formik>
    </>
  );
}
