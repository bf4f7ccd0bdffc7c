import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { toast } from '../ui/toasts/toast.ts';
import { type Action, type Outcome, perform } from './action.ts';

type Options<Data> = {
  /** What the toast says; null for none. By default the server's message. */
  says?: (outcome: Outcome<Data>) => string | null;
};

const itsMessage = <Data>(outcome: Outcome<Data>): string =>
  outcome.ok ? outcome.message : outcome.refusal.message;

/**
 * An action for a button or a form. It sends one operation a time, tells the user by a toast how it
 * ended, and gives the outcome to whoever waits for it; it never throws.
 * @returns the function that does it, and whether it is under way
 */
export function useAction<Data extends object, Variables extends OperationVariables>(
  what: Action<Data, Variables>,
  { says = itsMessage }: Options<Data> = {},
): [act: (variables: Variables) => Promise<Outcome<Data>>, pending: boolean] {
  const client = useApolloClient();
  const [underway, setUnderway] = useState(0);
  const act = useCallback(
    async (variables: Variables) => {
      setUnderway((count) => count + 1);
      const outcome = await perform(client, what, variables);
      setUnderway((count) => count - 1);
      const text = says(outcome);
      if (text) toast[outcome.ok ? 'success' : 'error'](text);
      return outcome;
    },
    [client, what, says],
  );
  return [act, underway > 0];
}
