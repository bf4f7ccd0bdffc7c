import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole, requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { OrderSort, QueryAdminOrdersArgs, QueryOrdersArgs } from '../../generated/graphql.ts';
import { isObjectId, notFound, objectIdOf, toObjectId } from '../../shared/ids.ts';
import {
  type Filter,
  type KeysetOrder,
  type KeysetPage,
  type KeysetQuery,
  keysetPage,
} from '../../shared/keyset/keyset-query.ts';
import { type PageArguments, withoutFirst } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { OrderRecord } from './order.model.ts';
import { maySeeOrder } from './order.visibility.ts';
import { sweepOrders } from './orders.sweeper.ts';
import { firstPaymentsByText, orderIdsByText } from './orders-by-text.queries.ts';

type OwnAsked = Unchecked<QueryOrdersArgs>;
type AdminAsked = Unchecked<QueryAdminOrdersArgs>;
type OrderQuery = KeysetQuery<OrderRecord>;

export type OrderPage = KeysetPage<OrderRecord>;

/**
 * An order, for its buyer, its seller and admins.
 * @throws Refusal `not-found` for an order that is unknown or somebody else's
 */
export async function viewOrder(context: Context, id: unknown): Promise<OrderRecord> {
  const viewer = requireUser(context);
  const given = validInput('QueryOrderArgs', { id });
  const order: OrderRecord | null = await context.models.Order.findById(
    toObjectId(given.id, 'Order'),
  ).lean();
  if (!order || !maySeeOrder(viewer, order)) throw notFound('Order');
  return order;
}

/** A page of the signed-in account's orders, newest first. */
export const browseOrders = async (
  context: Context,
  asked: OwnAsked & PageArguments,
): Promise<OrderPage> => keysetPage(await ownOrders(context, asked), asked);

/** A page of all orders, for admins. */
export const browseAllOrders = async (
  context: Context,
  asked: AdminAsked & PageArguments,
): Promise<OrderPage> => keysetPage(await allOrders(context, asked), asked);

const orders: Record<OrderSort, KeysetOrder<OrderRecord>> = {
  NEWEST: { field: 'createdAt', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'createdAt', direction: 1, ids: 1, type: 'date' },
  PRICE_DESC: { field: 'price', direction: -1, ids: -1, type: 'number' },
};

async function ownOrders(context: Context, asked: OwnAsked): Promise<OrderQuery> {
  const viewer = requireRole(context, 'buyer', 'seller');
  const { filter } = validInput('QueryOrdersArgs', withoutFirst(asked));
  const { text, state, hasOpenProblem, hasDueAction, productId } = filter ?? {};
  const side = viewer.role === 'buyer' ? 'buyer' : 'seller';
  const own = { [`${side}Id`]: viewer._id };
  if (filter) await sweepOrders(context);
  const firstIds = await firstPaymentsByText(context, text, own);
  return {
    model: context.models.Order,
    filter: {
      ...own,
      ...(firstIds && { firstPaymentId: { $in: firstIds } }),
      ...(hasDueAction != null && {
        [side === 'buyer' ? 'waitsForBuyer' : 'waitsForSeller']: hasDueAction,
      }),
      ...(productId && withId('productId', productId)),
      ...(state && { state }),
      ...(hasOpenProblem != null && { hasOpenProblem }),
    },
    order: orders.NEWEST,
  };
}

async function allOrders(context: Context, asked: AdminAsked): Promise<OrderQuery> {
  requireRole(context, 'admin');
  const { filter, sort } = validInput('QueryAdminOrdersArgs', withoutFirst(asked));
  const { text, buyerId, sellerId, state, hasOpenProblem, needsDecision, disputed } = filter ?? {};
  if (filter) await sweepOrders(context);
  const ids = await orderIdsByText(context, text);
  return {
    model: context.models.Order,
    filter: {
      ...(ids && { _id: { $in: ids } }),
      ...(buyerId && withId('buyerId', buyerId)),
      ...(sellerId && withId('sellerId', sellerId)),
      ...(state && { state }),
      ...(hasOpenProblem != null && { hasOpenProblem }),
      ...(needsDecision != null && { needsDecision }),
      ...(disputed != null && { disputed }),
    },
    order: orders[sort ?? 'NEWEST'],
  };
}

/** A malformed id finds nothing. */
const withId = (field: string, id: string): Filter => ({
  [field]: isObjectId(id) ? objectIdOf(id) : { $in: [] },
});
