import type { FormikHelpers } from 'formik';
import { useAddCategoryMutation } from '../../generated/categories.ts';
import { showRefusal } from '../../ui/form/showRefusal.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { UploadError } from '../uploads/uploadErrors.ts';
import { usePhotoUpload } from '../uploads/usePhotoUpload.ts';
import { CategoryForm, type CategoryValues } from './CategoryForm.tsx';

export function AddCategoryPage() {
  const { upload, progress } = usePhotoUpload();
  const [addCategory] = useAddCategoryMutation();

  async function submit(values: CategoryValues, form: FormikHelpers<CategoryValues>) {
    const { title, body, image: photo } = values;
    if (!photo) return;
    try {
      const image = await upload(photo);
      const outcome = await addCategory({ variables: { input: { title, body, image } } });
      if (outcome.ok) form.resetForm();
      else showRefusal(form, values, outcome.refusal);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      showRefusal(form, values, { message: error.message, field: 'image' });
    }
  }

  return (
    <>
      <PageTitle title="Add Category" lead="It appears in the shop’s menus at once." />
      <CategoryForm onSubmit={submit} progress={progress} />
    </>
  );
}
