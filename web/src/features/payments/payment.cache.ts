import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { expireOrders } from '../../apollo/connections/expireOrders.ts';
import { numberOfChange } from '../../apollo/races/staleQueries.ts';
import { Payment_ListedFragmentDoc } from '../../generated/payments.ts';
import { graphql } from '../../lib/graphql.ts';
import { offerViewerIn } from '../offers/offerConnections.cache.ts';
import { updateProductConnections } from '../product/product.cache.ts';
import { updatePaymentsOfAdmins } from './paymentConnections.cache.ts';

graphql(`
  fragment Payment_listed on Payment {
    createdAt
    status
    part
    disputed
    buyerName
    buyerEmail
    sellerName
    amount {
      amount
    }
    failedRefund {
      amount
    }
    handOver {
      status
    }
    balance {
      status
    }
    product {
      id
    }
  }
`);

/** Adds a payment to the lists where it belongs, refetches its order and updates its product's lists. */
export function updatePaymentConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Payment', id);
  const payment = cache.readFragment({
    fragment: Payment_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!payment) return;
  updatePaymentsOfAdmins(cache, payment);
  expireOrders(cache, numberOfChange(cache, record.__ref, JSON.stringify(payment)), {
    isBrought: offerViewerIn(cache)?.role !== 'ADMIN',
  });
  if (payment.product) updateProductConnections(cache, payment.product.id);
}
