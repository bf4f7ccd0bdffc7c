import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AddProductPageQuery } from '../../../generated/graphql.ts';
import { useAddProductPageQuery } from '../../../generated/listings.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { dropProductDraft } from '../../browsing/storageKeys.ts';
import { sellerMoneyText } from '../../payouts/payoutTexts.ts';
import { useSession } from '../../session/session.ts';
import { sendPhotos } from '../../uploads/photo.ts';
import { UploadError } from '../../uploads/uploadErrors.ts';
import { usePhotoUploads } from '../../uploads/usePhotoUploads.ts';
import { ProductForm } from '../form/ProductForm.tsx';
import {
  atFormFields,
  emptyProduct,
  type ProductValues,
  productInput,
  productValues,
} from '../form/productFields.ts';
import { justPosted } from './justPosted.ts';
import { ProductDraft } from './ProductDraft.tsx';
import { readDraft } from './storedDraft.ts';
import { useAddProduct } from './useAddProduct.ts';

graphql(`
  query AddProductPage($copied: ID!, $isCopy: Boolean!) {
    product(id: $copied) @include(if: $isCopy) {
      ...ProductFields_product
    }
    categories {
      ...ProductForm_categories
    }
  }
`);

type Copied = AddProductPageQuery['product'];

export function AddProductPage() {
  const { user } = useSession();
  const accountId = user?.uid ?? '';
  const { currency, payouts } = useConfig();
  const copied = useSearchParams()[0].get('copy');
  const { data, error, refetch } = useAddProductPageQuery({
    variables: { copied: copied ?? '', isCopy: copied !== null },
  });
  const uploads = usePhotoUploads();
  const [draft] = useState(() => readDraft(accountId));
  const isPosted = useRef(false);
  const [post] = useAddProduct();
  const navigate = useNavigate();

  async function submit(values: ProductValues, form: FormikHelpers<ProductValues>) {
    try {
      const images = await sendPhotos(uploads, values.images);
      const [cover] = images;
      if (!cover) throw new Error('The form requires a photo.');
      const outcome = await post({
        input: { ...productInput(values, currency), image: cover.url, images },
      });
      if (!outcome.ok) {
        showRefusal(form, values, atFormFields(outcome.refusal));
        return;
      }
      isPosted.current = true;
      dropProductDraft(accountId);
      // Users who went elsewhere meanwhile stay there.
      if (location.pathname === paths.addProduct)
        navigate(paths.productList, { state: justPosted });
    } catch (failure) {
      if (!(failure instanceof UploadError)) throw failure;
      showRefusal(form, values, { message: failure.message, field: 'images' });
    }
  }

  return (
    <>
      <PageTitle
        title="Product Post to Sell"
        lead="An honest description and a good photo sell best. We keep your draft on this device until you post it or sign out."
      />
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '62ch' }}>
        {sellerMoneyText(payouts)}
      </Typography>
      {data ? (
        <ProductForm
          label="Product Post to Sell"
          submitText="Add Service"
          categories={data.categories}
          currency={currency}
          initialValues={draft?.values ?? copyOf(data.product, currency)}
          uploads={uploads}
          onSubmit={submit}
        >
          <ProductDraft accountId={accountId} draft={draft} uploads={uploads} isPosted={isPosted} />
        </ProductForm>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  );
}

/** The form's initial values: another product's, without its photos. */
const copyOf = (product: Copied, currency: string): ProductValues =>
  product ? { ...productValues(product, currency), images: [] } : emptyProduct;
