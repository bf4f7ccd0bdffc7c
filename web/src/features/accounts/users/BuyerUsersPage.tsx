import type { Prefetch } from '../../../apollo/prefetch.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { UsersQuery, UsersTable } from './UsersTable.tsx';

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) =>
  client.query({ query: UsersQuery, variables: { role: 'BUYER' } });

/** All buyers, for admins. */
export function BuyerUsersPage() {
  return (
    <>
      <PageTitle title="Buyer Users" />
      <UsersTable of="BUYER" label="Buyer Users" />
    </>
  );
}
