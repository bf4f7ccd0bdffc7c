import type { ApolloCache } from '@apollo/client';
import { updatePaymentLists } from '../payments/payment.cache.ts';
import { updateOrderLists } from './order.cache.ts';

type Record = { id: string };
type Answer = { order?: Record | null; payments?: Record[] | null };

/** Puts an order and its payments into their lists after a step, which may have moved them. */
export function updateAfterStep(cache: ApolloCache, answer: Answer | null | undefined): void {
  const { order, payments } = answer ?? {};
  if (order) updateOrderLists(cache, order.id);
  for (const { id } of payments ?? []) updatePaymentLists(cache, id);
}
