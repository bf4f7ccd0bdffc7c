import { useHydrated } from '../../lib/rendered/useHydrated.ts';

/**
 * The props of a button that sends its form. Until the page is hydrated it is a plain button: the browser would send the
 * form itself, with what was typed in the address. `earlyPress` presses it again.
 */
export const useSubmitType = () =>
  ({ type: useHydrated() ? 'submit' : 'button', 'data-submits': '' }) as const;
