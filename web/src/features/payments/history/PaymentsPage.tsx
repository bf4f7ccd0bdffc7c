import { PaymentFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PaymentsQueryVariables } from '../../../generated/graphql.ts';
import { PaymentsDocument } from '../../../generated/payments.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { AddressToolbar } from '../../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  choicesOf,
  hiddenChoice,
  restParameters,
  searchField,
  sortField,
  useTableAddress,
} from '../../../ui/table-toolbar/tableAddress.ts';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { paymentStatusLabels } from '../paymentStatusLabels.ts';
import { NoPayments } from './NoPayments.tsx';
import { PaymentsFilter } from './PaymentsFilter.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: PaymentsDocument });

const fields: AddressFields<PaymentsQueryVariables> = {
  text: searchField('Name, email, product or transaction', bounds.text),
  status: choiceField<PaymentsQueryVariables>('Status', 'Any status', {
    ...choicesOf(paymentStatusLabels, (status) => ({ filter: { status } })),
    // In a search, a dispute counts as a state.
    disputed: ['Disputed', { filter: { disputed: true } }],
  }),
  handOver: hiddenChoice({ disputed: ['', { filter: { handOver: 'DISPUTED' as const } }] }),
  balance: hiddenChoice({ overdue: ['', { filter: { balance: 'OVERDUE' as const } }] }),
  sort: sortField({ OLDEST: 'Oldest first', AMOUNT_DESC: 'Highest amount first' }, 'Order'),
};

/** Every payment of the shop, for admins, with search, filters and order from the address. */
export function PaymentsPage() {
  const address = useTableAddress(fields);
  const { variables, parameters, set } = address;
  return (
    <>
      <PageTitle title="Payments" />
      <PaymentsFilter chosen={parameters} choose={set} />
      <PaymentsTable
        label="Payments"
        variables={variables}
        empty={<NoPayments filter={variables.filter} />}
        toolbar={(count) => (
          <AddressToolbar
            address={address}
            noun="payment"
            count={count}
            actions={
              <DownloadButton
                path="/payments.csv"
                parameters={restParameters(variables)}
                fileName="payments.csv"
              >
                Download
              </DownloadButton>
            }
          />
        )}
      />
    </>
  );
}
