import type { FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type {
  EditForm_CategoriesFragment,
  EditForm_ProductFragment,
} from '../../../generated/graphql.ts';
import { useUpdateProductMutation } from '../../../generated/listings.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { sendPhotos } from '../../uploads/photo.ts';
import { UploadError } from '../../uploads/uploadErrors.ts';
import { usePhotoUploads } from '../../uploads/usePhotoUploads.ts';
import { ProductForm } from '../form/ProductForm.tsx';
import {
  atFormFields,
  type EditedValues,
  productInput,
  productValues,
} from '../form/productFields.ts';
import { CannotEdit } from './CannotEdit.tsx';
import { EditsElsewhere } from './EditsElsewhere.tsx';
import { differences } from './mergeEdits.ts';

graphql(`
  fragment EditForm_product on Product {
    revision
    inStock
    viewerCanEdit
    ...ProductFields_product
  }
`);

graphql(`
  fragment EditForm_categories on Category {
    title
    ...ProductForm_categories
  }
`);

type Props = {
  product: FragmentType<EditForm_ProductFragment>;
  categories: readonly FragmentType<EditForm_CategoriesFragment>[];
  /** removed from sale meanwhile; `product` is its last known state */
  isRemoved: boolean;
};

/** The product's form. Merges edits made elsewhere, and never overwrites one silently. */
export function EditForm(props: Props) {
  const product = unmask<EditForm_ProductFragment>(props.product);
  const categories = unmask<EditForm_CategoriesFragment>(props.categories);
  const inStock = props.isRemoved ? 'REMOVED' : product.inStock;
  const canSave = product.viewerCanEdit && !props.isRemoved;
  const { currency } = useConfig();
  const theirs = useMemo(() => productValues(product, currency), [product, currency]);
  const [opened] = useState({ product, values: { ...theirs, base: theirs } });
  const uploads = usePhotoUploads();
  const isSaved = useRef(false);
  const [update] = useUpdateProductMutation();
  const navigate = useNavigate();
  const { key: place } = useLocation();
  if (!opened.product.viewerCanEdit) return <CannotEdit id={product.id} stock={product.inStock} />;

  async function submit(values: EditedValues, form: FormikHelpers<EditedValues>) {
    // Show edits from elsewhere first.
    if (!canSave || differences(values.base, theirs, currency).length > 0) return;
    try {
      const images = await sendPhotos(uploads, values.images);
      const { id, revision } = product;
      const outcome = await update({
        variables: { input: { id, revision, ...productInput(values, currency), images } },
      });
      if (outcome.ok) {
        isSaved.current = true;
        leave();
      } else if (!explained.includes(outcome.refusal.code ?? '')) {
        showRefusal(form, values, atFormFields(outcome.refusal));
      }
    } catch (failure) {
      if (!(failure instanceof UploadError)) throw failure;
      showRefusal(form, values, { message: failure.message, field: 'images' });
    }
  }

  /** Goes back, or to My products from a page opened by its address. Users who went elsewhere meanwhile stay there. */
  function leave() {
    if (location.pathname !== paths.editProduct(product.id)) return;
    if (place === 'default') navigate(paths.productList, { replace: true });
    else navigate(-1);
  }

  return (
    <ProductForm<EditedValues>
      label="Edit product"
      submitText={canSave ? 'Save changes' : null}
      categories={categories}
      currency={currency}
      initialValues={opened.values}
      uploads={uploads}
      onSubmit={submit}
    >
      <EditsElsewhere
        theirs={theirs}
        currency={currency}
        categories={categories}
        changedStock={opened.product.inStock === inStock ? null : inStock}
        isEditable={canSave}
        isSaved={isSaved}
      />
    </ProductForm>
  );
}

/** Refusals that include the current product, whose differences the form shows. */
const explained = ['CONFLICT', 'NOT_AVAILABLE'];
