import type { AdminDecideReportMutationOptions } from '../../generated/moderation.ts';
import { graphql } from '../../lib/graphql.ts';
import { expirePeople } from '../accounts/users/people.cache.ts';
import { updateProductConnections } from '../catalog/product.cache.ts';
import { updatePaymentConnections } from '../payments/payment.cache.ts';
import { updateReportConnections } from '../reports/report.cache.ts';

graphql(`
  mutation AdminDecideReport($input: AdminDecideReportInput!) {
    adminDecideReport(input: $input) {
      ...MutationPayload_outcome
      reports {
        id
        ...Report_record
      }
      product {
        id
        ...Product_record
      }
      person {
        id
        ...Person_record
      }
      products {
        id
        ...Product_record
      }
      payments {
        id
        ...Payment_record
      }
    }
  }
`);

/** Decides on a report and on all open ones of the same message, product or person. */
export const adminDecideReportOptions: AdminDecideReportMutationOptions = {
  update(cache, { data }) {
    const { reports, product, person, products, payments } = data?.adminDecideReport ?? {};
    for (const { id } of reports ?? []) updateReportConnections(cache, id);
    if (product) updateProductConnections(cache, product.id);
    for (const { id } of products ?? []) updateProductConnections(cache, id);
    for (const { id } of payments ?? []) updatePaymentConnections(cache, id);
    if (person) expirePeople(cache, person.id);
  },
};
