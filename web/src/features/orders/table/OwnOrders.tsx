import type { ReactNode } from 'react';
import type { OrdersQuery } from '../../../generated/graphql.ts';
import { useOrdersQuery } from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { orderAreas, productColumns, progressColumns } from './order.columns.tsx';
import { RowAction } from './RowAction.tsx';
import { ownChoices, useOwnOrdersAddress } from './useOrdersAddress.ts';

graphql(`
  query Orders($filter: OrderFilter, $after: String) {
    orders(filter: $filter, after: $after) {
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
          ...RowAction_order
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

type Order = OrdersQuery['orders']['edges'][number]['node'];

type Props = {
  title: 'Purchases' | 'Sales';
  /** the word for one of them */
  noun: 'purchase' | 'sale';
  /** the side whose name is shown */
  other: 'Buyer' | 'Seller';
  icon: string;
  /** links beside the title */
  actions?: ReactNode;
  /** in place of a list that is empty without a search */
  empty: ReactNode;
};

/** A buyer's purchases or a seller's sales, with search and filters from the address. */
export function OwnOrders({ title, noun, other, icon, actions, empty }: Props) {
  const { parameters, set, variables } = useOwnOrdersAddress();
  const query = useOrdersQuery({ variables });
  // The shown orders stay while others load.
  const data = query.data ?? query.previousData;
  const isNarrowed = parameters.text !== '' || parameters.show !== '';
  const isEmpty = !isNarrowed && query.data?.orders.edges.length === 0;
  return (
    <>
      <PageTitle title={title} actions={actions} />
      {!isEmpty && (
        <OrdersToolbar
          noun={noun}
          search={`${other}, product or transaction`}
          choices={ownChoices(noun)}
          parameters={parameters}
          set={set}
          totalCount={query.data?.orders.totalCount}
        />
      )}
      <PagedTable
        label={title}
        query={{ ...query, data }}
        list={(data: OrdersQuery) => data.orders}
        areas={orderAreas}
        empty={
          isNarrowed ? (
            <EmptyState icon={icon} title={`No ${noun}s found`}>
              Try fewer words, or show all {noun}s.
            </EmptyState>
          ) : (
            empty
          )
        }
        columns={[
          ...productColumns,
          {
            header: other,
            area: 'other',
            cell: ({ buyer, seller }) => (
              <CellText>{other === 'Seller' ? seller.name : buyer.name}</CellText>
            ),
          },
          ...progressColumns<Order>((order) => (
            <RowAction order={order} fallback={`View ${noun}`} />
          )),
        ]}
      />
    </>
  );
}
