import { PageTitle } from '../../../ui/PageTitle.tsx';
import { UsersTable } from './UsersTable.tsx';

/** All sellers, for admins. */
export function SellerUsersPage() {
  return (
    <>
      <PageTitle title="Seller Users" />
      <UsersTable of="SELLER" label="Seller Users" />
    </>
  );
}
