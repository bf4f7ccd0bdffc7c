import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { OrderSort } from '../../generated/graphql.ts';
import { isObjectId, notFound, objectIdOf, toObjectId } from '../../shared/ids.ts';
import { type Filter, inOrder, type KeysetOrder } from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { OrderRecord } from './order.model.ts';
import { maySeeOrder } from './order.visibility.ts';
import { sweepOrders } from './orders.sweeper.ts';
import { firstPaymentsByText, orderIdsByText } from './orders-by-text.queries.ts';

export type OrderPage = Page<OrderRecord, number | null>;

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

const orders: Record<OrderSort, KeysetOrder<OrderRecord>> = {
  NEWEST: { field: 'createdAt', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'createdAt', direction: 1, ids: 1, type: 'date' },
  PRICE_DESC: { field: 'price', direction: -1, ids: -1, type: 'number' },
};

export const ownOrders = describeList(
  'QueryOrdersArgs',
  ['buyer', 'seller'],
  async ({ filter }, context, viewer) => {
    const { text, state, hasOpenProblem, hasDueAction, productId } = filter ?? {};
    const side = viewer.role === 'buyer' ? 'buyer' : 'seller';
    const own = { [`${side}Id`]: viewer._id };
    if (filter) await sweepOrders(context);
    const firstIds = await firstPaymentsByText(context, text, own);
    return inOrder({
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
    });
  },
);

export const adminOrders = describeList(
  'QueryAdminOrdersArgs',
  ['admin'],
  async ({ filter, sort = 'NEWEST' }, context) => {
    const { text, buyerId, sellerId, state, hasOpenProblem, needsDecision, disputed } =
      filter ?? {};
    if (filter) await sweepOrders(context);
    const ids = await orderIdsByText(context, text);
    return inOrder({
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
      order: orders[sort],
    });
  },
);

/** An invalid id matches no order. */
const withId = (field: string, id: string): Filter => ({
  [field]: isObjectId(id) ? objectIdOf(id) : { $in: [] },
});
