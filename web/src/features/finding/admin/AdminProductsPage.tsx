import { AdminProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiDumbbell } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { AdminProductsDocument } from '../../../generated/finding.ts';
import type { AdminProductsQueryVariables } from '../../../generated/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AddressToolbar } from '../../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  choicesOf,
  restParameters,
  searchField,
  sortField,
  useTableAddress,
} from '../../../ui/table-toolbar/tableAddress.ts';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { AdminProductsTable } from './AdminProductsTable.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: AdminProductsDocument });

const stocks = {
  AVAILABLE: 'Available',
  SOLD: 'Sold',
  PAUSED: 'Paused',
  SOLD_ELSEWHERE: 'Sold elsewhere',
  HIDDEN: 'Hidden',
  REMOVED: 'Removed',
};

const fields: AddressFields<AdminProductsQueryVariables> = {
  text: searchField('Name, place or id', bounds.text),
  stock: choiceField(
    'State',
    'Any state',
    choicesOf(stocks, (stock) => ({ filter: { stock } })),
  ),
  only: choiceField<AdminProductsQueryVariables>('Only', 'All products', {
    advertised: ['Advertised', { filter: { advertised: true } }],
    reported: ['Reported', { filter: { reported: true } }],
  }),
  sort: sortField({
    OLDEST: 'Oldest first',
    PRICE_ASC: 'Price: low to high',
    PRICE_DESC: 'Price: high to low',
  }),
};

export function AdminProductsPage() {
  const address = useTableAddress(fields);
  const { variables } = address;
  return (
    <>
      <PageTitle title="Products" lead="Every product ever posted, in any state." />
      <AdminProductsTable
        variables={variables}
        toolbar={(count) => (
          <AddressToolbar
            address={address}
            noun="product"
            count={count}
            actions={
              <DownloadButton
                path="/adminProducts.csv"
                parameters={restParameters(variables)}
                fileName="products.csv"
              >
                Download
              </DownloadButton>
            }
          />
        )}
        empty={
          <EmptyState icon={mdiDumbbell} title="No products found">
            Try fewer words, or another state.
          </EmptyState>
        }
      />
    </>
  );
}
