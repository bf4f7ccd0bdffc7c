import Box from '@mui/material/Box';
import { useIsNavigating } from './useIsNavigating.ts';

/** A thin line at the top of the window while the next page is on its way. */
export function NavigationProgress() {
  const busy = useIsNavigating();
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'accent.main',
        transformOrigin: 'left',
        pointerEvents: 'none',
        transform: busy ? 'scaleX(0.85)' : 'scaleX(0)',
        opacity: busy ? 1 : 0,
        transition: busy
          ? 'transform 8s cubic-bezier(0.1, 0.7, 0.2, 1), opacity 150ms 200ms'
          : 'opacity 150ms',
      }}
    />
  );
}
