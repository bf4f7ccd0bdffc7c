import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { arrange, conflict } from './arrange-pick-up.service.ts';
import { canAnnounceArrival, hasArrivedToday } from './pick-up.rules.ts';

/**
 * Tells the other side that the caller has arrived at the pick-up, once a day. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for other people's orders, `conflict` with the order unless the
 * pick-up is about now, `not-available` as `proposePickUp`
 */
export async function announceArrival(context: Context, orderId: unknown) {
  requireRole(context, 'buyer', 'seller');
  await limit(context, 'messages');
  const given = validInput('MutationAnnounceArrivalArgs', { orderId });
  const order = await arrange(context, given.orderId, 'announce-arrival', (seen) => {
    const { order, side, at } = seen;
    if (order.pickUp && hasArrivedToday(order.pickUp, side, at)) return null;
    if (!order.pickUp || !canAnnounceArrival(seen, side)) {
      throw conflict(
        order,
        'You can do this from 2 hours before the pick-up until 12 hours after it.',
      );
    }
    return {
      pickUp: {
        ...order.pickUp,
        arrivals: { ...order.pickUp.arrivals, [side]: new Date(at) },
      },
      entry: { kind: 'pick-up-arrived', by: side },
    };
  });
  return { message: 'We’ve told the other side that you’re here', order };
}
