import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isEnter } from '../../lib/controls/isComposing.ts';
import { useTyped } from '../../lib/controls/useTyped.ts';

type Props = {
  /** such as "From" */
  label: string;
  /** such as `2026-05-04`; empty for none */
  day: string;
  onChange: (day: string) => void;
};

/** Filters a list by a day, after a pause in typing or on Enter. */
export function DayField({ label, day, onChange }: Props) {
  const typed = useTyped({ set: day, isSame: (written) => written === day, apply: onChange });
  return (
    <OutlinedInput
      type="date"
      size="small"
      value={typed.value}
      onChange={({ target }) => typed.onChange(target.value)}
      onBlur={typed.applyNow}
      onKeyDown={({ nativeEvent }) => {
        if (isEnter(nativeEvent)) typed.applyNow();
      }}
      startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ flex: { xs: '1 1 200px', md: '0 0 auto' }, '& input': { py: 1, typography: 'body2' } }}
    />
  );
}
