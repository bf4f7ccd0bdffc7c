import type {
  ApolloCache,
  ApolloClient,
  MutationUpdaterFunction,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { RefusalCode } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { type InFlight, inFlight } from '../races/ofAccount.ts';
import { keyOf } from '../races/staleQueries.ts';
import { followAnswer } from './followers.ts';

graphql(`
  fragment MutationPayload_outcome on MutationPayload {
    success
    message
    code
    field
    errors {
      field
      message
    }
    alreadyDone
  }
`);

/** The fields of `MutationPayload_outcome`. */
export type Answer = {
  success: boolean;
  message: string;
  code?: RefusalCode | null | undefined;
  field?: string | null | undefined;
  errors?: FieldFault[];
  alreadyDone: boolean;
};

/** Unmasks `MutationPayload_outcome` in an answer. */
export const answerIn = (answer: object): Answer => answer as Answer;

/** A field that the server refuses, with the reason. */
type FieldFault = { field: string; message: string };

type AnswerOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], object>;

export type CacheUpdate<Data, Variables extends OperationVariables> = {
  /** Apollo's `update`, for changes that don't follow from the records in the answer. Can run twice. */
  update?: MutationUpdaterFunction<Data, Variables, ApolloCache>;
  /**
   * Writes certain changes into the cache before the answer; rolled back when it arrives. Unlike Apollo's
   * `optimisticResponse`, it needs no value for every field of the answer.
   */
  optimisticUpdate?: (cache: ApolloCache, variables: Variables) => void;
};

/** A mutation's outcome. `refusal.code` is null if no answer came or the server failed. */
export type Outcome<Data> =
  /** `message` has no details when only a retry was answered. */
  { ok: true; message: string; answer: AnswerOf<Data> } | { ok: false; refusal: Refusal };

export type Refusal = {
  message: string;
  code: RefusalCode | null;
  field: string | null;
  /** every field at fault, if the mutation selects them */
  errors?: readonly FieldFault[];
  /** after too many requests: the seconds before it may be sent again */
  retryAfter?: number;
};

/** Error codes meant for callers; any other is a server failure. */
const toldCodes = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'] as const;

/**
 * Sends a mutation, unless the same one with the same variables is in flight. Never throws.
 * @returns the outcome; a second caller gets that of the first
 */
export function sendMutationOnce<Data extends object, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  { variables, update, optimisticUpdate }: CacheUpdate<Data, Variables> & { variables: Variables },
): Promise<Outcome<Data>> {
  const running = inFlight.get(client) ?? new Map<string, InFlight>();
  inFlight.set(client, running);
  const key = keyOf(mutation, variables);
  const first = running.get(key)?.outcome as Promise<Outcome<Data>> | undefined;
  if (first) return first;
  let retried = false;
  const onRetry = () => {
    retried = true;
  };
  const isOver = () => inFlight.get(client) !== running;
  const recordUpdate =
    optimisticUpdate &&
    (() =>
      client.cache.recordOptimisticTransaction((cache) => optimisticUpdate(cache, variables), key));
  recordUpdate?.();
  // If the chunk fails to load, some changes appear only after all pending mutations are answered.
  const show = () =>
    void import('../races/showCache.ts').then(({ showCache }) => showCache(client)).catch(() => {});
  const options = {
    mutation,
    variables,
    context: { onRetry, isOver },
    update: ((cache, result, details) => {
      update?.(cache, result, details);
      followAnswer(cache, result.data);
    }) satisfies MutationUpdaterFunction<Data, Variables, ApolloCache>,
  };
  const outcome = client
    .mutate<Data, Variables>(options as ApolloClient.MutateOptions<Data, Variables>)
    .then(({ data }) => outcomeOf<Data>(data, retried))
    .catch((error: unknown): Outcome<Data> => ({ ok: false, refusal: refusalOf(error) }))
    .finally(() => {
      running.delete(key);
      if (optimisticUpdate) client.cache.removeOptimistic(key);
      show();
    });
  running.set(key, { outcome, recordUpdate });
  show();
  return outcome;
}

export function outcomeOf<Data>(data: object | null | undefined, retried: boolean): Outcome<Data> {
  const answer = Object.values(data ?? {}).find((value) => typeof value === 'object');
  const {
    success,
    message,
    code = null,
    field = null,
    errors = [],
    alreadyDone,
  } = answerIn(answer);
  if (success) return { ok: true, message, answer };
  // The first request was carried out, but its answer was lost, so the retry is refused.
  if (retried && alreadyDone) return { ok: true, message: 'Done.', answer };
  return { ok: false, refusal: { message, code, field, errors, ...waitOf(code) } };
}

/** Turns the error of a request that got no usable answer into a refusal. */
export function refusalOf(error: unknown): Refusal {
  if (!CombinedGraphQLErrors.is(error)) {
    const message = 'We couldn’t reach the shop. Check your connection and try again.';
    return { message, code: null, field: null };
  }
  const { message, extensions } = error.errors[0] ?? { message: 'Something went wrong.' };
  const told = toldCodes.find((code) => code === extensions?.code) ?? null;
  return { message, code: told, field: null, ...waitOf(told, extensions?.retryAfter) };
}

/** Seconds that a rate-limited caller waits: a minute, unless the server says how long. */
const waitOf = (code: RefusalCode | null, seconds?: unknown) =>
  code === 'TOO_MANY_REQUESTS' && { retryAfter: Number(seconds) || 60 };
