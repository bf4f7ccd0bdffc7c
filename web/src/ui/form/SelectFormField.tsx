import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import { type FieldLabel, labelOf } from './fieldLabel.ts';
import { useFormField } from './useFormField.ts';

type Props = FieldLabel & {
  name: string;
  /** the words shown while nothing is chosen */
  placeholder: string;
  options: readonly { value: string; text: string }[];
  hint?: ReactNode;
};

/** A choice among several options, as a native select. */
export function SelectFormField(props: Props) {
  const { name, placeholder, options, hint } = props;
  const { id, error, control } = useFormField(name, Boolean(hint));
  return (
    <FieldLayout id={id} label={labelOf(props)} error={error} hint={hint}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ ...control, 'aria-invalid': Boolean(error) }}
        sx={{ '& select': { py: 1.375 } }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldLayout>
  );
}
