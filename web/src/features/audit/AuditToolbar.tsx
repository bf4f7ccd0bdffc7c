import { AuditEntryFilter } from '@fitness-zone/contract/generated/inputs.ts';
import { countText } from '../../lib/countText.ts';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { DayField } from '../../ui/table-toolbar/DayField.tsx';
import { SearchField } from '../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../ui/table-toolbar/TableToolbar.tsx';
import { actionLabels } from './actionLabels.ts';
import { actionParameter, type useAuditAddress } from './useAuditAddress.ts';

type Address = ReturnType<typeof useAuditAddress>;

type Props = {
  parameters: Address['parameters'];
  set: Address['set'];
  /** number of matching entries; undefined until it is known */
  totalCount: number | null | undefined;
};

const choices = {
  '': 'Any action',
  ...Object.fromEntries(
    Object.entries(actionLabels).map(([action, name]) => [actionParameter(action), name]),
  ),
};

/** Searches and narrows the audit log. */
export function AuditToolbar({ parameters, set, totalCount }: Props) {
  return (
    <TableToolbar
      label="Find entries"
      total={totalCount === undefined ? '' : countText(totalCount, 'entry', 'entries')}
    >
      <SearchField
        label="Name, email, reason, address or id"
        text={parameters.text}
        maxLength={AuditEntryFilter.text.maxLength}
        onChange={(text) => set({ text })}
      />
      <ChoiceSelect
        label="Action"
        value={parameters.action}
        choices={choices}
        onChange={(action) => set({ action })}
      />
      <DayField label="From" day={parameters.from} onChange={(from) => set({ from })} />
      <DayField label="To" day={parameters.to} onChange={(to) => set({ to })} />
    </TableToolbar>
  );
}
