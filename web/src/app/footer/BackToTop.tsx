import { mdiArrowUp } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/Icon.tsx';
import { useScrolledFar } from './useScrolledFar.ts';

/** Brings the reader of a long page back to its beginning. */
export function BackToTop() {
  const far = useScrolledFar();
  return (
    <IconButton
      aria-label="Back to top"
      onClick={() => window.scrollTo({ top: 0 })}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 'calc(16px + var(--bottom-bar, 0px) + var(--buy-bar, 0px))',
        zIndex: 'fab',
        visibility: far ? 'visible' : 'hidden',
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: '50%',
      }}
    >
      <Icon path={mdiArrowUp} />
    </IconButton>
  );
}
