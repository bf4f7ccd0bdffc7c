import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { useTyped } from '../../../../lib/controls/useTyped.ts';
import type { TypedRange } from './typedRange.ts';

type Props = {
  /** labels of the two fields */
  names: readonly [string, string];
  min: number | null;
  max: number | null;
  read: (from: string, to: string) => TypedRange;
  write: (value: number) => string;
  onChange: (range: Pick<TypedRange, 'min' | 'max'>) => void;
  /** shown at the end of a field with this text */
  unitOf?: (text: string) => ReactNode;
};

/** The typed ends of a range. Invalid input shows an error and sets no filter. */
export function RangeFields({ names, min, max, read, write, onChange, unitOf }: Props) {
  const noteId = useId();
  const apply = (from: string, to: string) => {
    const { error, ...range } = read(from, to);
    if (!error) onChange({ min: range.min, max: range.max });
  };
  const isSet = (from: string, to: string) => {
    const range = read(from, to);
    return !range.error && range.min === min && range.max === max;
  };
  const [setFrom, setTo] = [min, max].map((value) => (value === null ? '' : write(value))) as [
    string,
    string,
  ];
  const from = useTyped({
    set: setFrom,
    isSame: (text) => isSet(text, setTo),
    apply: (text) => apply(text, to.value),
  });
  const to = useTyped({
    set: setTo,
    isSame: (text) => isSet(setFrom, text),
    apply: (text) => apply(from.value, text),
  });
  const { error, wrong } = read(from.value, to.value);
  const fields = [
    { name: names[0], placeholder: 'Min', field: from, isWrong: wrong === 'from' },
    { name: names[1], placeholder: 'Max', field: to, isWrong: wrong === 'to' },
  ];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {fields.map(({ name, placeholder, field, isWrong }) => (
          <OutlinedInput
            key={name}
            size="small"
            placeholder={placeholder}
            value={field.value}
            error={isWrong}
            onChange={({ target }) => field.onChange(target.value)}
            onBlur={field.applyNow}
            endAdornment={unitOf?.(field.value)}
            slotProps={{
              input: {
                'aria-label': name,
                inputMode: 'decimal',
                maxLength: 20,
                autoComplete: 'off',
                ...(isWrong && { 'aria-describedby': noteId }),
              },
            }}
            sx={{ '& input': { py: 1, typography: 'body2' } }}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText id={noteId} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </>
  );
}
