import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputDescriptions, inputs } from '@fitness-zone/contract/generated/inputs.ts';
import { type Static, Type } from 'typebox';
import { listPoints, nextPage, searchedListQuery } from '../../rest/answers.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import type { AuditRecord } from './audit.model.ts';
import { listAuditLog } from './audit.queries.ts';

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

const { text, from, to, timeZone } = inputs.AuditEntryFilter;
const words = inputDescriptions.AuditEntryFilter;

const searchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: text.maxLength, description: words.text })),
  action: Type.Optional(
    Type.Enum(Object.values(enumValues.AuditAction), { description: words.action }),
  ),
  from: Type.Optional(Type.String({ pattern: from.pattern, description: words.from })),
  to: Type.Optional(Type.String({ pattern: to.pattern, description: words.to })),
  timeZone: Type.Optional(
    Type.String({ maxLength: timeZone.maxLength, description: words.timeZone }),
  ),
});

/** The REST path of the audit log. */
export const auditRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/auditLog',
    summary:
      'Who did what, to what, when and from where, or those that match, newest first (admins)',
    bearer: true,
    querystring: searchedListQuery(searchQuery.properties),
    response: Type.Array(entryShape),
    points: listPoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, q: text, ...search } = query;
      const filter = { text, ...search };
      const { records, next } = await listAuditLog(context, { limit, after, filter });
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
