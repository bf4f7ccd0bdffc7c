import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The address bar already shows a page whose chunk is being loaded. */
export function useIsNavigating(): boolean {
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
