import type { Prefetch } from '../../../apollo/prefetch.ts';
import { UsersDocument } from '../../../generated/accounts.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { UsersTable } from './UsersTable.tsx';

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) =>
  client.query({ query: UsersDocument, variables: { role: 'SELLER' } });

/** All sellers, for admins. */
export function SellerUsersPage() {
  return (
    <>
      <PageTitle title="Seller Users" />
      <UsersTable of="SELLER" label="Seller Users" />
    </>
  );
}
