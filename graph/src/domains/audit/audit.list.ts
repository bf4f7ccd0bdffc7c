import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import { type RecordText, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { Models } from '../../context/merged-types.ts';
import { appendedSource } from '../../record-lists/appended-source.ts';
import type { RecordList } from '../../record-lists/record-list.ts';
import type { RowSource } from '../../record-lists/row-source.ts';
import type { AuditRecord } from './audit.model.ts';

/** What is kept in memory of an entry: it is found by the words of its reason, its ids and its address. */
export type AuditRow = RecordText & {
  id: string;
  action: AuditAction;
  /** Null where nobody was signed in. */
  actorId: string | null;
  targetId: string;
  /** In epoch milliseconds. */
  at: number;
};

declare module '../../context/merged-types.ts' {
  interface RecordLists {
    audit: RecordList<AuditRow>;
  }
}

/** How the audit log is read for a search: its entries are added, and never changed or deleted. */
export const auditSource = ({ AuditLog }: Pick<Models, 'AuditLog'>): RowSource<AuditRow> =>
  appendedSource(
    {
      find: (condition, limit) => AuditLog.findOldest(condition, limit),
      count: () => AuditLog.count(),
    },
    rowOf,
  );

function rowOf({ _id, action, actorId, targetId, address, reason, createdAt }: AuditRecord) {
  const id = _id.toHexString();
  const [actor, target] = [actorId?.toHexString() ?? null, targetId.toHexString()];
  const parts = [id, target, ...(actor ? [actor] : []), ...(address ? [address] : [])];
  const row: AuditRow = {
    id,
    ...recordText(reason ? [reason] : [], parts),
    action,
    actorId: actor,
    targetId: target,
    at: createdAt.getTime(),
  };
  return row;
}
