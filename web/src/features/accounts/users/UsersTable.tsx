import { mdiAccountGroupOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useUsersQuery } from '../../../generated/accounts.ts';
import type { Role, UsersQuery } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { CellText, twoLines } from '../../../ui/table/CellText.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { UserPicture } from '../UserPicture.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { DemoteAdminButton } from './DemoteAdminButton.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';
import { VerifyUserButton } from './VerifyUserButton.tsx';

graphql(`
  query Users($role: Role!, $after: String) {
    users(filter: { role: $role }, after: $after) {
      edges {
        node {
          name
          email
          ...UserPicture_user
          ...VerifiedMark_user
          ...VerifyUserButton_user
          ...DeleteUserButton_user
          ...DemoteAdminButton_user
        }
      }
    }
  }
`);

type User = UsersQuery['users']['edges'][number]['node'];

const facts: Column<User>[] = [
  { header: 'image', cell: (user) => <UserPicture user={user} /> },
  {
    header: 'name',
    cell: ({ id, name }) => (
      <TextLink to={paths.person(id)} title={name} sx={twoLines}>
        {name}
      </TextLink>
    ),
  },
  { header: 'email', cell: ({ email }) => email && <CellText>{email}</CellText> },
];
const ofAdmins: Column<User>[] = [
  { header: 'Action', cell: (user) => <DemoteAdminButton user={user} /> },
];
const ofOthers: Column<User>[] = [
  { header: 'Verified', cell: (user) => <VerifiedMark user={user} /> },
  {
    header: 'Action',
    cell: (user) => (
      <Box sx={{ whiteSpace: { md: 'nowrap' } }}>
        <VerifyUserButton user={user} /> <DeleteUserButton user={user} />
      </Box>
    ),
  },
];

type Props = { of: Role; label: string };

/** All accounts of one role, newest first, with an admin's actions for each. */
export function UsersTable({ of: role, label }: Props) {
  return (
    <PagedTable<UsersQuery, User>
      label={label}
      query={useUsersQuery({ variables: { role } })}
      list={({ users }) => users}
      empty={
        <EmptyState icon={mdiAccountGroupOutline} title="No accounts yet">
          People appear here when they sign up in this role.
        </EmptyState>
      }
      columns={[...facts, ...(role === 'ADMIN' ? ofAdmins : ofOthers)]}
    />
  );
}
