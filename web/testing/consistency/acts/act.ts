import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type CacheUpdate,
  sendMutationOnce,
} from '../../../src/apollo/mutations/sendMutationOnce.ts';
import type { Participant, Participants } from '../participants.ts';

/** Sends a mutation; tests replace it with a broken one. */
export type Send = <Data extends object, Variables extends OperationVariables>(
  participant: Participant,
  mutation: TypedDocumentNode<Data, Variables>,
  options: CacheUpdate<Data, Variables> & { variables: Variables },
) => Promise<unknown>;

/** Sends a mutation like the screens' hooks. */
export const sendOnce: Send = ({ browser }, mutation, options) =>
  sendMutationOnce(browser.client, mutation, options);

/** A participant's action; `pick` chooses among the possible records. */
export type Act = (
  all: Participants,
  participant: Participant,
  pick: number,
  send: Send,
) => Promise<unknown>;

/** The item at any number, modulo the length; undefined for an empty list. */
export const choose = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];
