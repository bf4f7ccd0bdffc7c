import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

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

/** True while the address bar shows a page whose chunk is still loading. */
function useIsNavigating(): boolean {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(pathname);
  useEffect(() => setAsked(pathname), [pathname]);
  useEffect(() => {
    // The event arrives here after React Router has handled it.
    const read = () => setAsked(window.location.pathname);
    document.addEventListener('click', read);
    window.addEventListener('popstate', read);
    return () => {
      document.removeEventListener('click', read);
      window.removeEventListener('popstate', read);
    };
  }, []);
  return asked !== pathname;
}
