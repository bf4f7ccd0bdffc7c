import { PageTitle } from '../../ui/PageTitle.tsx';

/** A seller's own products. */
export function ProductListPage() {
  return <PageTitle title="My products" />;
}
