import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import {
  type CacheUpdate,
  type Outcome,
  type Refusal,
  sendMutationOnce,
} from './sendMutationOnce.ts';

/** The options of every generated mutation hook. */
export type MutationOnceOptions<Data, Variables extends OperationVariables> = CacheUpdate<
  Data,
  Variables
> & {
  /** Text of the toast; null for none. Defaults to the server's message. */
  toastMessage?: (outcome: Outcome<Data>) => string | null;
};

/** The function that sends the mutation, and whether it is in flight. */
export type MutationOnce<Data, Variables> = [
  mutate: (options: { variables: Variables }) => Promise<Outcome<Data>>,
  result: { loading: boolean },
];

const serverMessage = <Data>(outcome: Outcome<Data>): string =>
  outcome.ok ? outcome.message : outcome.refusal.message;

/** For actions whose success is visible on the spot: only a failure shows a toast. */
export const onlyFailure = (
  outcome: { ok: true } | { ok: false; refusal: Refusal },
): string | null => (outcome.ok ? null : outcome.refusal.message);

/**
 * Apollo's `useMutation` for the mutations of a button or a form: it sends one request at a time, shows
 * the outcome as a toast and returns it; it never throws.
 * The generated hooks call it.
 */
export function useMutationOnce<Data extends object, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: MutationOnceOptions<Data, Variables> = {},
): MutationOnce<Data, Variables> {
  const { update, optimisticUpdate, toastMessage = serverMessage } = options;
  const client = useApolloClient();
  const [inFlight, setInFlight] = useState(0);
  const mutate = useCallback(
    async ({ variables }: { variables: Variables }) => {
      setInFlight((count) => count + 1);
      const outcome = await sendMutationOnce(client, mutation, {
        variables,
        ...(update && { update }),
        ...(optimisticUpdate && { optimisticUpdate }),
      });
      setInFlight((count) => count - 1);
      const text = toastMessage(outcome);
      if (text) toast[outcome.ok ? 'success' : 'error'](text);
      return outcome;
    },
    [client, mutation, update, optimisticUpdate, toastMessage],
  );
  return [mutate, { loading: inFlight > 0 }];
}
