import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useSendMessageMutation } from '../../../generated/messages.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { sendMessageOptions } from '../message.cache.ts';
import { type Outgoing, unsentOf } from './unsent.ts';

/** The user's draft and outgoing messages in a thread, and the actions that change them. */
export function useUnsent(threadId: string) {
  const store = unsentOf(useApolloClient());
  const read = useCallback(() => store.read(threadId), [store, threadId]);
  const { draft, outgoing } = useSyncExternalStore(store.subscribe, read);
  const [sendMessage] = useSendMessageMutation(sendMessageOptions);

  const setOutgoing = (change: (outgoing: readonly Outgoing[]) => readonly Outgoing[]) =>
    store.edit(threadId, (unsent) => ({ ...unsent, outgoing: change(unsent.outgoing) }));

  const discard = (requestId: string) =>
    setOutgoing((all) => all.filter((one) => one.requestId !== requestId));

  async function deliver({ requestId, text }: Outgoing) {
    const setFailure = (failure: string | null) =>
      setOutgoing((all) =>
        all.map((one) => (one.requestId === requestId ? { ...one, failure } : one)),
      );
    setFailure(null);
    const outcome = await sendMessage({ variables: { input: { threadId, text, requestId } } });
    if (outcome.ok) discard(requestId);
    else setFailure(outcome.refusal.message);
  }

  return {
    draft,
    outgoing,
    setDraft: (text: string) => store.edit(threadId, (unsent) => ({ ...unsent, draft: text })),
    /** Sends what is in the field, and empties it. @param after the thread's newest message */
    send(after: string) {
      const one = { requestId: newRequestId(), text: draft.trim(), after, failure: null };
      store.edit(threadId, (unsent) => ({ draft: '', outgoing: [...unsent.outgoing, one] }));
      void deliver(one);
    },
    /** Sends a message again that could not be sent: as the same request, so that it is written once. */
    retry: (one: Outgoing) => void deliver(one),
    discard,
  };
}
