import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import type { Jump } from './dealing-schedule.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { lapseOf } from './offer-rules.ts';
import { erasedFrom, meetingOf } from './order-rules.ts';

/** Moves the clock to a jump's target, unless that has passed or doesn't exist. */
export async function jumpAhead(
  services: DealingServices,
  state: DealingState,
  jump: Jump,
): Promise<void> {
  const { time } = services;
  if (jump.to === 'hours') time.at += jump.hours * hourMs;
  else {
    const times = (await timesOf(services, state, jump.to)).map((at) => at + jump.off);
    const next = times.filter((at) => at > time.at).toSorted((one, other) => one - other)[0];
    if (next !== undefined) time.at = next;
  }
}

async function timesOf(
  { models }: DealingServices,
  { product: { _id: productId } }: DealingState,
  to: Exclude<Jump['to'], 'hours'>,
): Promise<number[]> {
  if (to === 'lapse') {
    const offers = await models.Offer.find({ productId, status: 'open' }).lean();
    return offers.map(({ proposals }) => lapseOf(proposals[0]?.at.getTime() ?? 0));
  }
  if (to === 'holdEnd') {
    const until = (await models.Product.findById(productId).lean())?.hold?.until;
    return until ? [until.getTime()] : [];
  }
  const payments = await models.Payment.find({ productId }).lean();
  if (to === 'meeting' || to === 'erasure') {
    const orders: OrderRecord[] = await models.Order.find({ productId }).lean();
    return orders.flatMap((order) => {
      const first = payments.find(({ _id }) => _id.equals(order.firstPaymentId));
      if (to === 'erasure') return (first && erasedFrom(order, first)) ?? [];
      const agreedAt = order.pickUp?.agreed?.at;
      return agreedAt ? Object.values(meetingOf(agreedAt)) : [];
    });
  }
  const field = to === 'dueBy' ? 'dueBy' : 'remindAt';
  return payments.flatMap(({ balance }) => balance?.[field]?.getTime() ?? []);
}
