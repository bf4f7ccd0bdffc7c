import { UpdateProfileInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Formik, type FormikHelpers } from 'formik';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { SessionUser } from '../../session/session.ts';
import { PhotoField } from '../../uploads/PhotoField.tsx';
import { profileSchema } from '../account.rules.ts';

export type ProfileValues = { name: string; image: File | null };

type Props = {
  user: SessionUser;
  progress: number | null;
  onSubmit: (values: ProfileValues, helpers: FormikHelpers<ProfileValues>) => Promise<void>;
};

/** Name and photo. The present photo stays unless another is chosen. */
export function ProfileForm({ user, progress, onSubmit }: Props) {
  return (
    <Formik<ProfileValues>
      initialValues={{ name: user.displayName, image: null }}
      validationSchema={profileSchema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit({ ...values, name: values.name.trim() }, helpers);
      }}
    >
      {({ status }) => (
        <FormBody label="Profile">
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField
            name="name"
            label="Name"
            autoComplete="name"
            bound={UpdateProfileInput.name}
          />
          <PhotoField progress={progress} present={user.photoURL} round />
          <SubmitButton>Save</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
