import { AdminOrderFilter } from '@fitness-zone/contract/generated/inputs.ts';
import type { ReactNode } from 'react';
import { countText } from '../../../lib/countText.ts';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';

type Props = {
  noun: 'purchase' | 'sale';
  /** what the search covers */
  search: string;
  /** filters by their names in the address */
  choices: Readonly<Record<string, string>>;
  parameters: { text: string; show: string };
  set: (changes: { text: string } | { show: string }) => void;
  /** undefined until known */
  totalCount: number | null | undefined;
  /** fields beside these */
  children?: ReactNode;
};

/** Searches and narrows orders. */
export function OrdersToolbar(props: Props) {
  const { noun, search, choices, parameters, set, totalCount, children } = props;
  return (
    <TableToolbar
      label={`Find ${noun}s`}
      total={totalCount === undefined ? '' : countText(totalCount, noun)}
    >
      <SearchField
        label={search}
        text={parameters.text}
        maxLength={AdminOrderFilter.text.maxLength}
        onChange={(text) => set({ text })}
      />
      <ChoiceSelect
        label="Show"
        value={parameters.show}
        choices={choices}
        onChange={(show) => set({ show })}
      />
      {children}
    </TableToolbar>
  );
}
