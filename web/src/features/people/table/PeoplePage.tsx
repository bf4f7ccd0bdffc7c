import { mdiAccountSearchOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PeopleQuery } from '../../../generated/graphql.ts';
import { PeopleDocument, usePeopleQuery } from '../../../generated/people.ts';
import { graphql } from '../../../lib/graphql.ts';
import { chooseColumn } from '../../../ui/chosen-rows/chooseColumn.tsx';
import { useChosenRows } from '../../../ui/chosen-rows/useChosenRows.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { roleLabels } from '../../accounts/roleLabels.ts';
import { VerifiedMark } from '../../accounts/users/VerifiedMark.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import { PersonCell } from './PersonCell.tsx';
import { peopleVariables, usePeopleAddress } from './usePeopleAddress.ts';

graphql(`
  query People($filter: PersonFilter, $sort: PersonSort, $after: String) {
    adminPeople(filter: $filter, sort: $sort, after: $after) {
      edges {
        cursor
        node {
          id
          state
          since
          lastActiveAt
          user {
            id
            name
            email
            role
            verified
            ...PersonCell_user
            ...VerifiedMark_user
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const prefetch: Prefetch = (client) => client.query({ query: PeopleDocument });

type Person = PeopleQuery['adminPeople']['edges'][number]['node'];

const suspended = <Tag sx={{ bgcolor: 'error.light', color: 'error.main' }}>Suspended</Tag>;

const columns: Column<Person>[] = [
  { header: 'Person', cell: ({ user }) => <PersonCell user={user} /> },
  { header: 'Role', cell: ({ user }) => roleLabels[user.role] },
  { header: 'Verified', cell: ({ user }) => <VerifiedMark user={user} /> },
  { header: 'State', cell: ({ state }) => (state === 'SUSPENDED' ? suspended : 'Active') },
  {
    header: 'Last active',
    cell: ({ lastActiveAt }) => (lastActiveAt ? <RelativeDate at={lastActiveAt} /> : 'Never'),
  },
  { header: 'Joined', cell: ({ since }) => <RelativeDate at={since} /> },
];

/** All accounts, with search, for admins. */
export function PeoplePage() {
  const [address, setAddress] = usePeopleAddress();
  const query = usePeopleQuery({ variables: peopleVariables(address) });
  // The former results stay until the new ones load.
  const data = query.data ?? query.previousData;
  const people = data?.adminPeople.edges.map(({ node }) => node) ?? [];
  const chosen = useChosenRows(people, JSON.stringify(address));
  return (
    <>
      <PageTitle title="People" />
      <PeopleToolbar
        address={address}
        onChange={setAddress}
        count={query.error ? undefined : data?.adminPeople.totalCount}
      />
      <PagedTable<PeopleQuery, Person>
        label="People"
        query={{ ...query, data }}
        list={({ adminPeople }) => adminPeople}
        empty={
          <EmptyState icon={mdiAccountSearchOutline} title="No people found">
            Try fewer letters or fewer filters.
          </EmptyState>
        }
        columns={[chooseColumn(chosen, ({ user }) => user.name), ...columns]}
      />
      <ChosenPeople chosen={chosen} />
    </>
  );
}
