import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isEnter } from '../../lib/controls/isComposing.ts';
import { useTyped } from '../../lib/controls/useTyped.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  /** what the search covers, such as "Name or email" */
  label: string;
  text: string;
  maxLength: number | undefined;
  onChange: (text: string) => void;
};

/** Searches a list for a text, after a pause in typing or on Enter. */
export function SearchField({ label, text, maxLength, onChange }: Props) {
  const typed = useTyped({
    set: text,
    isSame: (written) => written.trim() === text,
    apply: (written) => onChange(written.trim()),
  });
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={typed.value}
      onChange={({ target }) => typed.onChange(target.value)}
      onBlur={typed.applyNow}
      onKeyDown={({ nativeEvent }) => {
        if (isEnter(nativeEvent)) typed.applyNow();
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} size={20} />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, maxLength, autoComplete: 'off' } }}
      sx={{ flex: '1 1 240px', maxWidth: { md: 400 }, '& input': { py: 1, typography: 'body2' } }}
    />
  );
}
