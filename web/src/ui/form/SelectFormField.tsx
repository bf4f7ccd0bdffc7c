import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import { useFormField } from './useFormField.ts';

type Props = {
  name: string;
  label: string;
  /** the words shown while nothing is chosen */
  placeholder: string;
  options: readonly { value: string; text: string }[];
  hint?: ReactNode;
};

/** A choice of one among several, as the device itself offers it. */
export function SelectFormField({ name, label, placeholder, options, hint }: Props) {
  const { id, error, control } = useFormField(name, Boolean(hint));
  return (
    <FieldLayout id={id} label={label} error={error} hint={hint}>
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
