import { mdiCheckBold, mdiScaleBalance } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/Icon.tsx';
import { useCompareToggle } from './useCompareToggle.ts';

/** Chooses the product of a page to be compared. */
export function CompareButton({ id }: { id: string }) {
  const { chosen, toggle } = useCompareToggle(id);
  return (
    <Button
      color="inherit"
      size="small"
      aria-pressed={chosen}
      startIcon={<Icon path={chosen ? mdiCheckBold : mdiScaleBalance} />}
      onClick={toggle}
      sx={{ flexShrink: 0 }}
    >
      Compare
    </Button>
  );
}
