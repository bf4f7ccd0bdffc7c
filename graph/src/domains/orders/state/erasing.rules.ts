import { privateDataMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import type { OrderState } from '@fitness-zone/contract/enums.ts';
import type { OrderRecord } from '../order.model.ts';

type Ended = { state: OrderState; closesAt: Date | null };

/** In epoch milliseconds; null while the order is open. */
export function eraseAt(
  { cancellation }: Pick<OrderRecord, 'cancellation'>,
  { state, closesAt }: Ended,
): number | null {
  const endedAt = state === 'closed' ? closesAt : state === 'cancelled' ? cancellation?.at : null;
  return endedAt ? endedAt.getTime() + privateDataMs : null;
}

/**
 * Places and photos may no longer be shown.
 * @param at epoch milliseconds
 */
export function isErased(
  order: Pick<OrderRecord, 'cancellation'>,
  now: Ended,
  at: number,
): boolean {
  const time = eraseAt(order, now);
  return time !== null && time <= at;
}
