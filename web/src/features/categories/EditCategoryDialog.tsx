import { AdminUpdateCategoryInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAdminUpdateCategoryMutation } from '../../generated/categories.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../ui/useOverlay.ts';
import { PhotoField } from '../uploads/PhotoField.tsx';
import { UploadError } from '../uploads/uploadErrors.ts';
import { usePhotoUpload } from '../uploads/usePhotoUpload.ts';
import { adminUpdateCategoryOptions } from './categories.cache.ts';
import { editedCategorySchema } from './category.rules.ts';

type Values = { title: string; body: string; image: File | null };

type Props = Overlay & {
  category: { id: string; title: string; body: string; image: { url: string } };
};

/** Changes title, description and photo of a category. */
export function EditCategoryDialog({ category, ...overlay }: Props) {
  const { id, title, body, image } = category;
  const { upload, progress } = usePhotoUpload();
  const [updateCategory] = useAdminUpdateCategoryMutation(adminUpdateCategoryOptions);

  async function send({ title, body, image: photo }: Values) {
    try {
      const url = photo ? await upload(photo) : image.url;
      const input = { id, title: title.trim(), body: body.trim(), image: url };
      return await updateCategory({ variables: { input } });
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return { ok: false as const, refusal: { message: error.message, field: 'image' } };
    }
  }

  return (
    <FormDialog<Values>
      {...overlay}
      title={`Edit ${title}`}
      label="Edit category"
      lead="Changes appear at once, and search uses the new title."
      initialValues={{ title, body, image: null }}
      rules={editedCategorySchema}
      submitLabel="Save"
      onSend={send}
    >
      <TextFormField name="title" bound={AdminUpdateCategoryInput.title} />
      <TextFormField name="body" rows={4} bound={AdminUpdateCategoryInput.body} />
      <PhotoField progress={progress} present={image.url} />
    </FormDialog>
  );
}
