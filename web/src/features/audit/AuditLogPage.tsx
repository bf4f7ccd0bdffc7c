import { AuditEntryFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiClipboardTextClockOutline } from '@mdi/js';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { AuditLogDocument } from '../../generated/audit.ts';
import type { AuditLogQueryVariables } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { AddressToolbar } from '../../ui/table-toolbar/AddressToolbar.tsx';
import {
  type AddressFields,
  choiceField,
  choicesOf,
  searchField,
  useTableAddress,
} from '../../ui/table-toolbar/tableAddress.ts';
import { AuditTable } from './AuditTable.tsx';
import { actionLabels } from './actionLabels.ts';

export const prefetch: Prefetch = (client) => client.query({ query: AuditLogDocument });

const isDay = (text: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const dayField = (label: string, name: 'from' | 'to') => ({
  label,
  control: 'day' as const,
  variables: (day: string) => ({
    // Days in the time zone of the table.
    ...(isDay(day) && {
      filter: { [name]: day, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
  }),
});

const fields: AddressFields<AuditLogQueryVariables> = {
  text: searchField('Name, email, reason, address or id', bounds.text),
  action: choiceField(
    'Action',
    'Any action',
    choicesOf(actionLabels, (action) => ({ filter: { action } })),
  ),
  from: dayField('From', 'from'),
  to: dayField('To', 'to'),
};

/** The audit log, for admins: searched and filtered by the address. */
export function AuditLogPage() {
  const address = useTableAddress(fields);
  const { variables } = address;
  return (
    <>
      <PageTitle
        title="Audit Log"
        lead="Actions by admins, and deleted accounts. Entries can’t be changed."
      />
      <AuditTable
        label="Audit Log"
        variables={variables}
        toolbar={(count) => (
          <AddressToolbar address={address} noun="entry" nouns="entries" count={count} />
        )}
        empty={
          variables.filter ? (
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
