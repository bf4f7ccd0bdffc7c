import { mixed, object, string } from 'yup';

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
  image: File | null;
};

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
  image: null,
};

const amount = (required: string, least: number) =>
  string()
    .required(required)
    .test('amount', `must be a number from ${least} to 999,999`, (text) => {
      const value = Number(text);
      return Number.isFinite(value) && value >= least && value < 1_000_000;
    });

export const productSchema = object({
  categoryId: string().required('product category is required'),
  condition: string().required('product condition is required'),
  productName: string().trim().required('product name is required'),
  yearsOfUsedProduct: string()
    .required('years of used product is required')
    .test('years', 'must be a number from 0 to 100', (text) => {
      const value = Number(text);
      return value >= 0 && value <= 100;
    }),
  originalPrice: amount('original price is required', 0.01),
  resalePrice: amount('resale price is required', 0.5),
  phone: string()
    .required('phone number is required')
    .matches(/^\d{4,20}$/, 'must be 4 to 20 digits'),
  location: string().trim().required('location is required'),
  body: string().trim().required('Service description is must be required'),
  image: mixed<File>().nullable().required('Service photo is must be required'),
});
