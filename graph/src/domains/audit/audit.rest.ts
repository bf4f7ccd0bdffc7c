import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import { nextPage, searchableQuery, slicePoints } from '../../rest/answers.ts';
import { parameter } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import type { AuditRecord } from './audit.model.ts';
import { readAuditSlice } from './audit.queries.ts';

const entryShape = Type.Object(
  {
    _id: Type.String(),
    action: Type.Enum(Object.values(enumValues.AuditAction)),
    source: Type.Enum(Object.values(enumValues.AuditSource)),
    actorId: Type.Optional(Type.String({ description: 'The account that acted, if any.' })),
    targetId: Type.String({ description: 'The target account, category or product.' }),
    address: Type.Optional(Type.String({ description: 'The network address it came from.' })),
    failedEntryId: Type.Optional(
      Type.String({ description: 'The entry written before an act that then failed.' }),
    ),
    reason: Type.Optional(Type.String({ description: "Reason for an admin's refund." })),
    createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
  },
  { title: 'AuditEntry' },
);

const searchQuery = Type.Object({
  q: parameter('AuditEntryFilter', 'text'),
  action: parameter('AuditEntryFilter', 'action'),
  from: parameter('AuditEntryFilter', 'from'),
  to: parameter('AuditEntryFilter', 'to'),
  timeZone: parameter('AuditEntryFilter', 'timeZone'),
});

/** The REST path of the audit log. */
export const auditRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/auditLog',
    summary:
      'Who did what, to what, when and from where, or those that match, newest first (admins)',
    bearer: true,
    querystring: searchableQuery(searchQuery.properties),
    response: Type.Array(entryShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, q: text, ...search } = query;
      const filter = { text, ...search };
      const { records, next } = await readAuditSlice(context, { limit, after, filter });
      if (next) header('link', nextPage('/auditLog', query, next));
      return records.map(showEntry);
    },
  }),
];

function showEntry(entry: AuditRecord): Static<typeof entryShape> {
  const { _id, action, source, actorId, targetId, address, failedEntryId, createdAt, reason } =
    entry;
  return {
    _id: _id.toHexString(),
    action,
    source,
    ...(actorId && { actorId: actorId.toHexString() }),
    targetId: targetId.toHexString(),
    ...(address && { address }),
    ...(failedEntryId && { failedEntryId: failedEntryId.toHexString() }),
    ...(reason && { reason }),
    createdAt: createdAt.getTime(),
  };
}
