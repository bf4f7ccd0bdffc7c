import { AdminOrderFilter } from '@fitness-zone/contract/generated/inputs.ts';
import { countText } from '../../../lib/countText.ts';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';
import { orderChoices, orderSorts, type useOrdersAddress } from './useOrdersAddress.ts';

type Address = ReturnType<typeof useOrdersAddress>;

type Props = {
  parameters: Address['parameters'];
  set: Address['set'];
  /** how many orders match; undefined while that is not known */
  totalCount: number | null | undefined;
};

/** Searches, narrows and sorts the sales. */
export function OrdersToolbar({ parameters, set, totalCount }: Props) {
  return (
    <TableToolbar
      label="Find sales"
      total={totalCount === undefined ? '' : countText(totalCount, 'sale')}
    >
      <SearchField
        label="Name, email, product or transaction"
        text={parameters.text}
        maxLength={AdminOrderFilter.text.maxLength}
        onChange={(text) => set({ text })}
      />
      <ChoiceSelect
        label="Show"
        value={parameters.show}
        choices={orderChoices}
        onChange={(show) => set({ show })}
      />
      <ChoiceSelect
        label="Order"
        value={parameters.sort}
        choices={orderSorts}
        onChange={(sort) => set({ sort })}
      />
    </TableToolbar>
  );
}
