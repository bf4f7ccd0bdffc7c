import { PageTitle } from '../../ui/PageTitle.tsx';

/** A buyer's booked products. */
export function OrderListPage() {
  return <PageTitle title="Order List" />;
}
