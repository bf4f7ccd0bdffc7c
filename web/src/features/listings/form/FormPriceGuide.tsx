import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Condition } from '../../../generated/graphql.ts';
import { useSettled } from '../../../lib/controls/useSettled.ts';
import { PriceGuide } from '../../price-guide/PriceGuide.tsx';
import type { ProductValues } from './productFields.ts';

/** Compares the typed price with those of similar products. */
export function FormPriceGuide({ currency }: { currency: string }) {
  const { categoryId, condition, resalePrice, attributes, ...typed } =
    useFormikContext<ProductValues>().values;
  const brand = useSettled(attributes.brand ?? '');
  const productName = useSettled(typed.productName);
  if (!categoryId || !productName) return null;
  const amount = readAmount(resalePrice, currency);
  return (
    <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      <PriceGuide
        categoryId={categoryId}
        productName={productName}
        condition={(condition as Condition) || null}
        brand={brand || null}
        marked={amount ? { amount, name: 'Your price' } : null}
      />
    </Box>
  );
}
