import { PageTitle } from '../../ui/PageTitle.tsx';

/** All sellers, for admins. */
export function SellerUsersPage() {
  return <PageTitle title="Seller Users" />;
}
