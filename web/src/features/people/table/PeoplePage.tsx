import { PersonFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiAccountSearchOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PeopleQuery, PeopleQueryVariables } from '../../../generated/graphql.ts';
import { PeopleDocument, usePeopleQuery } from '../../../generated/people.ts';
import { graphql } from '../../../lib/graphql.ts';
import { chooseColumn } from '../../../ui/chosen-rows/chooseColumn.tsx';
import { useChosenRows } from '../../../ui/chosen-rows/useChosenRows.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PagedTable, shownData } from '../../../ui/table/PagedTable.tsx';
import { AddressToolbar } from '../../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  choicesOf,
  restParameters,
  searchField,
  sortField,
  useTableAddress,
} from '../../../ui/table-toolbar/tableAddress.ts';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { roleLabels } from '../../accounts/roleLabels.ts';
import { VerifiedMark } from '../../accounts/users/VerifiedMark.tsx';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { PersonCell } from './PersonCell.tsx';

graphql(`
  query People($filter: PersonFilter, $sort: PersonSort, $after: String) {
    adminPeople(filter: $filter, sort: $sort, after: $after) {
      edges {
        node {
          state
          since
          lastActiveAt
          user {
            name
            email
            role
            verified
            ...PersonCell_user
            ...VerifiedMark_user
          }
        }
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

const fields: AddressFields<PeopleQueryVariables> = {
  text: searchField('Name or email', bounds.text),
  role: choiceField(
    'Role',
    'Any role',
    choicesOf({ BUYER: 'Buyers', SELLER: 'Sellers', ADMIN: 'Admins' }, (role) => ({
      filter: { role },
    })),
  ),
  verified: choiceField('Verification', 'Any verification', {
    yes: ['Verified', { filter: { verified: true } }],
    no: ['Not verified', { filter: { verified: false } }],
  }),
  state: choiceField(
    'State',
    'Any state',
    choicesOf({ ACTIVE: 'Active', SUSPENDED: 'Suspended' }, (state) => ({ filter: { state } })),
  ),
  sort: sortField({ OLDEST: 'Oldest first', LAST_ACTIVE: 'Last active first' }),
};

/** All accounts, with search, for admins. */
export function PeoplePage() {
  const address = useTableAddress(fields);
  const { variables } = address;
  const query = usePeopleQuery({ variables });
  const list = shownData(query)?.adminPeople;
  const chosen = useChosenRows(
    list?.edges.map(({ node }) => node) ?? [],
    JSON.stringify(variables),
  );
  return (
    <>
      <PageTitle title="People" />
      <AddressToolbar
        address={address}
        noun="person"
        nouns="people"
        count={list?.totalCount}
        actions={
          <DownloadButton
            path="/people.csv"
            parameters={restParameters(variables)}
            fileName="people.csv"
          >
            Download
          </DownloadButton>
        }
      />
      <PagedTable<PeopleQuery, Person>
        label="People"
        query={query}
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
