import type { OrderActor } from '@fitness-zone/contract/enums.ts';
import type { OrderRecord } from '../order.model.ts';

/** The side that answered the last request to cancel: the seller, or an admin instead. Null while it is open. */
export function answeredBy({
  cancelRequest,
  cancellation,
  events,
}: Pick<OrderRecord, 'cancelRequest' | 'cancellation' | 'events'>): OrderActor | null {
  if (cancelRequest?.accepted == null) return null;
  if (cancelRequest.accepted) return cancellation?.by ?? null;
  return events.findLast(({ kind }) => kind === 'cancel-declined')?.by ?? null;
}
