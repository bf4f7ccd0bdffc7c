import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useShownChoice } from '../../lib/controls/useShownChoice.ts';

type Props = {
  label: string;
  value: string;
  /** labels by value; the empty one is the default */
  choices: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

/** Filters or sorts a list by one of a few choices. */
export function ChoiceSelect({ label, value, choices, onChange }: Props) {
  const [shown, show] = useShownChoice(value);
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
      value={shown}
      onChange={({ target }) => {
        show(target.value);
        onChange(target.value);
      }}
      sx={{
        flex: { xs: '1 1 140px', md: '0 0 auto' },
        '& select': { py: 1, typography: 'body2' },
      }}
    >
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
