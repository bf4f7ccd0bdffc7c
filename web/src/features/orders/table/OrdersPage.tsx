import { AdminOrderFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiReceiptTextOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { AdminOrdersQuery, AdminOrdersQueryVariables } from '../../../generated/graphql.ts';
import { AdminOrdersDocument, useAdminOrdersQuery } from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { AddressToolbar } from '../../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  searchField,
  sortField,
  useTableAddress,
} from '../../../ui/table-toolbar/tableAddress.ts';
import { orderAreas, productColumns, progressColumns } from './order.columns.tsx';
import { problemChoice, stateChoices } from './orderChoices.ts';

graphql(`
  query AdminOrders($filter: AdminOrderFilter, $sort: OrderSort, $after: String) {
    adminOrders(filter: $filter, sort: $sort, after: $after) {
      totalCount
      edges {
        node {
          createdAt
          ...OrderLink_order
          ...OrderPaid_order
          ...OrderStateTags_order
          ...NextStep_order
          buyer {
            name
          }
          seller {
            name
          }
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: AdminOrdersDocument });

/** Set by links only. */
const idOf = { maxLength: bounds.sellerId.maxLength };

const fields: AddressFields<AdminOrdersQueryVariables> = {
  text: searchField('Name, email, product or transaction', bounds.text),
  show: choiceField<AdminOrdersQueryVariables>('Show', 'All sales', {
    decide: ['Waiting for a decision', { filter: { needsDecision: true } }],
    problem: problemChoice,
    dispute: ['Bank dispute', { filter: { disputed: true } }],
    ...stateChoices,
  }),
  seller: { control: idOf, variables: (sellerId) => ({ filter: { sellerId } }) },
  buyer: { control: idOf, variables: (buyerId) => ({ filter: { buyerId } }) },
  sort: sortField({ OLDEST: 'Oldest first', PRICE_DESC: 'Highest price first' }, 'Order'),
};

/** Every sale of the shop, for admins, with search, filters and order from the address. */
export function OrdersPage() {
  const address = useTableAddress(fields);
  const query = useAdminOrdersQuery({ variables: address.variables });
  const isNarrowed = address.variables.filter != null;
  return (
    <>
      <PageTitle title="Sales" />
      <AddressToolbar address={address} noun="sale" count={query.data?.adminOrders.totalCount} />
      <PagedTable
        label="Sales"
        query={query}
        list={(data: AdminOrdersQuery) => data.adminOrders}
        areas={orderAreas}
        empty={
          <EmptyState
            icon={mdiReceiptTextOutline}
            title={isNarrowed ? 'No sales found' : 'Nothing sold yet'}
          >
            {isNarrowed
              ? 'Try fewer words, or show all sales. Search matches the beginnings of words in names, products, emails and transaction ids.'
              : 'Each sale appears here with its payments and its next step.'}
          </EmptyState>
        }
        columns={[
          ...productColumns,
          {
            header: 'Buyer and seller',
            area: 'other',
            cell: ({ buyer, seller }) => (
              <>
                <CellText>{buyer.name}</CellText> <CellText>{`from ${seller.name}`}</CellText>
              </>
            ),
          },
          ...progressColumns(),
        ]}
      />
    </>
  );
}
