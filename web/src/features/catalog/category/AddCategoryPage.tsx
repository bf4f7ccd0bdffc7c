import type { FormikHelpers } from 'formik';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { UploadError } from '../../uploads/uploadPhoto.ts';
import { usePhotoUpload } from '../../uploads/usePhotoUpload.ts';
import { useAddCategory } from '../useProductActions.ts';
import { CategoryForm, type CategoryValues } from './CategoryForm.tsx';

/** Where an admin adds a category. */
export function AddCategoryPage() {
  const { upload, progress } = usePhotoUpload();
  const [add] = useAddCategory();

  async function submit(values: CategoryValues, form: FormikHelpers<CategoryValues>) {
    const { title, body, image: photo } = values;
    if (!photo) return;
    try {
      const image = await upload(photo);
      const outcome = await add({ input: { title, body, image } });
      if (outcome.ok) form.resetForm();
      else showRefusal(form, values, outcome.refusal);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      showRefusal(form, values, { message: error.message, field: 'image' });
    }
  }

  return (
    <>
      <PageTitle title="Add Category" lead="It appears in the menus of the shop at once." />
      <CategoryForm onSubmit={submit} progress={progress} />
    </>
  );
}
