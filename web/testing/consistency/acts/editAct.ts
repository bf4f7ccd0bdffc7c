import { aPictureUrl } from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import type { UpdateProductInput } from '../../../src/generated/graphql.ts';
import { UpdateProductDocument } from '../../../src/generated/listings.ts';
import { type Act, choose } from './act.ts';
import { ownProducts } from './shownRecords.ts';

/** A product's fields as its seller's form shows them. */
async function productOf(person: TestUser, id: string) {
  const query = `query ($id: ID!) { product(id: $id) {
    id revision condition productName yearsOfUsedProduct phone location body
    category { id } originalPrice { amount } resalePrice { amount }
    images { image { url } description }
  } }`;
  const { product } = await person.graphql<{ product: EditedProduct }>(query, { id });
  return product;
}

type EditedProduct = Omit<
  UpdateProductInput,
  'categoryId' | 'originalPrice' | 'resalePrice' | 'images'
> & {
  category: { id: string };
  originalPrice: { amount: number };
  resalePrice: { amount: number };
  images: { image: { url: string }; description: string }[];
};

/** Edits some fields of a product in its current state. */
export const editProduct: Act = async ({ otherCategoryId }, participant, pick, send) => {
  const id = choose(ownProducts(participant), pick);
  if (!id || !participant.person) return;
  const { category, images, ...product } = await productOf(participant.person, id);
  const photos = images.map(({ image, description }) => ({ url: image.url, description }));
  const input = {
    ...product,
    categoryId: category.id,
    originalPrice: product.originalPrice.amount,
    resalePrice: product.resalePrice.amount,
    images: photos,
  };
  const edit = choose(
    [
      { resalePrice: 80_00 + 10_00 * pick },
      { categoryId: otherCategoryId },
      { condition: 'FAIR' as const, yearsOfUsedProduct: 7 },
      { productName: 'Rower', body: `Edited ${pick}`, location: 'Salem, OR', phone: '0123' },
      { images: [{ url: aPictureUrl('beaded'), description: 'Its side' }, ...photos] },
    ],
    pick,
  );
  await send(participant, UpdateProductDocument, {
    variables: { input: { ...input, ...edit } },
  });
};
