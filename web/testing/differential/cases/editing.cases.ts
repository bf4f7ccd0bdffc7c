import {
  aCategory,
  anUpdate,
  aPictureUrl,
  aProduct,
  type ProductUpdate,
} from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';

/** Cases of what sellers change of what they have posted. */
export const editingCases = (): Case[] => [
  ...photos,
  ...updateProduct,
  ...stockCases('PauseProduct', { from: 'posted', not: ['paused', 'soldElsewhere'] }),
  ...stockCases('ResumeProduct', { from: 'paused', not: ['posted', 'soldElsewhere'] }),
  ...stockCases('MarkSoldElsewhere', { from: 'posted', not: ['soldElsewhere'] }),
  by('seller', 'MarkSoldElsewhere', 'that is paused', ({ seller }) => idIn(seller, 'paused')),
  ...stockCases('RelistProduct', { from: 'soldElsewhere', not: ['posted', 'paused'] }),
  ...whileAway,
];

const states = {
  posted: async (seller: TestUser) => seller.addProduct(aProduct()),
  async paused(seller: TestUser) {
    const product = await seller.addProduct(aProduct());
    await seller.pauseProduct(product);
    return product;
  },
  async soldElsewhere(seller: TestUser) {
    const product = await seller.addProduct(aProduct());
    await seller.markSoldElsewhere(product);
    return product;
  },
};

const idIn = async (seller: TestUser, state: keyof typeof states) => ({
  id: (await states[state](seller)).id,
});

/** The cases of one change of a product's stock. */
function stockCases(
  operation: string,
  { from, not }: { from: keyof typeof states; not: (keyof typeof states)[] },
): Case[] {
  return [
    ...byEveryRole(operation, ({ seller }) => idIn(seller, from)),
    by('otherSeller', operation, 'of another seller', ({ seller }) => idIn(seller, from)),
    ...not.map((state) =>
      by('seller', operation, `that is ${state}`, ({ seller }) => idIn(seller, state)),
    ),
    by('seller', operation, 'that is advertised and on lists', async (users) => {
      const product = await onLists(users);
      if (from === 'paused') await users.seller.pauseProduct(product);
      if (from === 'soldElsewhere') await users.seller.markSoldElsewhere(product);
      return { id: product.id };
    }),
    by('seller', operation, 'that is sold', async (users) => ({
      id: (await soldProduct(users)).id,
    })),
    by('seller', operation, 'that is deleted', async (users) => ({
      id: (await removedProduct(users)).id,
    })),
    by('seller', operation, 'for an unknown id', () => ({ id: unknownId })),
    by('seller', operation, 'for an id that is none', () => ({ id: 'bench' })),
  ];
}

/** An advertised product that is booked, wished, and for which two payments were begun, one of them charged. */
export async function onLists({ seller, buyer, otherBuyer }: Users, input = aProduct()) {
  const product = await seller.addProduct(input);
  await seller.advertiseProduct(product);
  await buyer.addToBookingList(product);
  await otherBuyer.addToWishList(product);
  await buyer.createPaymentIntent(product);
  await otherBuyer.confirmPayment(product);
  return product;
}

/** Cases of other operations on a product that its seller has meanwhile paused, sold elsewhere or edited. */
const whileAway: Case[] = [
  ...(['paused', 'soldElsewhere'] as const).flatMap((state) => [
    by('seller', 'DeleteProduct', `that is ${state}`, ({ seller }) => idIn(seller, state)),
    by('seller', 'AdvertiseProduct', `that is ${state}`, ({ seller }) => idIn(seller, state)),
    by('buyer', 'AddToBookingList', `for what is ${state}`, async ({ seller }) => ({
      productId: (await states[state](seller)).id,
    })),
    by('buyer', 'CreatePaymentIntent', `for what is ${state}`, async ({ seller }) => ({
      productId: (await states[state](seller)).id,
    })),
  ]),
  by('otherBuyer', 'RecordPayment', 'for what was paused meanwhile', async (users) => {
    const product = await users.seller.addProduct(aProduct());
    const transactionId = await users.otherBuyer.confirmPayment(product);
    await users.seller.pauseProduct(product);
    return { input: { transactionId, productId: product.id } };
  }),
  by('otherBuyer', 'RecordPayment', 'for what has another price meanwhile', async (users) => {
    const input = aProduct();
    const product = await users.seller.addProduct(input);
    const transactionId = await users.otherBuyer.confirmPayment(product);
    await users.seller.updateProduct(anUpdate(product, { ...input, resalePrice: 90_00 }));
    return { input: { transactionId, productId: product.id } };
  }),
  by(
    'otherBuyer',
    'CreatePaymentIntent',
    'for what was sold elsewhere meanwhile',
    async (users) => {
      const product = await users.seller.addProduct(aProduct());
      await users.otherBuyer.confirmPayment(product);
      await users.seller.markSoldElsewhere(product);
      return { productId: product.id };
    },
  ),
  by('buyer', 'AddToBookingList', 'for what was edited', async ({ seller }) => {
    const product = await seller.addProduct(aProduct());
    await seller.updateProduct(anUpdate(product));
    return { productId: product.id };
  }),
];

const twoPhotos = [
  { url: aPictureUrl(), description: ' The bench, from its side ' },
  { url: aPictureUrl('beaded') },
];

const photos: Case[] = [
  ...Object.entries({
    'with photos': twoPhotos,
    'with an empty list of photos': [],
    'with photos that begin with another': twoPhotos.toReversed(),
    'with a photo twice': [twoPhotos[0], twoPhotos[0]],
    'with a photo of another site': [twoPhotos[0], { url: 'https://pictures.example/a.webp' }],
    'with nine photos': Array.from({ length: 9 }, () => twoPhotos[0]),
    'with a description that is too long': [{ ...twoPhotos[1], description: 'x'.repeat(201) }],
  }).map(([when, images]) =>
    by('seller', 'AddProduct', when, async ({ admin }) => {
      const { id: categoryId } = await admin.addCategory(aCategory());
      return { input: { ...aProduct(), categoryId, images } };
    }),
  ),
];

/** A product of a seller, and the update of it. */
const edit = (overrides: Parameters<typeof anUpdate>[1] | ((update: ProductUpdate) => object)) =>
  async function arrange({ seller }: Users) {
    const input = aProduct();
    const product = await seller.addProduct(input);
    if (typeof overrides !== 'function')
      return { input: anUpdate(product, { ...input, ...overrides }) };
    const update = anUpdate(product, input);
    return { input: { ...update, ...overrides(update) } };
  };

const updateProduct: Case[] = [
  ...byEveryRole('UpdateProduct', edit({ productName: 'A better bench' })),
  by('otherSeller', 'UpdateProduct', 'of another seller', edit({ body: 'Mine.' })),
  by('seller', 'UpdateProduct', 'in all fields, on lists', async (users) => {
    const product = await onLists(users);
    const { id: categoryId } = await users.admin.addCategory(aCategory());
    return {
      input: {
        ...anUpdate(product, { resalePrice: 80_00, originalPrice: 90_00, phone: '0555' }),
        categoryId,
        condition: 'FAIR',
        yearsOfUsedProduct: 2.5,
        location: ' Łódź ',
        images: twoPhotos.toReversed(),
      },
    };
  }),
  by('seller', 'UpdateProduct', 'with what it says already', edit({})),
  by('seller', 'UpdateProduct', 'of its photos alone', edit({ images: twoPhotos })),
  by('seller', 'UpdateProduct', 'that raises the price', edit({ resalePrice: 200_00 })),
  by('seller', 'UpdateProduct', 'again with the same', async ({ seller }) => {
    const product = await seller.addProduct(aProduct());
    const input = anUpdate(product, { resalePrice: 80_00 });
    await seller.updateProduct(input);
    return { input };
  }),
  by('seller', 'UpdateProduct', 'that was edited meanwhile', async ({ seller }) => {
    const product = await seller.addProduct(aProduct());
    await seller.updateProduct(anUpdate(product, { resalePrice: 80_00 }));
    return { input: anUpdate(product, { resalePrice: 70_00 }) };
  }),
  ...[70_00, 110_00, 120_00].map((resalePrice) =>
    by('seller', 'UpdateProduct', `of a lowered price to ${resalePrice}`, async ({ seller }) => {
      const input = aProduct();
      const product = await seller.addProduct(input);
      await seller.updateProduct(anUpdate(product, { ...input, resalePrice: 80_00 }));
      return { input: anUpdate(product, { ...input, resalePrice, revision: 1 }) };
    }),
  ),
  by('seller', 'UpdateProduct', 'that is paused', async ({ seller }) => ({
    input: anUpdate(await states.paused(seller)),
  })),
  by('seller', 'UpdateProduct', 'that was sold elsewhere', async ({ seller }) => ({
    input: anUpdate(await states.soldElsewhere(seller)),
  })),
  by('seller', 'UpdateProduct', 'that is sold', async (users) => ({
    input: anUpdate(await soldProduct(users)),
  })),
  by('seller', 'UpdateProduct', 'that is deleted', async (users) => ({
    input: anUpdate(await removedProduct(users)),
  })),
  by(
    'seller',
    'UpdateProduct',
    'without photos',
    edit(() => ({ images: [] })),
  ),
  by(
    'seller',
    'UpdateProduct',
    'in an unknown category',
    edit(() => ({ categoryId: unknownId })),
  ),
  by(
    'seller',
    'UpdateProduct',
    'with a photo of another site',
    edit(() => ({ images: [{ url: 'https://pictures.example/a.webp' }] })),
  ),
  by(
    'seller',
    'UpdateProduct',
    'with an unknown id',
    edit(() => ({ id: unknownId })),
  ),
];
