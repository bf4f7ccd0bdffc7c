import { mdiDumbbell } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { AdminProductsDocument } from '../../../generated/catalog.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AdminProductsTable } from './AdminProductsTable.tsx';
import { AdminProductsToolbar } from './AdminProductsToolbar.tsx';
import { defaultSearch, useAdminProductSearch } from './useAdminProductSearch.ts';

export const prefetch: Prefetch = (client) =>
  client.query({ query: AdminProductsDocument, variables: defaultSearch });

export function AdminProductsPage() {
  const search = useAdminProductSearch();
  return (
    <>
      <PageTitle title="Products" lead="Every product ever posted, in any state." />
      <AdminProductsTable
        variables={search.variables}
        toolbar={(totalCount) => <AdminProductsToolbar {...search} totalCount={totalCount} />}
        empty={
          <EmptyState icon={mdiDumbbell} title="No products found">
            Try fewer words, or another state.
          </EmptyState>
        }
      />
    </>
  );
}
