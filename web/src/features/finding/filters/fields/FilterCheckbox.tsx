import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useShownChoice } from '../../../../lib/controls/useShownChoice.ts';

type Props = {
  text: string;
  /** number of products with this value */
  count?: number | undefined;
  checked: boolean;
  onChange: () => void;
};

/** One checkbox of the filter; nothing for a value that no product has. */
export function FilterCheckbox({ text, count, checked, onChange }: Props) {
  const [isShown, show] = useShownChoice(checked);
  if (count === 0 && !isShown) return null;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 42, md: 32 },
        typography: 'body2',
        cursor: 'pointer',
        '&:hover': { color: 'primary.main' },
      }}
    >
      <Checkbox
        size="small"
        checked={isShown}
        onChange={() => {
          show(!isShown);
          onChange();
        }}
        sx={{ p: 0.5, ml: -0.5 }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Box>
      )}
    </Box>
  );
}
