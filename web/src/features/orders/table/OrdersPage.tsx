import { mdiReceiptTextOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { AdminOrdersQuery } from '../../../generated/graphql.ts';
import { AdminOrdersDocument, useAdminOrdersQuery } from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { orderAreas, productColumns, progressColumns } from './order.columns.tsx';
import { adminChoices, orderSorts, useOrdersAddress } from './useOrdersAddress.ts';

graphql(`
  query AdminOrders($filter: AdminOrderFilter, $sort: OrderSort, $after: String) {
    adminOrders(filter: $filter, sort: $sort, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
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
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: AdminOrdersDocument });

/** Every sale of the shop, for admins, with search, filters and order from the address. */
export function OrdersPage() {
  const { parameters, set, variables } = useOrdersAddress();
  const query = useAdminOrdersQuery({ variables });
  // The shown orders stay while others load.
  const data = query.data ?? query.previousData;
  const isNarrowed = parameters.text !== '' || parameters.show !== '';
  return (
    <>
      <PageTitle title="Sales" />
      <OrdersToolbar
        noun="sale"
        search="Name, email, product or transaction"
        choices={adminChoices}
        parameters={parameters}
        set={set}
        totalCount={query.data?.adminOrders.totalCount}
      >
        <ChoiceSelect
          label="Order"
          value={parameters.sort}
          choices={orderSorts}
          onChange={(sort) => set({ sort })}
        />
      </OrdersToolbar>
      <PagedTable
        label="Sales"
        query={{ ...query, data }}
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
