import type {
  ApolloCache,
  ApolloClient,
  MutationUpdaterFunction,
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

/** How the cache follows a mutation. */
export type CacheUpdate<Data, Variables extends OperationVariables> = {
  /**
   * Apollo's own: makes lists in the cache right after the answer. Does nothing that the answer does
   * not say, and may run twice.
   */
  update?: MutationUpdaterFunction<Data, Variables, ApolloCache>;
  /**
   * Shows what the client knows for certain before the answer comes; rolled back then. Unlike
   * Apollo's `optimisticResponse` it needs no guess of what else the answer will say.
   */
  optimisticUpdate?: (cache: ApolloCache, variables: Variables) => void;
};

/** How a mutation ended. `refusal.code` is null when no answer came or the server failed. */
export type Outcome<Data> =
  /** `message` tells no details when an earlier request has done it, whose answer was lost. */
  { ok: true; message: string; answer: AnswerOf<Data> } | { ok: false; refusal: Refusal };

export type Refusal = { message: string; code: RefusalCode | null; field: string | null };

const underWay = new WeakMap<ApolloClient, Map<string, Promise<unknown>>>();

/**
 * Sends a mutation, unless the same one with the same variables is under way. Never throws.
 * @returns the outcome; a second caller gets that of the first
 */
export function sendMutationOnce<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  { variables, update, optimisticUpdate }: CacheUpdate<Data, Variables> & { variables: Variables },
): Promise<Outcome<Data>> {
  const running = underWay.get(client) ?? new Map<string, Promise<unknown>>();
  underWay.set(client, running);
  const key = `${getOperationAST(mutation)?.name?.value} ${canonicalStringify(variables)}`;
  const first = running.get(key) as Promise<Outcome<Data>> | undefined;
  if (first) return first;
  let repeated = false;
  const onRepeat = () => {
    repeated = true;
  };
  if (optimisticUpdate) {
    client.cache.recordOptimisticTransaction((cache) => optimisticUpdate(cache, variables), key);
  }
  const options = { mutation, variables, context: { onRepeat }, ...(update && { update }) };
  const outcome = client
    .mutate<Data, Variables>(options as ApolloClient.MutateOptions<Data, Variables>)
    .then(({ data }) => outcomeOf<Data>(data, repeated))
    .catch((error: unknown): Outcome<Data> => ({ ok: false, refusal: refusalOf(error) }))
    .finally(() => {
      running.delete(key);
      if (optimisticUpdate) client.cache.removeOptimistic(key);
    });
  running.set(key, outcome);
  return outcome;
}

function outcomeOf<Data>(data: object | null | undefined, repeated: boolean): Outcome<Data> {
  const answer = Object.values(data ?? {}).find((part) => typeof part === 'object');
  const { success, message, code = null, field = null, alreadyDone } = answer as Answer;
  // A repeated request meets what the first one did before its answer was lost on the way.
  const isDone = repeated && !success && alreadyDone;
  if (isDone) return { ok: true, message: 'Done.', answer };
  return success ? { ok: true, message, answer } : { ok: false, refusal: { message, code, field } };
}

function refusalOf(error: unknown): Refusal {
  if (!CombinedGraphQLErrors.is(error)) {
    const message = 'The shop could not be reached. Please check your connection and try again.';
    return { message, code: null, field: null };
  }
  const { message, extensions } = error.errors[0] ?? { message: 'Something went wrong.' };
  const signedOut = extensions?.code === 'UNAUTHENTICATED';
  return { message, code: signedOut ? 'UNAUTHENTICATED' : null, field: null };
}
