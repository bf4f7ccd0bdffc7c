import type { Prefetch } from '../../../apollo/prefetch.ts';
import { PaymentsDocument } from '../../../generated/payments.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentsFilter } from './PaymentsFilter.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { PaymentsToolbar } from './PaymentsToolbar.tsx';
import { usePaymentsAddress } from './usePaymentsAddress.ts';

export const prefetch: Prefetch = (client) => client.query({ query: PaymentsDocument });

/** Every payment of the shop, for admins, with search, filters and order from the address. */
export function PaymentsPage() {
  const { parameters, set, variables } = usePaymentsAddress();
  return (
    <>
      <PageTitle title="Payments" />
      <PaymentsFilter
        chosen={parameters}
        choose={({ handOver, balance }) => set({ handOver, balance })}
      />
      <PaymentsTable
        label="Payments"
        variables={variables}
        empty={<NoPayments parameters={parameters} />}
        toolbar={(totalCount) => (
          <PaymentsToolbar parameters={parameters} set={set} totalCount={totalCount} />
        )}
      />
    </>
  );
}
