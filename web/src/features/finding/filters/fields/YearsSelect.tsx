import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useShownChoice } from '../../../../lib/controls/useShownChoice.ts';
import { yearsName } from '../filterRestrictions.ts';

const offered = [0, 1, 2, 3, 5, 10];

type Props = {
  years: number | null;
  onChange: (years: number | null) => void;
};

/** Chooses the maximum years of use. An address may name another number. */
export function YearsSelect({ years, onChange }: Props) {
  const [shown, show] = useShownChoice(years);
  const all = years === null ? offered : [...new Set([...offered, years])].sort((a, b) => a - b);
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': 'Years of use' }}
      value={shown ?? ''}
      onChange={({ target }) => {
        const chosen = target.value === '' ? null : Number(target.value);
        show(chosen);
        onChange(chosen);
      }}
      sx={{ '& select': { py: 1, typography: 'body2' } }}
    >
      <option value="">Any</option>
      {all.map((one) => (
        <option key={one} value={one}>
          {yearsName(one)}
        </option>
      ))}
    </NativeSelect>
  );
}
