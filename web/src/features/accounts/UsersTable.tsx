import { useQuery } from '@apollo/client/react';
import { mdiAccountGroupOutline } from '@mdi/js';
import { graphql } from '../../generated/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { TableSkeleton } from '../../ui/Skeletons.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { UserPicture } from './UserPicture.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';
import { VerifyUserButton } from './VerifyUserButton.tsx';

export const UsersQuery = graphql(`
  query Users($role: Role!, $after: String) {
    users(role: $role, after: $after) {
      edges {
        cursor
        node {
          id
          name
          email
          ...UserPicture_user
          ...VerifiedMark_user
          ...VerifyUserButton_user
          ...DeleteUserButton_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Props = { of: 'BUYER' | 'SELLER'; label: string };

/** All accounts of one role, newest first, with what an admin can do about each. */
export function UsersTable({ of: role, label }: Props) {
  const { data, error, refetch, fetchMore } = useQuery(UsersQuery, { variables: { role } });
  if (!data) {
    return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton rows={8} />;
  }
  const { edges, pageInfo } = data.users;
  if (edges.length === 0) {
    return (
      <EmptyState icon={mdiAccountGroupOutline} title="Nobody here yet">
        As soon as somebody signs up in this role, they appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label={label}
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        columns={[
          { header: 'SL No', cell: (_user, index) => index + 1 },
          { header: 'image', cell: (user) => <UserPicture user={user} /> },
          { header: 'name', cell: ({ name }) => name },
          { header: 'email', cell: ({ email }) => email },
          { header: 'Verified', cell: (user) => <VerifiedMark user={user} /> },
          {
            header: 'Action',
            cell: (user) => (
              <>
                <VerifyUserButton user={user} /> <DeleteUserButton user={user} />
              </>
            ),
          },
        ]}
      />
      <LoadMore
        more={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
