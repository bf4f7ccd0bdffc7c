import type { Prefetch } from '../../apollo/prefetch.ts';
import { PayoutAccounts } from '../../features/payouts/PayoutAccounts.tsx';
import { Reconciliation } from '../../features/payouts/Reconciliation.tsx';
import { AdminPayoutsDocument, useReconciliationQuery } from '../../generated/payouts.ts';
import { paths } from '../../lib/paths.ts';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';
import { AdminPayoutsList } from './AdminPayoutsList.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: AdminPayoutsDocument });

/** The parts of the page by their names in the address, with their descriptions. */
const parts = {
  '': {
    text: 'By sale',
    lead: 'What sellers get for each sale, and what it waits for.',
    content: <AdminPayoutsList />,
  },
  accounts: {
    text: 'Accounts',
    lead: 'Where sellers’ money goes. We send nothing to a restricted account.',
    content: <PayoutAccounts />,
  },
  reconciliation: {
    text: 'Reconciliation',
    lead: 'Compares our records with the payment provider’s.',
    content: <Reconciliation />,
  },
};

type Part = keyof typeof parts;

/** Sellers' money for admins: each sale's payout, accounts, and differences from the provider's books. */
export function AdminPayoutsPage() {
  const [{ tab }] = useTableParameters({ tab: Object.keys(parts) });
  const { data } = useReconciliationQuery();
  const differences = data?.adminReconciliation?.differences.length ?? 0;
  const { lead, content } = parts[tab as Part];
  return (
    <>
      <PageTitle title="Payouts" lead={lead} />
      <PageTabs
        tabs={Object.entries(parts).map(([name, { text }]) => ({
          text: name === 'reconciliation' && differences > 0 ? `${text} (${differences})` : text,
          to: name ? `${paths.adminPayouts}?tab=${name}` : paths.adminPayouts,
          isShown: name === tab,
        }))}
      />
      {content}
    </>
  );
}
