import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import type { CsvColumns } from '../../../rest/csv.ts';
import { exportRoute } from '../../../rest/export-route.ts';
import type { Reading } from '../../../rest/read-route.ts';
import type { RestRoute } from '../../../rest/route.ts';
import type { UserRecord } from '../user.model.ts';
import { adminPeople } from './people.queries.ts';
import { personStateOf } from './person-state.rules.ts';

export const peopleReadings: Reading[] = [
  {
    url: '/person',
    summary: 'One account with details for admins (admins)',
    operation: '{ adminPerson { ...Person } }',
  },
  {
    url: '/people',
    summary: 'All accounts with details for admins (admins)',
    operation: '{ adminPeople @page { ...Person } }',
  },
];

export const personFields = `fragment Person on Person {
  id user @flat { name email @there userRole: role verified }
  state suspendedAt suspensionReason since lastActiveAt cancelledSaleCount
}`;

const columns: CsvColumns<UserRecord> = {
  Id: ({ _id }) => _id.toHexString(),
  Name: ({ name }) => oneLine(name),
  'E-mail': ({ email }) => email,
  Role: ({ role }) => role,
  Verified: ({ verified }) => verified,
  State: personStateOf,
  'Suspended since': ({ suspendedAt }) => suspendedAt,
  Joined: ({ joinedAt }) => joinedAt,
  'Last active': ({ lastActiveAt }) => lastActiveAt,
};

export const peopleRoutes: RestRoute[] = [
  exportRoute({
    url: '/people.csv',
    summary: 'All matching people as a CSV file (admins)',
    list: 'adminPeople',
    name: 'people',
    lines: adminPeople.records,
    columns: () => columns,
  }),
];
