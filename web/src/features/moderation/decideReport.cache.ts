import type { AdminDecideReportMutationOptions } from '../../generated/moderation.ts';
import { graphql } from '../../lib/graphql.ts';
import { expirePeople } from '../accounts/users/people.cache.ts';
import { updateProductLists } from '../catalog/product.cache.ts';
import { updatePaymentLists } from '../payments/payment.cache.ts';
import { updateReportLists } from '../reports/report.cache.ts';

graphql(`
  mutation AdminDecideReport($input: AdminDecideReportInput!) {
    adminDecideReport(input: $input) {
      ...MutationAnswer_outcome
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
    for (const { id } of reports ?? []) updateReportLists(cache, id);
    if (product) updateProductLists(cache, product.id);
    for (const { id } of products ?? []) updateProductLists(cache, id);
    for (const { id } of payments ?? []) updatePaymentLists(cache, id);
    if (person) expirePeople(cache, person.id);
  },
};
