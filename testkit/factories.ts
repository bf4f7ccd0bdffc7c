import type { enumValues } from '@fitness-zone/contract/enums.ts';
import type { AddProductInput, UpdateProductInput } from '../graph/src/generated/graphql.ts';

let made = 0;
/** A number that is unique in this process. */
const next = () => ++made;

type PictureColor = 'c0ffee' | 'beaded';

const pictureName = (color: PictureColor) => `${'ab'.repeat(16)}-1280x960-${color}-320-640-1280`;

/** The names of `aPictureUrl`'s pictures; a test's shop keeps them from its start. */
export const pictureNames: readonly string[] = [pictureName('c0ffee'), pictureName('beaded')];

/** The address of a picture on the shop's own image host, as an upload returns it; it has no files. */
export const aPictureUrl = (color: PictureColor = 'c0ffee'): string =>
  `/images/${pictureName(color)}/1280.webp`;

/** A seller's input in GraphQL's terms; the category is set when it is posted. */
export const aProduct = (overrides: Partial<ProductInput> = {}): ProductInput => ({
  productName: `Bench ${next()}`,
  condition: 'GOOD',
  yearsOfUsedProduct: 2,
  originalPrice: 240_00,
  resalePrice: 120_00,
  phone: '5550100',
  location: 'Berlin',
  body: 'A sturdy bench.',
  image: aPictureUrl(),
  ...overrides,
});

/**
 * A product as its seller edits it.
 * @param input the posted values that stay, and the edited ones
 */
export function anUpdate(
  { id, category }: { id: string; category: { id: string } },
  input: Partial<ProductInput & Pick<ProductUpdate, 'revision'>> = {},
): ProductUpdate {
  const { image, images, ...product } = { ...aProduct(), ...input };
  return {
    categoryId: category.id,
    revision: 0,
    ...product,
    id,
    images: images ?? [{ url: image, description: '' }],
  };
}

type Named<Input extends { condition: unknown }> = Omit<Input, 'condition'> & {
  condition: keyof typeof enumValues.Condition;
};

/** The input with the condition as GraphQL names it. */
export type ProductUpdate = Named<UpdateProductInput>;

export type ProductInput = Named<Omit<AddProductInput, 'categoryId'>> & { categoryId?: string };

export type CategoryInput = { title: string; body: string; image: string };

export const aCategory = (overrides: Partial<CategoryInput> = {}): CategoryInput => ({
  title: `Benches ${next()}`,
  body: 'Flat, inclined and folding.',
  image: aPictureUrl('beaded'),
  ...overrides,
});

export type UserDetails = {
  name: string;
  email: string;
  role: 'buyer' | 'seller' | 'admin';
  verified: boolean;
};

/** The details of a person with an account. */
export const aUser = (overrides: Partial<UserDetails> = {}): UserDetails => {
  const role = overrides.role ?? 'buyer';
  const number = next();
  return {
    name: `${role} ${number}`,
    email: `${role}-${number}@example.com`,
    role,
    verified: false,
    ...overrides,
  };
};
