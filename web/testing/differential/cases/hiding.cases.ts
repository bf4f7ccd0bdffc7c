import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';
import { onLists } from './editing.cases.ts';

const posted = ({ seller }: Users) => seller.addProduct(aProduct());

async function hidden(users: Users) {
  const product = await posted(users);
  await users.admin.hideProduct(product);
  return product;
}

const hide = ({ id }: { id: string }, reason = ' It is unsafe. ') => ({ input: { id, reason } });
const idOf = ({ id }: { id: string }) => ({ id });

/** Cases of products that admins hide and restore. */
export const hidingCases = (): Case[] => [
  ...byEveryRole('HideProduct', async (users) => hide(await posted(users))),
  by('admin', 'HideProduct', 'that is advertised and on lists', async (users) =>
    hide(await onLists(users)),
  ),
  by('admin', 'HideProduct', 'that is held', async (users) => {
    const product = await posted(users);
    const offer = await users.buyer.makeOffer(product, 80_00);
    await users.seller.acceptOffer(offer, 80_00);
    return hide(product);
  }),
  by('admin', 'HideProduct', 'that is hidden', async (users) => hide(await hidden(users))),
  by('admin', 'HideProduct', 'of a suspended seller', async (users) => {
    const product = await posted(users);
    await users.admin.suspendUser(users.seller, 'They sell what they do not have.');
    return hide(product);
  }),
  by('admin', 'RestoreProduct', 'of a suspended seller', async (users) => {
    const product = await posted(users);
    await users.admin.suspendUser(users.seller, 'They sell what they do not have.');
    return idOf(product);
  }),
  by('admin', 'HideProduct', 'that is sold', async (users) => hide(await soldProduct(users))),
  by('admin', 'HideProduct', 'that is deleted', async (users) => hide(await removedProduct(users))),
  by('admin', 'HideProduct', 'for an unknown id', () => hide({ id: unknownId })),
  by('admin', 'HideProduct', 'without a reason', async (users) => hide(await posted(users), ' ')),
  ...byEveryRole('RestoreProduct', async (users) => idOf(await hidden(users))),
  by('admin', 'RestoreProduct', 'that was deleted and is on lists', async (users) => {
    const product = await onLists(users);
    await users.seller.deleteProduct(product);
    return idOf(product);
  }),
  by('admin', 'RestoreProduct', 'that was paused', async (users) => {
    const product = await posted(users);
    await users.seller.pauseProduct(product);
    await users.admin.hideProduct(product);
    return idOf(product);
  }),
  by('admin', 'RestoreProduct', 'that was sold elsewhere and deleted since', async (users) => {
    const product = await posted(users);
    await users.seller.markSoldElsewhere(product);
    await users.admin.hideProduct(product);
    await users.seller.deleteProduct(product);
    return idOf(product);
  }),
  by('admin', 'RestoreProduct', 'that is for sale', async (users) => idOf(await posted(users))),
  by('admin', 'RestoreProduct', 'that is sold', async (users) => idOf(await soldProduct(users))),
  by('admin', 'RestoreProduct', 'whose seller is gone', async (users) => {
    const product = await posted(users);
    await users.admin.deleteUser(users.seller);
    return idOf(product);
  }),
  by('admin', 'RestoreProduct', 'for an unknown id', () => ({ id: unknownId })),
  by('seller', 'DeleteProduct', 'that is hidden', async (users) => idOf(await hidden(users))),
  by('seller', 'ResumeProduct', 'that is hidden', async (users) => idOf(await hidden(users))),
  by('buyer', 'AddToBookingList', 'for what is hidden', async (users) => ({
    productId: (await hidden(users)).id,
  })),
  by('buyer', 'CreatePaymentIntent', 'for what is hidden', async (users) => ({
    productId: (await hidden(users)).id,
  })),
];
