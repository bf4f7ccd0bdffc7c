import type { ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { concatMap } from 'rxjs';

/** Puts the records of a mutation's answer, or of a live change, into the cached lists where they belong. */
export type FollowRecords = (cache: ApolloCache, answer: object) => void;

const followersOf = new WeakMap<ApolloCache, FollowRecords>();

type FollowersOptions = {
  cache: ApolloCache;
  load: () => Promise<FollowRecords>;
  /** Called after an answer whose followers could not be loaded. */
  onFailure: () => void;
};

/** Loads the followers with the first mutation, whose answer waits for them. */
export const followersLink = ({ cache, load, onFailure }: FollowersOptions) =>
  new ApolloLink((operation, forward) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    if (!isMutation || followersOf.has(cache)) return forward(operation);
    const loaded = load().catch(() => null);
    return forward(operation).pipe(
      concatMap(async (result) => {
        const followRecords = await loaded;
        if (followRecords) followersOf.set(cache, followRecords);
        // Apollo writes the answer first.
        else setTimeout(onFailure);
        return result;
      }),
    );
  });

/** Makes lists follow the records of a mutation's answer. Call it in the transaction that writes the answer. */
export function followAnswer(cache: ApolloCache, data: object | null | undefined): void {
  const answer = Object.values(data ?? {}).find((value) => typeof value === 'object');
  if (answer) followersOf.get(cache)?.(cache, answer);
}
