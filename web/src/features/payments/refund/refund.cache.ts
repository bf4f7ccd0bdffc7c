import type { AdminRefundPaymentMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../../catalog/product.cache.ts';
import { updatePaymentConnections } from '../payment.cache.ts';

graphql(`
  mutation AdminRefundPayment($input: AdminRefundPaymentInput!) {
    adminRefundPayment(input: $input) {
      ...MutationPayload_outcome
      payments {
        id
        ...Payment_record
      }
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Refunds a sale in full; the product goes back to its seller. */
export const adminRefundPaymentOptions: AdminRefundPaymentMutationOptions = {
  update(cache, { data }) {
    const { payments, product } = data?.adminRefundPayment ?? {};
    for (const { id } of payments ?? []) updatePaymentConnections(cache, id);
    updateProductConnections(cache, product?.id);
  },
};
