import { parse, subscribe } from 'graphql';
import { CloseCode, createClient, type FormattedExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { MockShop } from '../../mocks/mockShop.ts';
import { byId } from '../../mocks/records/findRecords.ts';
import { mockTokenOf, type Sender, textOf } from './twoShops.ts';

type Batch = {
  complete: boolean;
  changes: { kind: string; id: string; notification: { message: string } | null }[];
  viewer: object | null;
};

/** A change that is published last, so that a subscriber knows when it has received all others. */
export const lastChange = { kind: 'category', categoryId: 'f'.repeat(24) } as const;

/** What a subscriber has received: each record once, as it came last. */
function createListener() {
  const changes = new Map<string, object>();
  let viewer: object | null = null;
  let complete = true;
  let signedOut = false;
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  return {
    begun,
    /** The subscriber's token has ended: it hears no more. */
    signOut() {
      signedOut = true;
      ended.resolve();
    },
    hear({ data, errors }: Pick<FormattedExecutionResult, 'data' | 'errors'>) {
      if (signedOut) return;
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
        this.signOut();
        return;
      }
      if (!data) throw new Error(JSON.stringify(errors));
      const batch = data.changes as Batch;
      begun.resolve();
      complete &&= batch.complete;
      viewer = batch.viewer ?? viewer;
      for (const change of batch.changes) {
        if (change.id === lastChange.categoryId) ended.resolve();
        // Notifications of one act come in any order.
        else
          changes.set(`${change.kind} ${change.notification?.message ?? ''} ${change.id}`, change);
      }
    },
    /** All that was received until the last change. */
    async received() {
      await ended.promise;
      if (signedOut) return { signedOut };
      const sorted = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return { complete, viewer, changes: sorted.map(([, change]) => change) };
    },
  };
}

/** Subscribes to the server's changes over a WebSocket, as the client does. */
export async function followServer(url: string, sender: Sender, since?: string) {
  const listener = createListener();
  const client = createClient({
    url: `${url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(sender && { connectionParams: { authorization: `bearer ${sender.token}` } }),
  });
  client.subscribe(
    { query: textOf('LiveChanges'), variables: { since } },
    {
      next: (result) => listener.hear(result as FormattedExecutionResult),
      error: (reason) => {
        if ((reason as { code?: number }).code === CloseCode.Forbidden) listener.signOut();
        else listener.begun.reject(reason);
      },
      complete: () => {},
    },
  );
  await listener.begun.promise;
  return { received: listener.received, stop: () => client.dispose() };
}

/** Subscribes to the changes of a mock shop. */
export async function followMock(shop: MockShop, sender: Sender, since?: string) {
  const listener = createListener();
  const { schema, records, changes } = shop;
  const viewer = sender && byId(records.users, sender.id);
  const results = await subscribe({
    schema,
    document: parse(textOf('LiveChanges')),
    variableValues: { since },
    contextValue: { records, changes, viewer, bearer: sender && mockTokenOf(sender) },
  });
  if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results));
  const ended = (async () => {
    for await (const { data, errors } of results) {
      listener.hear({
        ...(data && { data }),
        ...(errors && { errors }),
      } as FormattedExecutionResult);
    }
  })();
  await listener.begun.promise;
  return {
    received: listener.received,
    stop: async () => {
      await results.return(undefined);
      await ended;
    },
  };
}
