import type {
  ConfirmReceiptMutationOptions,
  ReportProblemMutationOptions,
} from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updatePaymentConnections } from '../payment.cache.ts';

graphql(`
  mutation ConfirmReceipt($paymentId: ID!) {
    confirmReceipt(paymentId: $paymentId) {
      ...MutationAnswer_outcome
      payment {
        id
        ...Payment_record
      }
    }
  }
`);

/** Says that a bought product was received. */
export const confirmReceiptOptions: ConfirmReceiptMutationOptions = {
  update(cache, { data }) {
    const { payment } = data?.confirmReceipt ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
  },
};

graphql(`
  mutation ReportProblem($input: ReportProblemInput!) {
    reportProblem(input: $input) {
      ...MutationAnswer_outcome
      payment {
        id
        ...Payment_record
      }
    }
  }
`);

/** Says what is wrong with a bought product. */
export const reportProblemOptions: ReportProblemMutationOptions = {
  update(cache, { data }) {
    const { payment } = data?.reportProblem ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
  },
};
