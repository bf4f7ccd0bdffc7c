import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../../context/context.ts';
import type { Viewer } from '../../../context/merged-types.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { type PageArguments, pageOf } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { listOf } from '../../product/product.queries.ts';
import { type ProductPage, withoutFilter } from '../all-products/browse-products.queries.ts';

/** Whether the account sells, or sold before becoming an admin: its products stay for sale. */
export const isSeller = ({ role, formerRole }: Pick<Viewer, 'role' | 'formerRole'>): boolean =>
  role === 'seller' || (role === 'admin' && formerRole === 'seller');

/**
 * A seller for their public page.
 * @throws Refusal `not-found` for everybody but present sellers
 */
export async function viewSeller(context: Context, userId: unknown): Promise<Viewer> {
  const given = validInput('QuerySellerArgs', { userId });
  const user = await context.loaders.user.load(toObjectId(given.userId, 'Seller'));
  if (!user || user.deletingAt || !isSeller(user)) throw notFound('Seller');
  return user;
}

const productsOf = (context: Context, { _id }: Viewer, inStock: Stock) =>
  listOf(context, { sellerId: _id, inStock });

/** A page of a seller's products in one state, newest first; null unless the account is a seller. */
export const browseSellersProducts = async (
  context: Context,
  user: Viewer,
  inStock: Stock,
  page: PageArguments,
): Promise<ProductPage | null> =>
  isSeller(user) ? withoutFilter(await pageOf(productsOf(context, user, inStock), page)) : null;

/** Number of products a seller has in one state; null if the account is no seller. */
export const countSellersProducts = async (
  context: Context,
  user: Viewer,
  inStock: Stock,
): Promise<number | null> => (isSeller(user) ? productsOf(context, user, inStock).count() : null);

/** Null unless the account is a seller. */
export const sellingSince = (user: Viewer): Date | null => (isSeller(user) ? user.joinedAt : null);
