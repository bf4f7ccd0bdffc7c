import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';

/** Cases of the booking and wish lists. */
export const listCases = (): Case[] => [
  ...adding('AddToBookingList', 'addToBookingList'),
  by('buyer', 'AddToBookingList', 'for a product on the wish list', async ({ seller, buyer }) => {
    const product = await seller.addProduct(aProduct());
    await buyer.addToWishList(product);
    return { productId: product.id };
  }),
  ...adding('AddToWishList', 'addToWishList'),
  by('buyer', 'AddToWishList', 'for a product on the order list', async ({ seller, buyer }) => {
    const product = await seller.addProduct(aProduct());
    await buyer.addToBookingList(product);
    return { productId: product.id };
  }),
  ...deleting('DeleteBookingProduct', async ({ seller, buyer }) => {
    const { cartItem } = await buyer.addToBookingList(await seller.addProduct(aProduct()));
    return cartItem.id;
  }),
  ...deleting('DeleteWishProduct', async ({ seller, buyer }) => {
    const { wishItem } = await buyer.addToWishList(await seller.addProduct(aProduct()));
    return wishItem.id;
  }),
];

const adding = (operation: string, act: 'addToBookingList' | 'addToWishList'): Case[] => [
  ...byEveryRole(operation, async ({ seller }) => ({
    productId: (await seller.addProduct(aProduct())).id,
  })),
  by('buyer', operation, 'again', async ({ seller, buyer }) => {
    const product = await seller.addProduct(aProduct());
    await buyer[act](product);
    return { productId: product.id };
  }),
  by('buyer', operation, 'that another buyer has, too', async ({ seller, otherBuyer }) => {
    const product = await seller.addProduct(aProduct());
    await otherBuyer[act](product);
    return { productId: product.id };
  }),
  by('buyer', operation, 'for a sold product', async (users) => ({
    productId: (await soldProduct(users)).id,
  })),
  by('buyer', operation, 'for a deleted product', async (users) => ({
    productId: (await removedProduct(users)).id,
  })),
  by('buyer', operation, 'for an unknown id', () => ({ productId: unknownId })),
  by('buyer', operation, 'for an id that is none', () => ({ productId: 'bench' })),
];

const deleting = (operation: string, add: (users: Users) => Promise<string>): Case[] => [
  ...byEveryRole(operation, async (users) => ({ id: await add(users) })),
  by('otherBuyer', operation, 'of another buyer', async (users) => ({ id: await add(users) })),
  by('buyer', operation, 'for an unknown id', () => ({ id: unknownId })),
  by('buyer', operation, 'for an id that is none', () => ({ id: 'entry' })),
];
