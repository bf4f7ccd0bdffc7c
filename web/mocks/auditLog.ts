import type { MockContext } from './context.ts';
import type { AuditAction } from './generated/resolvers.ts';
import { newId } from './records.ts';

/** From where every request of the mocks comes. */
const address = '127.0.0.1';

/** Adds what the viewer does to the audit log. */
export function putOnRecord(
  { records, viewer }: MockContext,
  action: AuditAction,
  targetId: string,
): void {
  records.auditLog.push({
    id: newId(),
    action,
    source: 'REQUEST',
    actorId: viewer?.id ?? null,
    targetId,
    address,
    failedEntryId: null,
    createdAt: new Date().toISOString(),
  });
}
