import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { SignInState } from '../../session/wantedAct.ts';

/** `//name` would be another server's address. */
const isOurs = (pathname: string): boolean => /^\/(?![/\\])/.test(pathname);

/** The links in the bar lead from one of these pages to the other. */
const isSignInPage = (pathname: string): boolean =>
  pathname === paths.signIn || pathname === paths.signUp;

/** Keeps the original location across switches between signing in and signing up. */
function beforeSignIn(state: SignInState): SignInState {
  const from = state?.from;
  return from && isSignInPage(from.pathname) ? beforeSignIn(from.state as SignInState) : state;
}

/**
 * The page that sent the visitor to sign in, or the home page.
 * @returns where to go afterwards, and the state for links that must keep it
 */
export function useReturnLocation() {
  const state = beforeSignIn(useLocation().state as SignInState);
  const from = state?.from;
  return { origin: from && isOurs(from.pathname) ? from : paths.home, state };
}
