import { ProductFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTyped } from '../../../../lib/controls/useTyped.ts';

type Props = {
  location: string;
  onChange: (location: string) => void;
};

/** Where products are, as people type it. */
export function LocationField({ location, onChange }: Props) {
  const {
    value,
    onChange: type,
    applyNow,
  } = useTyped({
    set: location,
    isSame: (text) => text.trim() === location,
    apply: (text) => onChange(text.trim()),
  });
  return (
    <OutlinedInput
      size="small"
      fullWidth
      placeholder="City or area"
      value={value}
      onChange={({ target }) => type(target.value)}
      onBlur={applyNow}
      slotProps={{ input: { 'aria-label': 'Location', maxLength: bounds.location.maxLength } }}
      sx={{ '& input': { py: 1, typography: 'body2' } }}
    />
  );
}
