import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where a seller posts a product. */
export function AddProductPage() {
  return <PageTitle title="Product Post to Sell" />;
}
