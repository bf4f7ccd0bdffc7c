import { type Location, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

type LocationState = {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** prefilled values, such as the address whose password was just reset */
  email?: string;
} | null;

/**
 * The page that sent the visitor to sign in, or the home page.
 * @returns where to go afterwards, and the state for links that must not forget it
 */
export function useReturnLocation() {
  const state = useLocation().state as LocationState;
  return { origin: state?.from ?? paths.home, state };
}
