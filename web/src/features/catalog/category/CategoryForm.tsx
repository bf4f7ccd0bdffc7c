import { Formik, type FormikHelpers } from 'formik';
import { mixed, object, string } from 'yup';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PhotoField } from '../../uploads/PhotoField.tsx';

export type CategoryValues = { title: string; body: string; image: File | null };

const schema = object({
  title: string().trim().required('Category title is must be required'),
  body: string().trim().required('Category description is must be required'),
  image: mixed<File>().nullable().required('Category photo is must be required'),
});

const empty: CategoryValues = { title: '', body: '', image: null };

type Props = {
  onSubmit: (values: CategoryValues, helpers: FormikHelpers<CategoryValues>) => Promise<void>;
  /** how much of the photo has been sent */
  progress: number | null;
};

/** All that a category needs. */
export function CategoryForm({ onSubmit, progress }: Props) {
  return (
    <Formik
      initialValues={empty}
      validationSchema={schema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit(
          { ...values, title: values.title.trim(), body: values.body.trim() },
          helpers,
        );
      }}
    >
      {({ status }) => (
        <FormBody label="Add Category" sx={{ maxWidth: 560 }}>
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField name="title" label="Title" maxLength={60} />
          <TextFormField name="body" label="Description" rows={4} maxLength={1000} />
          <PhotoField name="image" label="Photo" progress={progress} />
          <SubmitButton>Add Category</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
