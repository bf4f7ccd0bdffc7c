import type {
  ApolloCache,
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { canonicalStringify } from '@apollo/client/utilities';
import { getOperationAST } from 'graphql';
import type { RefusalCode } from '../generated/graphql.ts';

/** What every mutation answers. */
export type Answer = {
  success: boolean;
  message: string;
  code?: RefusalCode | null | undefined;
  field?: string | null | undefined;
  alreadyDone: boolean;
};

/** The one answer that a mutation's data holds. */
export type AnswerOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], object>;

/** What a user can do: one mutation, and how the cache follows it. */
export type Action<Data, Variables extends OperationVariables> = {
  mutation: TypedDocumentNode<Data, Variables>;
  /**
   * Makes the cache true after the answer. Reads the answer alone, does nothing that the answer does
   * not say, and may run twice.
   */
  onAnswer?: (cache: ApolloCache, result: { data: Data }) => void;
  /** Shows what the client knows for certain before the answer comes; taken back if it does not. */
  paint?: (cache: ApolloCache, variables: Variables) => void;
};

/** How an action ended. `refusal.code` is null when no answer came or the server failed. */
export type Outcome<Data> =
  /** `message` tells no details when an earlier try has done it, whose answer was lost. */
  { ok: true; message: string; answer: AnswerOf<Data> } | { ok: false; refusal: Refusal };

export type Refusal = { message: string; code: RefusalCode | null; field: string | null };

const underway = new WeakMap<ApolloClient, Map<string, Promise<unknown>>>();
let painted = 0;

/** Names the types of an action from its document. */
export const action = <Data extends object, Variables extends OperationVariables>(
  definition: Action<Data, Variables>,
): Action<Data, Variables> => definition;

/**
 * Does an action: sends its one operation, and none while the same one is under way. Never throws.
 * @returns the outcome; a second caller gets that of the first
 */
export function perform<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  what: Action<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const running = underway.get(client) ?? new Map<string, Promise<unknown>>();
  underway.set(client, running);
  const key = `${getOperationAST(what.mutation)?.name?.value} ${canonicalStringify(variables)}`;
  const first = running.get(key) as Promise<Outcome<Data>> | undefined;
  if (first) return first;
  const outcome = send(client, what, variables).finally(() => running.delete(key));
  running.set(key, outcome);
  return outcome;
}

async function send<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  { mutation, onAnswer, paint }: Action<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> {
  const layer = `painted-${++painted}`;
  let repeated = false;
  if (paint) client.cache.recordOptimisticTransaction((cache) => paint(cache, variables), layer);
  try {
    const { data } = await client.mutate<Data>({
      mutation,
      variables,
      context: {
        onRepeat: () => {
          repeated = true;
        },
      },
      ...(onAnswer && {
        update: (cache: ApolloCache, result: { data?: unknown }) => {
          if (result.data) onAnswer(cache, { data: result.data as Data });
        },
      }),
    });
    const answer = Object.values(data ?? {}).find((part) => typeof part === 'object');
    return outcomeOf<Data>(answer as AnswerOf<Data> & Answer, repeated);
  } catch (error) {
    return { ok: false, refusal: failure(error) };
  } finally {
    if (paint) client.cache.removeOptimistic(layer);
  }
}

function outcomeOf<Data>(answer: AnswerOf<Data> & Answer, repeated: boolean): Outcome<Data> {
  const { success, message, code = null, field = null, alreadyDone } = answer;
  // A repeated request meets what the first one did before its answer was lost on the way.
  if (repeated && !success && alreadyDone) return { ok: true, message: 'Done.', answer };
  return success ? { ok: true, message, answer } : { ok: false, refusal: { message, code, field } };
}

function failure(error: unknown): Refusal {
  if (!CombinedGraphQLErrors.is(error)) {
    const message = 'The shop could not be reached. Please check your connection and try again.';
    return { message, code: null, field: null };
  }
  const { message, extensions } = error.errors[0] ?? { message: 'Something went wrong.' };
  const signedOut = extensions?.code === 'UNAUTHENTICATED';
  return { message, code: signedOut ? 'UNAUTHENTICATED' : null, field: null };
}
