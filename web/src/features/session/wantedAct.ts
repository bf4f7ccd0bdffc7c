import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Something that a visitor begins on a page and that goes on there after signing in. */
export type WantedAct = 'book' | 'wish' | 'offer' | 'ask' | 'follow' | 'report' | 'saveSearch';

/** How somebody came to sign in or up. */
export type SignInState = {
  /** the page to return to */
  from?: Pick<Location, 'pathname'> & Partial<Location>;
  act?: WantedAct;
  /** prefilled values, such as the address whose password was just reset */
  email?: string;
} | null;

/** State for links to sign in: afterwards people are back on this page, and go on with what they began. */
export const useSignInState = (act?: WantedAct): SignInState => ({
  from: useLocation(),
  ...(act && { act }),
});

/**
 * Goes on with what somebody began on this page before signing in, once.
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
    // A reload of the page must not repeat it.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    run();
  });
}
