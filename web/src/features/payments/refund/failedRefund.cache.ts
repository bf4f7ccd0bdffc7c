import type { AdminAnswerFailedRefundMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updatePaymentConnections } from '../payment.cache.ts';

graphql(`
  mutation AdminAnswerFailedRefund($input: AdminAnswerFailedRefundInput!) {
    adminAnswerFailedRefund(input: $input) {
      ...MutationPayload_outcome
      payment {
        id
        ...Payment_record
      }
      order {
        id
        ...Order_record
      }
    }
  }
`);

/** Decides about a refund that the bank sent back. */
export const adminAnswerFailedRefundOptions: AdminAnswerFailedRefundMutationOptions = {
  update(cache, { data }) {
    const { payment } = data?.adminAnswerFailedRefund ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
  },
};
