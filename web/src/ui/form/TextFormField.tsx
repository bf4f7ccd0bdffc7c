import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldLayout } from './FieldLayout.tsx';
import { type FieldLabel, labelOf } from './fieldLabel.ts';
import { useFormField } from './useFormField.ts';

type Props = FieldLabel & {
  name: string;
  type?: HTMLInputTypeAttribute;
  hint?: ReactNode;
  autoComplete?: string;
  /** shown after the text, such as a unit or a button; by default the schema's unit */
  end?: ReactNode;
  /** makes it a text area of this height */
  rows?: number;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email';
  /** filters typed or pasted text */
  keep?: (text: string) => string;
};

const all = (text: string) => text;

/** A line or an area of text, bound to the form around it. */
export function TextFormField(props: Props) {
  const { name, bound, type = 'text', hint, autoComplete, rows } = props;
  const { end = bound?.unit, inputMode, keep = all } = props;
  const { id, error, control, setValue } = useFormField(name, Boolean(hint));
  return (
    <FieldLayout id={id} label={labelOf(props)} error={error} hint={hint}>
      <OutlinedInput
        {...control}
        onChange={(event) => void setValue(keep(event.target.value))}
        type={type}
        autoComplete={autoComplete}
        endAdornment={
          typeof end === 'string' ? <InputAdornment position="end">{end}</InputAdornment> : end
        }
        {...(rows && { multiline: true, minRows: rows })}
        slotProps={{ input: { maxLength: bound?.maxLength, inputMode } }}
        size="small"
        sx={{ '& input': { py: 1.375 } }}
      />
    </FieldLayout>
  );
}
