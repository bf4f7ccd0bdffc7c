import type { MockContext } from '../../context.ts';
import type { AuditAction } from '../../generated/resolvers.ts';
import { newId } from '../records.ts';

/** From where every request of the mocks comes. */
const address = '127.0.0.1';

/** Adds what the viewer does to the audit log. */
export function recordAct(
  { records, changes, viewer }: MockContext,
  action: AuditAction,
  targetId: string,
  reason: string | null = null,
): void {
  const id = newId();
  records.auditLog.push({
    id,
    action,
    source: 'REQUEST',
    actorId: viewer?.id ?? null,
    targetId,
    address,
    failedEntryId: null,
    reason,
    createdAt: new Date().toISOString(),
  });
  // At once, to who is an admin before the act.
  changes.publish([{ kind: 'audit', entryId: id }]);
}
