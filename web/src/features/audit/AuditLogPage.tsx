import { mdiClipboardTextClockOutline } from '@mdi/js';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { AuditLogDocument } from '../../generated/audit.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { useAuditAddress } from './useAuditAddress.ts';

export const prefetch: Prefetch = (client) => client.query({ query: AuditLogDocument });

/** The audit log, for admins: searched and filtered by the address. */
export function AuditLogPage() {
  const { parameters, set, variables } = useAuditAddress();
  const isSearched = Object.keys(variables).length > 0;
  return (
    <>
      <PageTitle
        title="Audit Log"
        lead="Actions by admins, and deleted accounts. Entries can’t be changed."
      />
      <AuditTable
        label="Audit Log"
        variables={variables}
        toolbar={(totalCount) => (
          <AuditToolbar parameters={parameters} set={set} totalCount={totalCount} />
        )}
        empty={
          isSearched ? (
            <EmptyState icon={mdiClipboardTextClockOutline} title="No matching entries">
              Try fewer letters, another action or a longer period.
              <br />
              <TextLink to={paths.auditLog}>Show all entries</TextLink>
            </EmptyState>
          ) : (
            <EmptyState icon={mdiClipboardTextClockOutline} title="No entries yet">
              When an admin verifies, promotes or deletes somebody, adds a category or acts on a
              product, it appears here.
            </EmptyState>
          )
        }
      />
    </>
  );
}
