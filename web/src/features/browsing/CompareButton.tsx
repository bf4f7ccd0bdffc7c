import { mdiCheckBold, mdiScaleBalance } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/Icon.tsx';
import { useCompareToggle } from './useCompareToggle.ts';

/** Chooses the product of a page to be compared. On a phone there is room for the icon alone. */
export function CompareButton({ id }: { id: string }) {
  const { chosen, toggle } = useCompareToggle(id);
  return (
    <Button
      color="inherit"
      size="small"
      aria-label="Compare"
      aria-pressed={chosen}
      onClick={toggle}
      sx={{ flexShrink: 0, minWidth: 40, gap: 1, color: chosen ? 'primary.main' : 'inherit' }}
    >
      <Icon path={chosen ? mdiCheckBold : mdiScaleBalance} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Compare
      </Box>
    </Button>
  );
}
