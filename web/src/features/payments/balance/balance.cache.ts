import type { AdminCancelSaleMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../../catalog/product.cache.ts';
import { updatePaymentConnections } from '../payment.cache.ts';

graphql(`
  mutation AdminCancelSale($paymentId: ID!) {
    adminCancelSale(paymentId: $paymentId) {
      ...MutationPayload_outcome
      payment {
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

/** Cancels a sale in two instalments whose balance is not paid. */
export const adminCancelSaleOptions: AdminCancelSaleMutationOptions = {
  update(cache, { data }) {
    const { payment, product } = data?.adminCancelSale ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
    updateProductConnections(cache, product?.id);
  },
};
