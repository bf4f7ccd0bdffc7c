import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import {
  readAmount,
  readNumber,
  writeAmount,
  writeNumber,
} from '@fitness-zone/contract/inputs/typed-number.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { object } from 'yup';
import type { Refusal } from '../../../apollo/mutations/sendMutationOnce.ts';
import type {
  Condition,
  Facts_ProductFragment,
  ProductFields_ProductFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { numberRule, priceRule, someRule, textRule } from '../../../ui/form/rules.ts';
import { type ChosenPlace, chosenPlace } from '../../places/place.ts';
import type { Photo } from '../../uploads/photo.ts';
import { type AttributeValues, attributesInput } from './attributeValues.ts';

const emptyTexts = {
  productName: '',
  categoryId: '',
  condition: '',
  originalPrice: '',
  resalePrice: '',
  location: '',
  yearsOfUsedProduct: '',
  phone: '',
  body: '',
};

/** Numbers as typed. */
export type ProductValues = Record<keyof typeof emptyTexts, string> & {
  images: readonly Photo[];
  attributes: AttributeValues;
  /** Belongs to the location's text. */
  place: ChosenPlace | null;
};

/** With the product's values that the typed ones are based on, to detect edits made elsewhere. */
export type EditedValues = ProductValues & { base: ProductValues };

export type Field = Exclude<keyof ProductValues, 'place'>;

/** In the form's order. */
export const emptyProduct: ProductValues = {
  images: [],
  ...emptyTexts,
  attributes: {},
  place: null,
};

export const labelOf = (field: Field): string => UpdateProductInput[field].label;

/**
 * The schema's bounds with the messages of the form.
 * @param currency ISO 4217, in which prices are typed
 */
export const productSchema = (currency: string) =>
  object({
    categoryId: textRule(UpdateProductInput.categoryId, 'product category is required'),
    condition: textRule(UpdateProductInput.condition, 'product condition is required'),
    productName: textRule(UpdateProductInput.productName, 'product name is required'),
    yearsOfUsedProduct: numberRule(
      UpdateProductInput.yearsOfUsedProduct,
      'years of used product is required',
    ),
    originalPrice: priceRule(
      UpdateProductInput.originalPrice,
      'original price is required',
      currency,
    ),
    resalePrice: priceRule(
      { ...UpdateProductInput.resalePrice, min: leastCharge(currency) },
      'resale price is required',
      currency,
    ),
    phone: textRule(UpdateProductInput.phone, 'phone number is required', 'must be 4 to 20 digits'),
    location: textRule(UpdateProductInput.location, 'location is required'),
    body: textRule(UpdateProductInput.body, 'Service description is must be required'),
    images: someRule<Photo>('Service photo is must be required'),
  });

/**
 * Converts the form's values for the server, without photos. An unreadable number is NaN.
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
  // Without one the server looks the text up.
  ...(values.place && { place: values.place }),
  body: values.body.trim(),
  attributes: attributesInput(values.attributes),
});

/** Includes everything about the photos that the product's page shows: the cache keeps their latest version. */
graphql(`
  fragment ProductFields_product on Product {
    id
    productName
    category {
      id
    }
    condition
    yearsOfUsedProduct
    originalPrice {
      amount
    }
    resalePrice {
      amount
    }
    phone
    location
    place {
      ...Place_parts
    }
    body
    ...Facts_product
    images {
      description
      image {
        url
        ...Picture_image
      }
    }
  }
`);

/**
 * Converts a product to form values.
 * @param currency ISO 4217, in which prices are typed
 */
export function productValues(
  masked: FragmentType<ProductFields_ProductFragment>,
  currency: string,
): ProductValues {
  const product = unmask<ProductFields_ProductFragment>(masked);
  const { attributes } = unmask<Facts_ProductFragment>(product);
  return {
    categoryId: product.category?.id ?? '',
    condition: product.condition,
    productName: product.productName,
    yearsOfUsedProduct: writeNumber(product.yearsOfUsedProduct),
    originalPrice: writeAmount(product.originalPrice.amount, currency),
    resalePrice: writeAmount(product.resalePrice.amount, currency),
    phone: product.phone ?? '',
    location: product.location,
    place: product.place ? chosenPlace(product.place) : null,
    body: product.body,
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    images: product.images.map(({ description, image: { url } }, index) => ({
      key: `${index}-${url}`,
      url,
      sentAt: null,
      file: null,
      description,
    })),
  };
}

type Refused = Pick<Refusal, 'message' | 'field' | 'errors'>;

/** A refusal with the form's field names instead of the input's: a picture's is the photos'. */
export const atFormFields = ({ message, field, errors = [] }: Refused): Refused => ({
  message,
  field: field && formField(field),
  errors: errors.map((fault) => ({ ...fault, field: formField(fault.field) })),
});

const formField = (field: string) => (/^images?\b/.test(field) ? 'images' : field);
