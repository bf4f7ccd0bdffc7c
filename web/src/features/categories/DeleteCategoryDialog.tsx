import { useAdminDeleteCategoryMutation, useCategoriesQuery } from '../../generated/categories.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SelectFormField } from '../../ui/form/SelectFormField.tsx';
import type { Overlay } from '../../ui/useOverlay.ts';
import { deletedCategorySchema } from './category.rules.ts';

type Props = Overlay & {
  category: { id: string; title: string; productCount: number | null };
};

/** Deletes a category after asking where to move its products. */
export function DeleteCategoryDialog({ category, ...overlay }: Props) {
  const { id, title, productCount } = category;
  const count = productCount ?? 0;
  const { data } = useCategoriesQuery();
  const [deleteCategory] = useAdminDeleteCategoryMutation();
  const others = (data?.categories ?? []).filter((one) => one.id !== id);
  const options = others.map((one) => ({ value: one.id, text: one.title }));
  return (
    <FormDialog
      {...overlay}
      title={`Delete ${title}?`}
      label="Delete category"
      lead={leadOf(count, others.length > 0)}
      initialValues={{ moveProductsTo: '' }}
      rules={deletedCategorySchema(count > 0)}
      submitLabel="Delete"
      onSend={({ moveProductsTo }) =>
        deleteCategory({ variables: { id, moveProductsTo: moveProductsTo || null } })
      }
    >
      {count > 0 && (
        <SelectFormField
          name="moveProductsTo"
          label="Move its products to"
          placeholder="Choose a category"
          options={options}
        />
      )}
    </FormDialog>
  );
}

function leadOf(count: number, hasOthers: boolean): string {
  if (count === 0)
    return 'It has no products. It disappears from every menu, and you can’t undo this.';
  const products = count === 1 ? 'one product' : `${count} products`;
  const where = hasOthers
    ? 'That includes sold and removed ones. They all move to the category you choose.'
    : 'Add another category first, to move them to.';
  return `It has ${products}. ${where} The category disappears from every menu, and you can’t undo this.`;
}
