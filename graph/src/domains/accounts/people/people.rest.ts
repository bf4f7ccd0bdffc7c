import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { Type } from 'typebox';
import { type CsvColumns, csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { listSearch } from '../../../rest/list-search.ts';
import type { Reading } from '../../../rest/read-route.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import type { UserRecord } from '../user.model.ts';
import { allPeople } from './people.queries.ts';
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

const search = listSearch('adminPeople');

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
  route({
    method: 'GET',
    url: '/people.csv',
    summary: 'All matching people as a CSV file (admins)',
    bearer: true,
    querystring: Type.Object(search.parameters),
    points: filePoints,
    file: 'text/csv',
    response: Type.String(),
    handler: async ({ context, query, header }) => {
      const people = await allPeople(context, search.asked(query));
      for (const [name, value] of csvHeaders('people')) header(name, value);
      return csvFile(columns, people);
    },
  }),
];
