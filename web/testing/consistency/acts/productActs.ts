import { aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import {
  hideProductOptions,
  restoreProductOptions,
} from '../../../src/features/catalog/hiding/hiding.cache.ts';
import {
  addProductOptions,
  advertiseProductOptions,
  deleteProductOptions,
  endAdvertisementOptions,
} from '../../../src/features/catalog/product.cache.ts';
import {
  markSoldElsewhereOptions,
  pauseProductOptions,
  relistProductOptions,
  resumeProductOptions,
} from '../../../src/features/catalog/selling/stock.cache.ts';
import { updateProductOptions } from '../../../src/features/catalog/selling/updateProduct.cache.ts';
import {
  AddProductDocument,
  AdvertiseProductDocument,
  DeleteProductDocument,
  EndAdvertisementDocument,
  HideProductDocument,
  MarkSoldElsewhereDocument,
  PauseProductDocument,
  RelistProductDocument,
  RestoreProductDocument,
  ResumeProductDocument,
  UpdateProductDocument,
} from '../../../src/generated/catalog.ts';
import type { UpdateProductInput } from '../../../src/generated/graphql.ts';
import { type Act, choose, onOne } from './act.ts';
import { goneProducts, ownProducts, products } from './shownRecords.ts';

/** A product as its seller has it in the form. */
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

/** What sellers and admins do with products. */
export const productActs = {
  posts({ categoryId }, participant, pick, send) {
    const condition = choose(['EXCELLENT', 'GOOD', 'FAIR'] as const, pick) ?? 'GOOD';
    const resalePrice = 100_00 + 1_00 * pick;
    return send(participant, AddProductDocument, {
      ...addProductOptions,
      variables: { input: { ...aProduct({ condition, resalePrice }), categoryId } },
    });
  },
  async edits({ otherCategoryId }, participant, pick, send) {
    const id = choose(ownProducts(null, participant), pick);
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
        { productName: 'Rower', body: `Edited ${pick}`, location: 'Lisbon', phone: '0123' },
        { images: [{ url: aPictureUrl('beaded'), description: 'Its side' }, ...photos] },
      ],
      pick,
    );
    await send(participant, UpdateProductDocument, {
      ...updateProductOptions,
      variables: { input: { ...input, ...edit } },
    });
  },
  pauses: onOne(PauseProductDocument, pauseProductOptions, ownProducts, (id) => ({ id })),
  resumes: onOne(ResumeProductDocument, resumeProductOptions, ownProducts, (id) => ({ id })),
  sellsElsewhere: onOne(MarkSoldElsewhereDocument, markSoldElsewhereOptions, ownProducts, (id) => ({
    id,
  })),
  relists: onOne(RelistProductDocument, relistProductOptions, ownProducts, (id) => ({ id })),
  deletes: onOne(DeleteProductDocument, deleteProductOptions, products, (id) => ({ id })),
  hidesProduct: onOne(HideProductDocument, hideProductOptions, products, (id) => ({
    input: { id, reason: 'It is unsafe.' },
  })),
  restoresProduct: onOne(RestoreProductDocument, restoreProductOptions, goneProducts, (id) => ({
    id,
  })),
  advertises: onOne(AdvertiseProductDocument, advertiseProductOptions, products, (id) => ({ id })),
  endsAdvertisement: onOne(EndAdvertisementDocument, endAdvertisementOptions, products, (id) => ({
    id,
  })),
} satisfies Record<string, Act>;
