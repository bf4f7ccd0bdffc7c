import { AdminPayoutFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiCashMultiple } from '@mdi/js';
import Button from '@mui/material/Button';
import { PayoutActions } from '../../features/payouts/admin/PayoutActions.tsx';
import { inAddress } from '../../features/payouts/payoutLabels.ts';
import {
  payoutChoices,
  useAdminPayoutsAddress,
} from '../../features/payouts/useAdminPayoutsAddress.ts';
import { DownloadButton } from '../../features/session/DownloadButton.tsx';
import type { AdminPayoutsQuery } from '../../generated/graphql.ts';
import { useAdminPayoutsQuery } from '../../generated/payouts.ts';
import { countText } from '../../lib/countText.ts';
import { graphql } from '../../lib/graphql.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../ui/table-toolbar/TableToolbar.tsx';
import {
  payoutAreas,
  shareColumn,
  soldColumns,
  stateColumn,
  sumColumns,
} from './payout.columns.tsx';

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

export function AdminPayoutsList() {
  const { show, user, text, set, filter, variables } = useAdminPayoutsAddress();
  const query = useAdminPayoutsQuery({ variables });
  // The shown payouts stay while others load.
  const data = query.data ?? query.previousData;
  return (
    <>
      <TableToolbar
        label="Find payouts"
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
        <SearchField
          label="Seller, product, order or receipt"
          text={text}
          maxLength={bounds.text.maxLength}
          onChange={(typed) => set({ text: typed })}
        />
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
            {variables.filter
              ? 'Try fewer words, or show all payouts.'
              : 'Each sale appears here with what its seller gets.'}
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
    </>
  );
}

/** The filter as REST parameters. */
const restParameters = ({
  text,
  state,
  wait,
  owing,
  userId,
}: ReturnType<typeof useAdminPayoutsAddress>['filter']) => ({
  q: text ?? undefined,
  state: state ? inAddress(state) : undefined,
  wait: wait ? inAddress(wait) : undefined,
  owing: owing ? 'true' : undefined,
  userId: userId ?? undefined,
});
