import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import { listQuery, nextPage } from '../../rest/answers.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import type { AuditRecord } from './audit.model.ts';
import { listAuditLog } from './audit.queries.ts';

const entryShape = Type.Object({
  _id: Type.String(),
  action: Type.Enum(Object.values(enumValues.AuditAction)),
  source: Type.Enum(Object.values(enumValues.AuditSource)),
  actorId: Type.Optional(Type.String({ description: 'The account that did it, if one did.' })),
  targetId: Type.String({ description: 'The account, category or product that it was done to.' }),
  address: Type.Optional(Type.String({ description: 'The network address it came from.' })),
  failedEntryId: Type.Optional(
    Type.String({ description: 'The entry written before an act that then failed.' }),
  ),
  reason: Type.Optional(Type.String({ description: 'Why an admin has refunded a sale.' })),
  createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
});

/** The REST path of the audit log. */
export const auditRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/auditLog',
    summary: 'Who did what, to what, when and from where, newest first (admins)',
    bearer: true,
    querystring: listQuery,
    response: Type.Array(entryShape),
    handler: async ({ context, query, header }) => {
      const { records, next } = await listAuditLog(context, query);
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
