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

/** Collects what a subscriber receives: each record once, as it came last, also where other records name it. */
function createListener() {
  const changes = new Map<string, object>();
  const records = createRecordCache();
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
        else {
          // Notifications of one act come in any order.
          changes.set(`${change.kind} ${change.notification?.message ?? ''} ${change.id}`, change);
          for (const value of Object.values(change)) records.write(value);
        }
      }
    },
    /** All that was received until the last change. */
    async received() {
      await ended.promise;
      if (signedOut) return { signedOut };
      const sorted = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return { complete, viewer, changes: sorted.map(([, change]) => records.asLast(change)) };
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

/**
 * Keeps the records of changes by their ids, as the client's cache does, and gives each change its records as they came
 * last.
 */
function createRecordCache() {
  const records = new Map<string, Record<string, unknown>>();
  return {
    write(value: unknown): void {
      if (typeof value !== 'object' || value === null) return;
      if ('id' in value && typeof value.id === 'string') {
        records.set(value.id, { ...records.get(value.id), ...value });
      }
      for (const field of Object.values(value)) this.write(field);
    },
    /** A change whose records are as they came last. */
    asLast({ id, ...change }: object & { id?: unknown }): object {
      return { id, ...(this.lastOf(change) as object) };
    },
    lastOf(value: unknown): unknown {
      if (Array.isArray(value)) return value.map((item) => this.lastOf(item));
      if (typeof value !== 'object' || value === null) return value;
      const last = 'id' in value && typeof value.id === 'string' ? records.get(value.id) : null;
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          this.lastOf(last && !isRecord(field) ? last[name] : field),
        ]),
      );
    },
  };
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value;
