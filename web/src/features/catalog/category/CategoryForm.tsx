import { AddCategoryInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Formik, type FormikHelpers } from 'formik';
import { object } from 'yup';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { photoRule, textRule } from '../../../ui/form/rules.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PhotoField } from '../../uploads/PhotoField.tsx';

export type CategoryValues = { title: string; body: string; image: File | null };

const schema = object({
  title: textRule(AddCategoryInput.title, 'Category title is must be required'),
  body: textRule(AddCategoryInput.body, 'Category description is must be required'),
  image: photoRule('Category photo is must be required'),
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
          <TextFormField name="title" label="Title" maxLength={AddCategoryInput.title.maxLength} />
          <TextFormField
            name="body"
            label="Description"
            rows={4}
            maxLength={AddCategoryInput.body.maxLength}
          />
          <PhotoField name="image" label="Photo" progress={progress} />
          <SubmitButton>Add Category</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
