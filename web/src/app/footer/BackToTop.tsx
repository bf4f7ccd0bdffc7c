import { mdiArrowUp } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { throttle } from 'throttle-debounce';
import { Icon } from '../../ui/Icon.tsx';

/** Scrolls a long page back to its top. */
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

const throttleMs = 100;

/** Whether the page is scrolled by more than two window heights. */
function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const read = throttle(throttleMs, () => setFar(window.scrollY > 2 * window.innerHeight));
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      read.cancel();
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, []);
  return far;
}
