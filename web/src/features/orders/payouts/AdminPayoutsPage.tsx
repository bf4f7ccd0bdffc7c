import { mdiCashMultiple } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { AdminPayoutsQuery } from '../../../generated/graphql.ts';
import { AdminPayoutsDocument, useAdminPayoutsQuery } from '../../../generated/orders.ts';
import { countText } from '../../../lib/countText.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';
import { PayoutActions } from '../../payouts/admin/PayoutActions.tsx';
import { inAddress } from '../../payouts/payoutLabels.ts';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { PayoutAccounts } from './PayoutAccounts.tsx';
import {
  payoutAreas,
  shareColumn,
  soldColumns,
  stateColumn,
  sumColumns,
} from './payout.columns.tsx';
import { payoutChoices, useAdminPayoutsAddress } from './useAdminPayoutsAddress.ts';

graphql(`
  query AdminPayouts($filter: AdminPayoutFilter, $after: String) {
    adminPayouts(filter: $filter, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PayoutRow_payout
          ...PayoutActions_payout
          order {
            id
            seller {
              name
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => client.query({ query: AdminPayoutsDocument });

/** Sellers' money for admins: each sale's payout, and accounts that need attention. */
export function AdminPayoutsPage() {
  const { show, user, set, filter, variables } = useAdminPayoutsAddress();
  const query = useAdminPayoutsQuery({ variables });
  // What was shown stays while other payouts are asked for.
  const data = query.data ?? query.previousData;
  return (
    <>
      <PageTitle title="Payouts" lead="What sellers get for each sale, and what it waits for." />
      <TableToolbar
        label="Narrow payouts"
        total={query.data ? countText(query.data.adminPayouts.totalCount ?? null, 'payout') : ''}
        actions={
          <DownloadButton
            path="/adminPayouts.csv"
            parameters={restParameters(filter)}
            fileName="payouts.csv"
          >
            Download
          </DownloadButton>
        }
      >
        <ChoiceSelect
          label="Show"
          value={show}
          choices={payoutChoices}
          onChange={(chosen) => set({ show: chosen })}
        />
        {user && <Button onClick={() => set({ user: '' })}>All sellers</Button>}
      </TableToolbar>
      <PagedTable
        label="Payouts"
        query={{ ...query, data }}
        list={({ adminPayouts }: AdminPayoutsQuery) => adminPayouts}
        areas={`${payoutAreas} "other other other" "actions actions actions"`}
        empty={
          <EmptyState icon={mdiCashMultiple} title="No payouts found">
            Each sale appears here with what its seller gets.
          </EmptyState>
        }
        columns={[
          ...soldColumns,
          {
            header: 'Seller',
            area: 'other',
            cell: ({ order }) => <CellText>{order.seller.name}</CellText>,
          },
          ...sumColumns,
          shareColumn('Seller gets'),
          stateColumn(false),
          {
            header: 'Actions',
            area: 'actions',
            cell: (payout) => <PayoutActions payout={payout} />,
          },
        ]}
      />
      <PayoutAccounts />
    </>
  );
}

/** The filter as REST takes it. */
const restParameters = ({
  state,
  wait,
  owing,
  userId,
}: ReturnType<typeof useAdminPayoutsAddress>['filter']) => ({
  state: state ? inAddress(state) : undefined,
  wait: wait ? inAddress(wait) : undefined,
  owing: owing ? 'true' : undefined,
  userId: userId ?? undefined,
});
