import { mdiDumbbell } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AdminProductsTable } from '../../finding/admin/AdminProductsTable.tsx';

/** All products of one person in any state, for admins. */
export function PersonProducts({ id }: { id: string }) {
  return (
    <AdminProductsTable
      variables={{ filter: { sellerId: id } }}
      empty={
        <EmptyState icon={mdiDumbbell} title="No products">
          This person has never posted a product. What sellers post appears here, sold and removed
          ones included.
        </EmptyState>
      }
    />
  );
}
