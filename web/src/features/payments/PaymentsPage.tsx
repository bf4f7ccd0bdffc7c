import { PageTitle } from '../../ui/PageTitle.tsx';

/** Every payment, for admins. */
export function PaymentsPage() {
  return <PageTitle title="Payments" />;
}
