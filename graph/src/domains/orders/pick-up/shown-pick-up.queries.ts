import type { Context } from '../../../context/context.ts';
import { sideOf } from '../order.visibility.ts';
import type { Situation } from '../order-actions.rules.ts';
import { isErased } from '../state/erasing.rules.ts';
import { canChooseTime, openProposal } from './pick-up.rules.ts';
import { calendarAddress } from './pick-up-calendar.queries.ts';
import { offeredTimes } from './windows/offered-times.rules.ts';

/** The times that the buyer can choose, to the two sides; null without any. */
export function shownTimes({ viewer }: Pick<Context, 'viewer'>, one: Situation) {
  const { order, plan, at } = one;
  const side = sideOf(viewer, order);
  if (!plan || side === null || side === 'admin' || !canChooseTime(one)) return null;
  const { place, timeZone } = plan;
  return { place, timeZone, times: offeredTimes(plan, at) };
}

/** A pick-up in the viewer's form: only its two sides see the place. */
export function shownPickUp(
  context: Pick<Context, 'viewer' | 'jwtSecret' | 'now'>,
  { order, now, at }: Situation,
) {
  if (!order.pickUp) return null;
  const { viewer } = context;
  const side = sideOf(viewer, order);
  const seesPlace = side !== null && side !== 'admin' && !isErased(order, now, at);
  const place = (given: string | null | undefined) => (seesPlace && given) || null;
  const proposal = openProposal(order, now);
  const { agreed } = order.pickUp;
  return {
    proposal: proposal && {
      ...proposal,
      id: proposal._id.toHexString(),
      place: place(proposal.place),
    },
    agreed: agreed
      ? {
          ...agreed,
          place: place(agreed.place),
          calendarUrl:
            viewer && place(agreed.place) ? calendarAddress(context, order, viewer) : null,
        }
      : null,
  };
}
