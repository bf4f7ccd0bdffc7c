import { readAmount, readNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import type { Condition } from '../../../../generated/graphql.ts';
import type { ProductValues } from './product.rules.ts';

/**
 * What the server takes for the form's fields, the photos excepted. A number that can't be read is NaN.
 * @param currency ISO 4217, in which prices were typed
 */
export const productInput = (values: ProductValues, currency: string) => ({
  categoryId: values.categoryId,
  // The form offers the schema's conditions and no others.
  condition: values.condition as Condition,
  productName: values.productName.trim(),
  yearsOfUsedProduct: readNumber(values.yearsOfUsedProduct) ?? Number.NaN,
  originalPrice: readAmount(values.originalPrice, currency) ?? Number.NaN,
  resalePrice: readAmount(values.resalePrice, currency) ?? Number.NaN,
  phone: values.phone,
  location: values.location.trim(),
  body: values.body.trim(),
});

/** A refusal with the form's field in place of the input's: a picture's is that of the photos. */
export const atFormField = <Refused extends { field: string | null }>(refusal: Refused): Refused =>
  refusal.field && /^images?\b/.test(refusal.field) ? { ...refusal, field: 'images' } : refusal;
