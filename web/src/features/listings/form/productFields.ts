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

/** The form's values, with numbers as typed. */
export type ProductValues = Record<keyof typeof emptyTexts, string> & {
  images: readonly Photo[];
  attributes: AttributeValues;
  /** Belongs to the text of the location. */
  place: ChosenPlace | null;
};

/** The form's values with `base`, the product's values they started from, to detect edits made elsewhere. */
export type EditedValues = ProductValues & { base: ProductValues };

export type Field = Exclude<keyof ProductValues, 'place'>;

/** The fields in the form's order. */
export const emptyProduct: ProductValues = {
  images: [],
  ...emptyTexts,
  attributes: {},
  place: null,
};

export const labelOf = (field: Field): string => UpdateProductInput[field].label;

/**
 * The schema's bounds with the form's messages.
 * @param currency ISO 4217; prices are typed in its major units
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
 * Converts the form's values for the server, without photos. An unreadable number becomes NaN.
 * @param currency ISO 4217; prices were typed in its major units
 */
export const productInput = (values: ProductValues, currency: string) => ({
  categoryId: values.categoryId,
  // The form only offers the schema's conditions.
  condition: values.condition as Condition,
  productName: values.productName.trim(),
  yearsOfUsedProduct: readNumber(values.yearsOfUsedProduct) ?? Number.NaN,
  originalPrice: readAmount(values.originalPrice, currency) ?? Number.NaN,
  resalePrice: readAmount(values.resalePrice, currency) ?? Number.NaN,
  phone: values.phone,
  location: values.location.trim(),
  // Without a place, the server looks the text up.
  ...(values.place && { place: values.place }),
  body: values.body.trim(),
  attributes: attributesInput(values.attributes),
});

/** Selects every photo field that the product's page shows, since the cache keeps the photos' latest version. */
graphql(`
  fragment ProductFields_product on Product {
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
 * @param currency ISO 4217; prices are typed in its major units
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

/** Renames a refusal's input fields to the form's: a picture's field becomes `images`. */
export const atFormFields = ({ message, field, errors = [] }: Refused): Refused => ({
  message,
  field: field && formField(field),
  errors: errors.map((fault) => ({ ...fault, field: formField(fault.field) })),
});

const formField = (field: string) => (/^images?\b/.test(field) ? 'images' : field);
