import { PageTitle } from '../../ui/PageTitle.tsx';

/** What a buyer has paid for. */
export function PurchasesPage() {
  return <PageTitle title="Purchases" />;
}
