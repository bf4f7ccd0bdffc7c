import type { ReactNode } from 'react';
import { countText } from '../../lib/countText.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { DayField } from './DayField.tsx';
import { SearchField } from './SearchField.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { TableAddress } from './tableAddress.ts';

type Props = {
  address: Pick<TableAddress<object>, 'fields' | 'parameters' | 'set'>;
  /** the word for one entry, and for several if it isn't formed with "s" */
  noun: string;
  nouns?: string;
  /** undefined until it is known, null if there are too many to count */
  count: number | null | undefined;
  actions?: ReactNode;
  /** fields beside those of the address */
  children?: ReactNode;
};

/** Searches, filters and sorts a list by its address. */
export function AddressToolbar(props: Props) {
  const { address, noun, nouns = `${noun}s`, count, actions, children } = props;
  const { fields, parameters, set } = address;
  return (
    <TableToolbar
      label={`Find ${nouns}`}
      total={count === undefined ? '' : countText(count, noun, nouns)}
      actions={actions}
    >
      {Object.entries(fields).map(([name, { label, control }]) => {
        if (!label) return null;
        const value = parameters[name] ?? '';
        const common = { label, onChange: (chosen: string) => set({ [name]: chosen }) };
        if (control === 'day') return <DayField key={name} {...common} day={value} />;
        return 'choices' in control ? (
          <ChoiceSelect key={name} {...common} value={value} choices={control.choices} />
        ) : (
          <SearchField key={name} {...common} text={value} maxLength={control.maxLength} />
        );
      })}
      {children}
    </TableToolbar>
  );
}
