import type { SampleCategory } from './categories.ts';
import type { SamplePerson } from './people.ts';
import type { SampleProduct } from './product.ts';

/** Lower-case ASCII letters and digits, words joined by hyphens. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a category's picture: its folder below `pictures`. */
export const categoryPicture = ({ title }: SampleCategory): string => `categories/${slug(title)}`;

/** The name of a written product's picture: its folder below `pictures`. */
const productPicture = ({ name }: SampleProduct): string => `products/${slug(name)}`;

/** The name of a written product's second picture. */
const detailPicture = (product: SampleProduct): string => `${productPicture(product)}-detail`;

/** The pictures of a written product with their descriptions, the cover first. */
export const productPictures = (
  product: SampleProduct,
): { name: string; description: string }[] => [
  { name: productPicture(product), description: '' },
  ...(product.detail ? [{ name: detailPicture(product), description: product.detail }] : []),
];

/** The name of a person's picture: its folder below `pictures`. */
export const personPicture = ({ name }: SamplePerson): string => `people/${slug(name)}`;
