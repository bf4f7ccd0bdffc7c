import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { ChoosePickUpTimeInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { agreedPickUp, arrange, changedMeanwhile } from './arrange-pick-up.service.ts';
import { canAcceptPickUp } from './pick-up.rules.ts';
import { offeredTimes } from './windows/offered-times.rules.ts';

/**
 * Chooses a time in the seller's windows as the appointment. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for other people's purchases, `conflict` with the order for a time
 * that the seller doesn't offer, and if the seller has proposed others, `not-available` as `proposePickUp`
 */
export async function choosePickUpTime(context: Context, given: Unchecked<ChoosePickUpTimeInput>) {
  requireRole(context, 'buyer');
  await limit(context, 'messages');
  const { orderId, ...input } = validInput('ChoosePickUpTimeInput', given);
  const time = new Date(input.time);
  const order = await arrange(
    context,
    orderId,
    'choose-pick-up-time',
    ({ order, plan, now, at }) => {
      const { agreed, proposal } = order.pickUp ?? {};
      if (agreed?.planId && !proposal && agreed.at.getTime() === time.getTime()) return null;
      if (canAcceptPickUp(order, now, 'buyer', at)) throw changedMeanwhile(order);
      const isOffered = plan && offeredTimes(plan, at).some((one) => +one === time.getTime());
      if (!isOffered) {
        throw new Refusal('conflict', 'The seller doesn’t offer this time. Choose another one.', {
          field: 'time',
          payload: { order },
        });
      }
      const { _id: planId, timeZone, place } = plan;
      const agreedAt = new Date(at);
      const chosen = { _id: new Types.ObjectId(), proposedBy: 'seller', planId } as const;
      return {
        pickUp: agreedPickUp(order, { ...chosen, at: time, timeZone, place, agreedAt }),
        entry: { kind: 'pick-up-agreed', by: 'buyer' },
      };
    },
  );
  return { message: 'Pick-up agreed', order };
}
