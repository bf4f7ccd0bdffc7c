import { mdiClipboardTextClockOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AuditTable } from '../../audit/AuditTable.tsx';

/** Audit log entries about a person, and their own acts as an admin. */
export function PersonActs({ id }: { id: string }) {
  return (
    <AuditTable
      key={id}
      label="Admin acts"
      variables={{ filter: { text: id } }}
      empty={
        <EmptyState icon={mdiClipboardTextClockOutline} title="No entries">
          Actions on this account by admins, and its own actions as an admin, appear here.
        </EmptyState>
      }
    />
  );
}
