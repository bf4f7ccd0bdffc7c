import { UpdateProductInput as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useMemo } from 'react';
import type { ProductForm_CategoriesFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { LocationFormField } from '../../places/LocationFormField.tsx';
import { conditionLabels } from '../../product/condition/condition.ts';
import { PhotosField } from '../../uploads/PhotosField.tsx';
import type { PhotoUploads } from '../../uploads/photoUploads.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { CategoryIdea } from './CategoryIdea.tsx';
import { ConditionTexts } from './ConditionTexts.tsx';
import { FormPriceGuide } from './FormPriceGuide.tsx';
import { FormShare } from './FormShare.tsx';
import { type ProductValues, productSchema } from './productFields.ts';

graphql(`
  fragment ProductForm_categories on Category {
    title
  }
`);

const conditions = Object.entries(conditionLabels).map(([value, text]) => ({ value, text }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Compares two typed prices; false if either is unreadable. */
function isAbove(resale: string, original: string, currency: string): boolean {
  const [lower, higher] = [readAmount(original, currency), readAmount(resale, currency)];
  return lower !== null && higher !== null && higher > lower;
}

type Props<Values extends ProductValues> = {
  /** names the form */
  label: string;
  /** on the submit button; null without one */
  submitText: string | null;
  categories: readonly FragmentType<ProductForm_CategoriesFragment>[];
  /** ISO 4217 */
  currency: string;
  initialValues: Values;
  uploads: PhotoUploads;
  /** shown above the fields, within Formik's context */
  children?: ReactNode;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
};

/** The product form, for posting and for editing. */
export function ProductForm<Values extends ProductValues>(props: Props<Values>) {
  const { label, submitText, categories, currency, initialValues, uploads } = props;
  const { children, onSubmit } = props;
  const options = unmask<ProductForm_CategoriesFragment>(categories).map(({ id, title }) => ({
    value: id,
    text: title,
  }));
  const unit = currency.toUpperCase();
  const rules = useMemo(() => productSchema(currency), [currency]);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit(values, helpers);
      }}
    >
      {({ status, values }) => (
        <FormBody label={label} sx={{ maxWidth: 720 }}>
          {children}
          {status && <FormBanner>{status}</FormBanner>}
          <PhotosField name="images" label={bounds.images.label} uploads={uploads} />
          <TextFormField name="productName" bound={bounds.productName} />
          <Box sx={pair}>
            <SelectFormField
              name="categoryId"
              bound={bounds.categoryId}
              placeholder="Choose a category"
              options={options}
              hint={<CategoryIdea />}
            />
            <SelectFormField
              name="condition"
              bound={bounds.condition}
              placeholder="Choose a condition"
              options={conditions}
              hint={<ConditionTexts chosen={values.condition} />}
            />
            <TextFormField
              name="originalPrice"
              bound={bounds.originalPrice}
              inputMode="decimal"
              end={unit}
            />
            <TextFormField
              name="resalePrice"
              bound={bounds.resalePrice}
              inputMode="decimal"
              end={unit}
              hint={
                <>
                  {isAbove(values.resalePrice, values.originalPrice, currency) && (
                    <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
                      This is more than the original price. Buyers won’t see it as a discount.{' '}
                    </Box>
                  )}
                  <FormShare typed={values.resalePrice} currency={currency} />
                </>
              }
            />
            <FormPriceGuide currency={currency} />
          </Box>
          <LocationFormField />
          <Box sx={pair}>
            <TextFormField
              name="yearsOfUsedProduct"
              bound={bounds.yearsOfUsedProduct}
              inputMode="decimal"
            />
            <TextFormField
              name="phone"
              bound={bounds.phone}
              type="tel"
              inputMode="numeric"
              keep={digitsOf}
              autoComplete="tel-national"
            />
          </Box>
          <TextFormField
            name="body"
            bound={bounds.body}
            hint="What works, what’s worn, why you’re selling it"
            rows={5}
          />
          <AttributeFields />
          {submitText !== null && <SubmitButton>{submitText}</SubmitButton>}
        </FormBody>
      )}
    </Formik>
  );
}
