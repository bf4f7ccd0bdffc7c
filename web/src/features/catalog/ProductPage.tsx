import { PageTitle } from '../../ui/PageTitle.tsx';

/** Everything about one product. */
export function ProductPage() {
  return <PageTitle title="Product" />;
}
