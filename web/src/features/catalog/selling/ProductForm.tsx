import { AddProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import type { ProductForm_CategoriesFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PhotoField } from '../../uploads/PhotoField.tsx';
import { conditionNames } from '../condition.ts';
import { ConditionMeanings } from './ConditionMeanings.tsx';
import { emptyProduct, type ProductValues, productSchema } from './product.rules.ts';

graphql(`
  fragment ProductForm_categories on Category {
    id
    title
  }
`);

const conditions = Object.entries(conditionNames).map(([value, text]) => ({ value, text }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Both as they were typed; not while either is missing. */
const isAbove = (resale: string, original: string) =>
  original !== '' && Number(resale) > Number(original);

type Props = {
  categories: readonly FragmentType<ProductForm_CategoriesFragment>[];
  /** ISO 4217 */
  currency: string;
  /** how much of the photo has been sent */
  progress: number | null;
  onSubmit: (values: ProductValues, helpers: FormikHelpers<ProductValues>) => Promise<void>;
};

/** All that a product needs. */
export function ProductForm({ categories, currency, progress, onSubmit }: Props) {
  const options = unmask<ProductForm_CategoriesFragment>(categories).map(({ id, title }) => ({
    value: id,
    text: title,
  }));
  const unit = currency.toUpperCase();
  const rules = useMemo(() => productSchema(currency), [currency]);
  return (
    <Formik
      initialValues={emptyProduct}
      validationSchema={rules}
      onSubmit={(values, helpers) => {
        helpers.setStatus(undefined);
        return onSubmit(values, helpers);
      }}
    >
      {({ status, values }) => (
        <FormBody label="Product Post to Sell" sx={{ maxWidth: 720 }}>
          {status && <FormBanner>{status}</FormBanner>}
          <TextFormField
            name="productName"
            label="Product name"
            maxLength={AddProductInput.productName.maxLength}
          />
          <Box sx={pair}>
            <SelectFormField
              name="categoryId"
              label="Category"
              placeholder="Choose a category"
              options={options}
            />
            <SelectFormField
              name="condition"
              label="Condition"
              placeholder="Choose a condition"
              options={conditions}
              hint={<ConditionMeanings chosen={values.condition} />}
            />
            <TextFormField
              name="originalPrice"
              label="Original price"
              type="number"
              inputMode="decimal"
              step="any"
              end={unit}
            />
            <TextFormField
              name="resalePrice"
              label="Resale price"
              type="number"
              inputMode="decimal"
              step="any"
              end={unit}
              hint={
                isAbove(values.resalePrice, values.originalPrice) && (
                  <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
                    This is more than the original price. Buyers will not see it as a discount.
                  </Box>
                )
              }
            />
            <TextFormField
              name="yearsOfUsedProduct"
              label="Years of use"
              type="number"
              inputMode="decimal"
              step="any"
              end="years"
            />
            <TextFormField
              name="phone"
              label="Phone"
              // A field of type "number" is empty to the page as soon as it holds a bracket or a dash.
              type="tel"
              inputMode="numeric"
              keep={digitsOf}
              autoComplete="tel-national"
            />
          </Box>
          <TextFormField
            name="location"
            label="Location"
            hint="Where it can be fetched, such as the town"
            maxLength={AddProductInput.location.maxLength}
          />
          <TextFormField
            name="body"
            label="Description"
            hint="What works, what is worn, why you part with it"
            rows={5}
            maxLength={AddProductInput.body.maxLength}
          />
          <PhotoField name="image" label="Photo" progress={progress} />
          <SubmitButton>Add Service</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
