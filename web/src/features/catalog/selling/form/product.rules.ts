import { AddProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { numberRule, priceRule, someRule, textRule } from '../../../../ui/form/rules.ts';
import type { Photo } from '../../../uploads/photo.ts';

/** What the form holds: numbers as they were typed. */
export type ProductValues = {
  categoryId: string;
  condition: string;
  productName: string;
  yearsOfUsedProduct: string;
  originalPrice: string;
  resalePrice: string;
  phone: string;
  location: string;
  body: string;
  images: readonly Photo[];
};

/** The same with what the product was when they were typed, in which edits made elsewhere are found. */
export type EditedValues = ProductValues & { base: ProductValues };

export const emptyProduct: ProductValues = {
  categoryId: '',
  condition: '',
  productName: '',
  yearsOfUsedProduct: '',
  originalPrice: '',
  resalePrice: '',
  phone: '',
  location: '',
  body: '',
  images: [],
};

/**
 * What the fields must hold: the schema's bounds with the messages of the form.
 * @param currency ISO 4217, in which prices are typed
 */
export const productSchema = (currency: string) =>
  object({
    categoryId: textRule(AddProductInput.categoryId, 'product category is required'),
    condition: textRule(AddProductInput.condition, 'product condition is required'),
    productName: textRule(AddProductInput.productName, 'product name is required'),
    yearsOfUsedProduct: numberRule(
      AddProductInput.yearsOfUsedProduct,
      'years of used product is required',
    ),
    originalPrice: priceRule(AddProductInput.originalPrice, 'original price is required', currency),
    resalePrice: priceRule(AddProductInput.resalePrice, 'resale price is required', currency),
    phone: textRule(AddProductInput.phone, 'phone number is required', 'must be 4 to 20 digits'),
    location: textRule(AddProductInput.location, 'location is required'),
    body: textRule(AddProductInput.body, 'Service description is must be required'),
    images: someRule<Photo>('Service photo is must be required'),
  });
