import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';

/** Where and when an account has proposed to meet, as far as that is stored. What the other side proposes is theirs. */
export async function describePickUps({ models }: Context, userId: Types.ObjectId) {
  const orders = [
    ...(await models.Order.find({ buyerId: userId }).sort({ createdAt: -1, _id: -1 }).lean()),
    ...(await models.Order.find({ sellerId: userId }).sort({ createdAt: -1, _id: -1 }).lean()),
  ];
  return orders.flatMap(({ _id, buyerId, pickUp }) => {
    const side = buyerId.equals(userId) ? 'buyer' : 'seller';
    const orderId = _id.toHexString();
    const { proposal, agreed } = pickUp ?? {};
    return [
      ...(proposal?.by === side
        ? [{ orderId, ...describe(proposal, proposal.times), agreedAt: null }]
        : []),
      ...(agreed?.proposedBy === side
        ? [{ orderId, ...describe(agreed, [agreed.at]), agreedAt: agreed.agreedAt.toISOString() }]
        : []),
    ];
  });
}

const describe = (
  { place, timeZone }: { place?: string | null; timeZone: string },
  times: readonly Date[],
) => ({ place: place ?? null, timeZone, times: times.map((time) => time.toISOString()) });
