import { PageTitle } from '../../ui/PageTitle.tsx';

/** What a seller has sold. */
export function SalesPage() {
  return <PageTitle title="Sales" />;
}
