import { mdiClipboardTextClockOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AuditTable } from '../../audit/AuditTable.tsx';

/** What was put on record of a person, and what the person did as an admin, for admins. */
export function PersonActs({ id }: { id: string }) {
  return (
    <AuditTable
      key={id}
      label="Admin acts"
      variables={{ text: id }}
      empty={
        <EmptyState icon={mdiClipboardTextClockOutline} title="Nothing on record">
          What admins do to this account, and what it does as an admin, appears here.
        </EmptyState>
      }
    />
  );
}
