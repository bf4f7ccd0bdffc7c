import { AdminPayoutFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiCashMultiple } from '@mdi/js';
import Button from '@mui/material/Button';
import { PayoutActions } from '../../features/payouts/admin/PayoutActions.tsx';
import { payoutStateLabels, payoutWaitLabels } from '../../features/payouts/payoutLabels.ts';
import { DownloadButton } from '../../features/session/DownloadButton.tsx';
import type { AdminPayoutsQuery, AdminPayoutsQueryVariables } from '../../generated/graphql.ts';
import { useAdminPayoutsQuery } from '../../generated/payouts.ts';
import { graphql } from '../../lib/graphql.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { CellText } from '../../ui/table/CellText.tsx';
import { PagedTable } from '../../ui/table/PagedTable.tsx';
import { AddressToolbar } from '../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  choicesOf,
  restName,
  restParameters,
  searchField,
  useTableAddress,
} from '../../ui/table-toolbar/tableAddress.ts';
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
        node {
          ...PayoutRow_payout
          ...PayoutActions_payout
          order {
            seller {
              name
            }
          }
        }
      }
    }
  }
`);

const waits = Object.entries(payoutWaitLabels) as [keyof typeof payoutWaitLabels, string][];

const fields: AddressFields<AdminPayoutsQueryVariables> = {
  text: searchField('Seller, product, order or receipt', bounds.text),
  show: choiceField<AdminPayoutsQueryVariables>('Show', 'All payouts', {
    owing: ['Seller owes money', { filter: { owing: true } }],
    ...choicesOf(payoutStateLabels, (state) => ({ filter: { state } })),
    ...Object.fromEntries(
      waits.map(([wait, text]) => [
        `waits-${restName(wait)}`,
        [`Waits: ${text}`, { filter: { wait } }],
      ]),
    ),
  }),
  user: {
    control: { maxLength: undefined },
    variables: (userId) => ({ filter: { userId } }),
  },
};

export function AdminPayoutsList() {
  const address = useTableAddress(fields);
  const { variables, parameters, set } = address;
  const query = useAdminPayoutsQuery({ variables });
  return (
    <>
      <AddressToolbar
        address={address}
        noun="payout"
        count={query.data?.adminPayouts.totalCount}
        actions={
          <DownloadButton
            path="/adminPayouts.csv"
            parameters={restParameters(variables)}
            fileName="payouts.csv"
          >
            Download
          </DownloadButton>
        }
      >
        {parameters.user && <Button onClick={() => set({ user: '' })}>All sellers</Button>}
      </AddressToolbar>
      <PagedTable
        label="Payouts"
        query={query}
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
