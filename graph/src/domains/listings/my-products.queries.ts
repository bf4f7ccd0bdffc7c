import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { listOf, ownedBy } from '../product/product.queries.ts';

/** The signed-in seller's products that were not removed, newest first. */
export const myProducts = describeList(
  'QueryMyProductsArgs',
  ['seller'],
  (_given, context, { _id }) => listOf(context, ownedBy(_id)),
);

/** Number of products a seller has for sale or sold; null for anyone but the seller. */
export const countOwnProducts = async (
  context: Context,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  context.viewer?._id.equals(user._id) ? listOf(context, ownedBy(user._id)).count() : null;
