import type { Prefetch } from '../../../apollo/prefetch.ts';
import { UsersDocument } from '../../../generated/accounts.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { UsersTable } from './UsersTable.tsx';

export const prefetch: Prefetch = (client) =>
  client.query({ query: UsersDocument, variables: { role: 'SELLER' } });

export function SellerUsersPage() {
  return (
    <>
      <PageTitle title="Seller Users" />
      <UsersTable of="SELLER" label="Seller Users" />
    </>
  );
}
