import { useHydrated } from '../../lib/rendered/useHydrated.ts';

/**
 * The props of a submit button. Until the page is hydrated it is a plain button, since the browser would submit the
 * form itself, with its values in the address. `earlyPress` presses it again.
 */
export const useSubmitType = () =>
  ({ type: useHydrated() ? 'submit' : 'button', 'data-submits': '' }) as const;
