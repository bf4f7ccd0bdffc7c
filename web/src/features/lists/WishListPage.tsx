import { PageTitle } from '../../ui/PageTitle.tsx';

/** A buyer's wished products. */
export function WishListPage() {
  return <PageTitle title="Wish List" />;
}
