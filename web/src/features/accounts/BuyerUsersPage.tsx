import { PageTitle } from '../../ui/PageTitle.tsx';

/** All buyers, for admins. */
export function BuyerUsersPage() {
  return <PageTitle title="Buyer Users" />;
}
