import { PageTitle } from '../../../ui/PageTitle.tsx';
import { UsersTable } from './UsersTable.tsx';

/** All buyers, for admins. */
export function BuyerUsersPage() {
  return (
    <>
      <PageTitle title="Buyer Users" />
      <UsersTable of="BUYER" label="Buyer Users" />
    </>
  );
}
