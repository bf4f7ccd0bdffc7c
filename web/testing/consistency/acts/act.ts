import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type CacheUpdate,
  sendMutationOnce,
} from '../../../src/apollo/mutations/sendMutationOnce.ts';
import type { Participant, Participants } from '../participants.ts';

/** A way to send a mutation: tests put a broken one in its place. */
export type Send = <Data extends object, Variables extends OperationVariables>(
  participant: Participant,
  mutation: TypedDocumentNode<Data, Variables>,
  options: CacheUpdate<Data, Variables> & { variables: Variables },
) => Promise<unknown>;

export const sendOnce: Send = ({ browser }, mutation, options) =>
  sendMutationOnce(browser.client, mutation, options);

export type Act = (
  all: Participants,
  participant: Participant,
  pick: number,
  send: Send,
) => Promise<unknown>;

export const choose = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];

/** A mutation on one of the records that the participant sees. */
export const onOne =
  <Data extends object, Variables extends OperationVariables, Item>(
    mutation: TypedDocumentNode<Data, Variables>,
    options: CacheUpdate<Data, Variables>,
    seen: (all: Participants, participant: Participant) => readonly Item[],
    variables: (item: Item) => Variables,
  ): Act =>
  async (all, participant, pick, send) => {
    const item = choose(seen(all, participant), pick);
    if (item !== undefined)
      await send(participant, mutation, { ...options, variables: variables(item) });
  };
