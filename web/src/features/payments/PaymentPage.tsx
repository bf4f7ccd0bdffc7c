import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where a buyer pays for one product. */
export function PaymentPage() {
  return <PageTitle title="Payment" />;
}
