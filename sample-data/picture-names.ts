import type { SampleCategory } from './categories.ts';
import type { SamplePerson } from './people.ts';
import type { SampleProduct } from './product.ts';
import { slug } from './slug.ts';

/** The name of a category's picture: its folder below `pictures`. */
export const categoryPicture = ({ title }: SampleCategory): string => `categories/${slug(title)}`;

/** The name of a written product's picture: its folder below `pictures`. */
export const productPicture = ({ name }: SampleProduct): string => `products/${slug(name)}`;

/** The name of a person's picture: its folder below `pictures`. */
export const personPicture = ({ name }: SamplePerson): string => `people/${slug(name)}`;
