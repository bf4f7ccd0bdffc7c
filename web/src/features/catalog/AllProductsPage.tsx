import { PageTitle } from '../../ui/PageTitle.tsx';

/** Every product that can be bought. */
export function AllProductsPage() {
  return <PageTitle title="All products" />;
}
