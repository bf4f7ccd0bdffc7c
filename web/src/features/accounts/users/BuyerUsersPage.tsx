import type { Prefetch } from '../../../apollo/prefetch.ts';
import { UsersDocument } from '../../../generated/accounts.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { UsersTable } from './UsersTable.tsx';

export const prefetch: Prefetch = (client) =>
  client.query({ query: UsersDocument, variables: { role: 'BUYER' } });

export function BuyerUsersPage() {
  return (
    <>
      <PageTitle title="Buyer Users" />
      <UsersTable of="BUYER" label="Buyer Users" />
    </>
  );
}
