import { enumValues } from '@fitness-zone/contract/enums.ts';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { type Static, Type } from 'typebox';
import { nextPage, searchableQuery, slicePoints } from '../../../rest/answers.ts';
import { parameter } from '../../../rest/contract-schema.ts';
import { type CsvColumns, csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import type { UserRecord } from '../user.model.ts';
import { allPeople, type PeopleAsked, readPeopleSlice } from './people.queries.ts';
import { personShape, showPerson } from './person.shape.ts';
import { personStateOf } from './person-state.rules.ts';

const search = Type.Object({
  q: parameter('PersonFilter', 'text'),
  role: parameter('PersonFilter', 'role'),
  verified: parameter('PersonFilter', 'verified'),
  state: parameter('PersonFilter', 'state'),
  sort: Type.Optional(
    Type.Enum(Object.values(enumValues.PersonSort), {
      description: 'Order; `newest` by default.',
    }),
  ),
});
type Search = Static<typeof search>;

const askedBy = ({ q: text, sort, ...filter }: Search): PeopleAsked => ({
  filter: { text, ...filter },
  sort,
});

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
    url: '/people',
    summary: 'All accounts with details for admins (admins)',
    bearer: true,
    querystring: searchableQuery(search.properties),
    points: slicePoints,
    response: Type.Array(personShape),
    handler: async ({ context, query, header }) => {
      const { limit, after, ...given } = query;
      const { records, next } = await readPeopleSlice(context, { limit, after, ...askedBy(given) });
      if (next) header('link', nextPage('/people', query, next));
      return Promise.all(records.map((user) => showPerson(context, user)));
    },
  }),
  route({
    method: 'GET',
    url: '/people.csv',
    summary: 'All matching people as a CSV file (admins)',
    bearer: true,
    querystring: search,
    points: filePoints,
    file: 'text/csv',
    response: Type.String(),
    handler: async ({ context, query, header }) => {
      const people = await allPeople(context, askedBy(query));
      for (const [name, value] of csvHeaders('people')) header(name, value);
      return csvFile(columns, people);
    },
  }),
];
