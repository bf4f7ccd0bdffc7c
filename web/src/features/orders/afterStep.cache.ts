import type { ApolloCache } from '@apollo/client';
import type { OrderPayload_ChangedFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { updatePaymentConnections } from '../payments/payment.cache.ts';
import { updateOrderConnections } from './order.cache.ts';

graphql(`
  fragment OrderPayload_changed on OrderPayload {
    order {
      id
      ...Order_record
    }
    payments {
      id
      ...Payment_record
    }
    product {
      id
      ...Product_record
    }
  }
`);

/** Updates the lists of an order and its payments after a step. */
export function updateAfterStep(
  cache: ApolloCache,
  answer: FragmentType<OrderPayload_ChangedFragment> | null | undefined,
): void {
  const { order, payments } = unmask<OrderPayload_ChangedFragment>(answer) ?? {};
  if (order) updateOrderConnections(cache, order.id);
  for (const { id } of payments ?? []) updatePaymentConnections(cache, id);
}
