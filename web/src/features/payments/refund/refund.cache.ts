import type { RefundPaymentMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductLists } from '../../catalog/product.cache.ts';
import { updatePaymentLists } from '../payment.cache.ts';

graphql(`
  mutation RefundPayment($input: RefundPaymentInput!) {
    refundPayment(input: $input) {
      success
      message
      code
      field
      alreadyDone
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

/** Refunds a sale in full, whose product its seller has again. */
export const refundPaymentOptions: RefundPaymentMutationOptions = {
  update(cache, { data }) {
    const { payments, product } = data?.refundPayment ?? {};
    for (const { id } of payments ?? []) updatePaymentLists(cache, id);
    updateProductLists(cache, product?.id);
  },
};
