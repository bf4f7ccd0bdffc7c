import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** An act that a visitor starts and that continues after signing in. */
export type WantedAct = 'follow' | 'report' | 'saveSearch';

const actsOfAll: readonly WantedAct[] = ['report', 'saveSearch'];

/** Whether only buyers can do it. */
export const isOfBuyers = (act: WantedAct): boolean => !actsOfAll.includes(act);

/** Why a visitor signs in or up, and where to return afterwards. */
export type SignInState = {
  /** the page to return to */
  from?: Pick<Location, 'pathname'> & Partial<Location>;
  act?: WantedAct;
  /** prefilled values, such as the address whose password was just reset */
  email?: string;
} | null;

/** State for links to sign in, which returns to this page and continues the act. */
export const useSignInState = (act?: WantedAct): SignInState => ({
  from: useLocation(),
  ...(act && { act }),
});

/**
 * Continues an act on this page after signing in, once.
 * @param run null while it can't be done
 */
export function useWantedAct(act: WantedAct, run: (() => unknown) | null): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isWanted = (state as { act?: WantedAct } | null)?.act === act;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted) isDone.current = false;
    if (!isWanted || !run || isDone.current) return;
    isDone.current = true;
    // Reloading the page must not repeat it.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    run();
  });
}
