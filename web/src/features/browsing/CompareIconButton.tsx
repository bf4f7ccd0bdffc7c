import { mdiCheckBold, mdiScaleBalance } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/Icon.tsx';
import { useCompareToggle } from './useCompareToggle.ts';

type Props = { id: string; productName: string };

/**
 * Adds a product to the comparison, in the corner of its picture. If the device can hover, it is shown while the card
 * is hovered or focused, or the product is chosen.
 */
export function CompareIconButton({ id, productName }: Props) {
  const { chosen, toggle } = useCompareToggle(id);
  return (
    <IconButton
      className={chosen ? undefined : 'on-hover'}
      aria-label={`Compare ${productName}`}
      aria-pressed={chosen}
      title={chosen ? 'Remove from comparison' : 'Compare'}
      onClick={toggle}
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        width: 40,
        height: 40,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'primary.main' : 'background.paper',
        color: chosen ? 'primary.contrastText' : 'text.primary',
        '&:hover': { bgcolor: chosen ? 'primary.dark' : 'tint' },
        '@media (hover: hover)': {
          '&.on-hover': { opacity: 0, transition: 'opacity 180ms ease-out' },
        },
      }}
    >
      <Icon path={chosen ? mdiCheckBold : mdiScaleBalance} />
    </IconButton>
  );
}
