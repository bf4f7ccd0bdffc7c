import type { ApolloCache } from '@apollo/client';
import type { OrderAnswer_ChangedFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { updatePaymentConnections } from '../payments/payment.cache.ts';
import { updateOrderConnections } from './order.cache.ts';

graphql(`
  fragment OrderAnswer_changed on OrderAnswer {
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
  answer: FragmentType<OrderAnswer_ChangedFragment> | null | undefined,
): void {
  const { order, payments } = unmask<OrderAnswer_ChangedFragment>(answer) ?? {};
  if (order) updateOrderConnections(cache, order.id);
  for (const { id } of payments ?? []) updatePaymentConnections(cache, id);
}
