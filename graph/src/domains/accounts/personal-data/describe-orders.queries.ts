import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { answeredBy } from '../../orders/cancelling/cancel-request.rules.ts';
import type { OrderRecord, PickUpSide } from '../../orders/order.model.ts';
import { describePrivatePhoto } from '../../private-photos/addresses-for.queries.ts';

/** The account's own words in its orders. Those of the other side and of admins aren't its data. */
export async function describeOrders(context: Context, userId: Types.ObjectId) {
  const { models } = context;
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const orders: OrderRecord[] = [
    ...(await models.Order.find({ buyerId: userId }).sort(newestFirst).lean()),
    ...(await models.Order.find({ sellerId: userId }).sort(newestFirst).lean()),
  ];
  const own = orders.map((order) => {
    const side: PickUpSide = order.buyerId.equals(userId) ? 'buyer' : 'seller';
    return { order, side };
  });
  return {
    orders: own.map(({ order, side }) => describeOrder(context, order, side)),
    pickUps: own.flatMap(({ order, side }) => describePickUps(order, side)),
  };
}

/** Amounts are in minor units. */
function describeOrder(context: Context, order: OrderRecord, side: PickUpSide) {
  const { cancelRequest, cancellation } = order;
  return {
    id: order._id.toHexString(),
    side,
    productId: order.productId.toHexString(),
    paymentId: order.firstPaymentId.toHexString(),
    createdAt: order.createdAt.toISOString(),
    currency: order.currency.toUpperCase(),
    requestToCancel:
      side === 'buyer' && cancelRequest
        ? { reason: cancelRequest.reason, createdAt: cancelRequest.createdAt.toISOString() }
        : null,
    answerToRequest:
      cancelRequest && answeredBy(order) === side
        ? {
            accepted: cancelRequest.accepted,
            message: cancelRequest.answer ?? null,
            answeredAt: cancelRequest.answeredAt?.toISOString() ?? null,
          }
        : null,
    cancellation:
      cancellation?.by === side
        ? {
            reason: cancellation.reason,
            message: cancellation.message ?? null,
            cancelledAt: cancellation.at.toISOString(),
          }
        : null,
    problems: order.problems.map(({ _id, reason, wish, wishedAmount, openedAt, steps }) => ({
      id: _id.toHexString(),
      ...(side === 'buyer' && {
        reason,
        wish,
        wishedAmount: wishedAmount ?? null,
        openedAt: openedAt.toISOString(),
      }),
      steps: steps
        .filter(({ by }) => by === side)
        .map(({ kind, at, text, amount, photos }) => ({
          kind,
          at: at.toISOString(),
          text: text ?? null,
          amount: amount ?? null,
          photos: (photos ?? []).map((photo) => describePrivatePhoto(context, photo)),
        })),
    })),
  };
}

function describePickUps({ _id, pickUp }: OrderRecord, side: PickUpSide) {
  const orderId = _id.toHexString();
  const { proposal, agreed } = pickUp ?? {};
  return [
    ...(proposal?.by === side
      ? [{ orderId, ...describePickUp(proposal, proposal.times), agreedAt: null }]
      : []),
    ...(agreed?.proposedBy === side
      ? [
          {
            orderId,
            ...describePickUp(agreed, [agreed.at]),
            agreedAt: agreed.agreedAt.toISOString(),
          },
        ]
      : []),
  ];
}

const describePickUp = (
  { place, timeZone }: { place?: string | null; timeZone: string },
  times: readonly Date[],
) => ({ place: place ?? null, timeZone, times: times.map((time) => time.toISOString()) });
