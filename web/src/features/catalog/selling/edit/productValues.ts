import { writeAmount, writeNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import type { EditForm_ProductFragment } from '../../../../generated/graphql.ts';
import type { ProductValues } from '../form/product.rules.ts';

/**
 * What the form holds of a product.
 * @param currency ISO 4217, in which prices are typed
 */
export const productValues = (
  product: EditForm_ProductFragment,
  currency: string,
): ProductValues => ({
  categoryId: product.category?.id ?? '',
  condition: product.condition,
  productName: product.productName,
  yearsOfUsedProduct: writeNumber(product.yearsOfUsedProduct),
  originalPrice: writeAmount(product.originalPrice.amount, currency),
  resalePrice: writeAmount(product.resalePrice.amount, currency),
  phone: product.phone ?? '',
  location: product.location,
  body: product.body,
  images: product.images.map(({ description, image: { url } }, index) => ({
    key: `${index}-${url}`,
    url,
    sentAt: null,
    file: null,
    description,
  })),
});
