import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import {
  useSendMessageMutation,
  useSendOrderMessageMutation,
} from '../../../generated/messages.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { sendMessageOptions, sendOrderMessageOptions } from '../message.cache.ts';
import { keyOf, type Outgoing, type Target, unsentOf } from './unsent.ts';

/** The user's draft and outgoing messages in a thread or an order, and the actions that change them. */
export function useUnsent(target: Target) {
  const store = unsentOf(useApolloClient());
  const key = keyOf(target);
  const read = useCallback(() => store.read(key), [store, key]);
  const { draft, outgoing } = useSyncExternalStore(store.subscribe, read);
  const [sendMessage] = useSendMessageMutation(sendMessageOptions);
  const [sendOrderMessage] = useSendOrderMessageMutation(sendOrderMessageOptions);

  const setOutgoing = (change: (outgoing: readonly Outgoing[]) => readonly Outgoing[]) =>
    store.edit(key, (unsent) => ({ ...unsent, outgoing: change(unsent.outgoing) }));

  const discard = (requestId: string) =>
    setOutgoing((all) => all.filter((one) => one.requestId !== requestId));

  async function deliver({ requestId, text, photoIds }: Outgoing) {
    const setFailure = (failure: string | null) =>
      setOutgoing((all) =>
        all.map((one) => (one.requestId === requestId ? { ...one, failure } : one)),
      );
    setFailure(null);
    const message = { requestId, text, photoIds: [...photoIds] };
    const outcome =
      'orderId' in target
        ? await sendOrderMessage({ variables: { input: { ...target, ...message } } })
        : await sendMessage({ variables: { input: { ...target, ...message } } });
    if (outcome.ok) discard(requestId);
    else setFailure(outcome.refusal.message);
  }

  return {
    draft,
    outgoing,
    setDraft: (text: string) => store.edit(key, (unsent) => ({ ...unsent, draft: text })),
    /**
     * Sends the field's content and empties the field.
     * @param after the thread's newest message
     */
    send(after: string, photoIds: readonly string[]) {
      const one = { requestId: newRequestId(), text: draft.trim(), photoIds, after, failure: null };
      store.edit(key, (unsent) => ({ draft: '', outgoing: [...unsent.outgoing, one] }));
      void deliver(one);
    },
    /** Resends a failed message with the same request id, so that it is stored once. */
    retry: (one: Outgoing) => void deliver(one),
    discard,
  };
}
