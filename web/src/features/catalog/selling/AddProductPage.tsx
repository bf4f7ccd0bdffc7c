import { toMinor } from '@fitness-zone/contract/money.ts';
import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import type { Condition } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { UploadError } from '../../uploads/uploadPhoto.ts';
import { usePhotoUpload } from '../../uploads/usePhotoUpload.ts';
import { useAddProductPageQuery } from './AddProductPage.generated.ts';
import { ProductForm } from './ProductForm.tsx';
import type { ProductValues } from './product.rules.ts';
import { useAddProduct } from './useAddProduct.ts';

graphql(`
  query AddProductPage {
    categories {
      id
      ...ProductForm_categories
    }
  }
`);

/** Where a seller posts a product. */
export function AddProductPage() {
  const { currency } = useConfig();
  const { data, error, refetch } = useAddProductPageQuery();
  const { upload, progress } = usePhotoUpload();
  const [post] = useAddProduct();
  const navigate = useNavigate();

  async function submit(values: ProductValues, form: FormikHelpers<ProductValues>) {
    if (!values.image) return;
    try {
      const image = await upload(values.image);
      const outcome = await post({ input: { ...inputOf(values, currency), image } });
      if (outcome.ok) navigate(paths.productList);
      else showRefusal(form, values, outcome.refusal);
    } catch (failure) {
      if (!(failure instanceof UploadError)) throw failure;
      showRefusal(form, values, { message: failure.message, field: 'image' });
    }
  }

  return (
    <>
      <PageTitle
        title="Product Post to Sell"
        lead="An honest description and a good photo sell best."
      />
      {data ? (
        <ProductForm
          categories={data.categories}
          currency={currency}
          progress={progress}
          onSubmit={submit}
        />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  );
}

const inputOf = (values: ProductValues, currency: string) => ({
  categoryId: values.categoryId,
  // The form offers the schema's conditions and no others.
  condition: values.condition as Condition,
  productName: values.productName.trim(),
  yearsOfUsedProduct: Number(values.yearsOfUsedProduct),
  originalPrice: toMinor(Number(values.originalPrice), currency),
  resalePrice: toMinor(Number(values.resalePrice), currency),
  phone: values.phone,
  location: values.location.trim(),
  body: values.body.trim(),
});
