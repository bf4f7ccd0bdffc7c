import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from './cases.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';
import type { People } from './twoShops.ts';

/** Cases of the booking and wish lists. */
export const listCases = (): Case[] => [
  ...adding('AddToBookingList', 'books'),
  by('buyer', 'AddToBookingList', 'for a product on the wish list', async ({ seller, buyer }) => {
    const product = await seller.posts(aProduct());
    await buyer.wishes(product);
    return { productId: product.id };
  }),
  ...adding('AddToWishList', 'wishes'),
  by('buyer', 'AddToWishList', 'for a product on the order list', async ({ seller, buyer }) => {
    const product = await seller.posts(aProduct());
    await buyer.books(product);
    return { productId: product.id };
  }),
  ...deleting('DeleteBookingProduct', async ({ seller, buyer }) => {
    const { cartItem } = await buyer.books(await seller.posts(aProduct()));
    return cartItem.id;
  }),
  ...deleting('DeleteWishProduct', async ({ seller, buyer }) => {
    const { wishItem } = await buyer.wishes(await seller.posts(aProduct()));
    return wishItem.id;
  }),
];

const adding = (operation: string, act: 'books' | 'wishes'): Case[] => [
  ...byEveryRole(operation, async ({ seller }) => ({
    productId: (await seller.posts(aProduct())).id,
  })),
  by('buyer', operation, 'again', async ({ seller, buyer }) => {
    const product = await seller.posts(aProduct());
    await buyer[act](product);
    return { productId: product.id };
  }),
  by('buyer', operation, 'that another buyer has, too', async ({ seller, rival }) => {
    const product = await seller.posts(aProduct());
    await rival[act](product);
    return { productId: product.id };
  }),
  by('buyer', operation, 'for a sold product', async (people) => ({
    productId: (await soldProduct(people)).id,
  })),
  by('buyer', operation, 'for a deleted product', async (people) => ({
    productId: (await removedProduct(people)).id,
  })),
  by('buyer', operation, 'for an unknown id', () => ({ productId: unknownId })),
  by('buyer', operation, 'for an id that is none', () => ({ productId: 'bench' })),
];

const deleting = (operation: string, add: (people: People) => Promise<string>): Case[] => [
  ...byEveryRole(operation, async (people) => ({ id: await add(people) })),
  by('rival', operation, 'of another buyer', async (people) => ({ id: await add(people) })),
  by('buyer', operation, 'for an unknown id', () => ({ id: unknownId })),
  by('buyer', operation, 'for an id that is none', () => ({ id: 'entry' })),
];
