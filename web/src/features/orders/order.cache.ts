import type { ApolloCache } from '@apollo/client';
import { addToThread } from '../../apollo/connections/addToThread.ts';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { expireOrders } from '../../apollo/connections/expireOrders.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import { Order_ListedFragmentDoc } from '../../generated/orders.ts';
import { graphql } from '../../lib/graphql.ts';
import { offerViewerIn } from '../offers/offerConnections.cache.ts';

graphql(`
  fragment Order_listed on Order {
    revision
    state
    hasOpenProblem
    disputed
    closesAt
    payout {
      state
      wait
      until
      share {
        amount
      }
      transferred {
        amount
      }
      owed {
        amount
      }
    }
    dueAction
    viewerActions
    thread {
      id
    }
  }
`);

// All that the two sides' page shows of their order.
graphql(`
  fragment Order_own on Order {
    ...Order_record
    payments {
      productName
      contact {
        ...Contact_record
      }
      failedRefund {
        ...Money_record
      }
      viewerFailedRefundAnswers
      viewerCanReview
      reviews {
        ...Review_record
      }
    }
  }
`);

/** Refetches the lists of orders after an order was created or changed, and adds it to its thread. Can run twice. */
export function updateOrderConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Order', id);
  const order = cache.readFragment({
    fragment: Order_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  const changeNumber = numberOfChange(cache, record.__ref, JSON.stringify(order));
  // Admins receive every order, but only in part.
  expireOrders(cache, changeNumber, { isBrought: offerViewerIn(cache)?.role !== 'ADMIN' });
  if (order?.thread) addToThread(cache, order.thread.id, { orders: record });
  if (order?.state !== 'CANCELLED') return;
  // Cancellations count in the seller's record.
  for (const field of ['adminPerson', 'adminPeople']) {
    expireField(cache, field, { changeNumber, entries: true });
  }
}
