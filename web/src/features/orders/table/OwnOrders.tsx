import { OrderFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import type { ReactNode } from 'react';
import type { OrdersQuery, OrdersQueryVariables } from '../../../generated/graphql.ts';
import { useOrdersQuery } from '../../../generated/orders.ts';
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
  useTableAddress,
} from '../../../ui/table-toolbar/tableAddress.ts';
import { orderAreas, productColumns, progressColumns } from './order.columns.tsx';
import { problemChoice, stateChoices } from './orderChoices.ts';
import { RowAction } from './RowAction.tsx';

graphql(`
  query Orders($filter: OrderFilter, $after: String) {
    orders(filter: $filter, after: $after) {
      totalCount
      edges {
        node {
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
    }
  }
`);

type Order = OrdersQuery['orders']['edges'][number]['node'];

type Props = {
  title: 'Purchases' | 'Sales';
  /** the word for one order */
  noun: 'purchase' | 'sale';
  /** the side whose name is shown */
  other: 'Buyer' | 'Seller';
  icon: string;
  /** links beside the title */
  actions?: ReactNode;
  /** shown for a list that is empty without a search */
  empty: ReactNode;
};

const fieldsFor = ({ noun, other }: Props): AddressFields<OrdersQueryVariables> => ({
  text: searchField(`${other}, product or transaction`, bounds.text),
  show: choiceField<OrdersQueryVariables>('Show', `All ${noun}s`, {
    due: ['Waiting for you', { filter: { hasDueAction: true } }],
    problem: problemChoice,
    ...stateChoices,
  }),
});

/** A buyer's purchases or a seller's sales, with search and filters from the address. */
export function OwnOrders(props: Props) {
  const { title, noun, other, icon, actions, empty } = props;
  const address = useTableAddress(fieldsFor(props));
  const query = useOrdersQuery({ variables: address.variables });
  const isNarrowed = address.variables.filter != null;
  const isEmpty = !isNarrowed && query.data?.orders.edges.length === 0;
  return (
    <>
      <PageTitle title={title} actions={actions} />
      {!isEmpty && (
        <AddressToolbar address={address} noun={noun} count={query.data?.orders.totalCount} />
      )}
      <PagedTable
        label={title}
        query={query}
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
