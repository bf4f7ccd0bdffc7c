import { AddCategoryInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Formik, type FormikHelpers } from 'formik';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { FormBody } from '../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { PhotoField } from '../uploads/PhotoField.tsx';
import { categorySchema } from './category.rules.ts';

export type CategoryValues = { title: string; body: string; image: File | null };

const empty: CategoryValues = { title: '', body: '', image: null };

type Props = {
  onSubmit: (values: CategoryValues, helpers: FormikHelpers<CategoryValues>) => Promise<void>;
  /** progress of the photo's upload */
  progress: number | null;
};

export function CategoryForm({ onSubmit, progress }: Props) {
  return (
    <Formik
      initialValues={empty}
      validationSchema={categorySchema}
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
          <TextFormField name="title" bound={AddCategoryInput.title} />
          <TextFormField name="body" rows={4} bound={AddCategoryInput.body} />
          <PhotoField progress={progress} />
          <SubmitButton>Add Category</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
