import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { DisputeToast_PaymentFragmentDoc } from '../../generated/payments.ts';
import { graphql } from '../../lib/graphql.ts';
import { toast } from '../../ui/toasts/toast.ts';

graphql(`
  fragment DisputeToast_payment on Payment {
    productName
    dispute {
      status
      reason
      amount {
        formatted
      }
    }
  }
`);

const readPayment = (cache: ApolloCache, id: string) =>
  cache.readFragment({
    fragment: DisputeToast_PaymentFragmentDoc,
    from: refTo('Payment', id),
    returnPartialData: false,
  });

/**
 * Shows admins, who alone see disputes, a toast when one changes. Call it before writing payments into the cache, and
 * the returned function afterwards.
 */
export function watchDisputes(cache: ApolloCache, ids: readonly string[]): () => void {
  const before = new Map(ids.map((id) => [id, readPayment(cache, id)?.dispute?.status]));
  return () => {
    for (const [id, status] of before) {
      const payment = readPayment(cache, id);
      if (!payment?.dispute || payment.dispute.status === status) continue;
      const { productName, dispute } = payment;
      const amount = dispute.amount.formatted;
      switch (dispute.status) {
        case 'OPEN':
          toast.error(
            `Payment for ${productName} is disputed: ${reasonText(dispute.reason)}, ${amount}`,
          );
          break;
        case 'LOST':
          toast.error(`Dispute lost: ${amount} for ${productName}`);
          break;
        case 'WON':
        case 'CLOSED':
          toast.success(`Dispute ended, ${amount} for ${productName} stay with the shop`);
      }
    }
  };
}

/** The provider's reason in words: `product_not_received` becomes "product not received". */
export const reasonText = (reason: string): string => reason.replaceAll('_', ' ');
