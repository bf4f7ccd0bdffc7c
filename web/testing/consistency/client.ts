import type { ApolloClient, OperationVariables } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { DocumentNode } from 'graphql';
import { createClient as createSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { createCache } from '../../src/apollo/cache.ts';
import { createClient, writeChange } from '../../src/apollo/client.ts';
import { createNetworkStatus } from '../../src/apollo/networkStatus.ts';
import { applyChanges, changesText } from '../../src/app/live/changes.ts';
import type { LiveChangesSubscription } from '../../src/generated/graphql.ts';
import { type Difference, differences } from '../compareResults.ts';
import { type DelayedResponses, delayResponses } from './delayedResponses.ts';

/** A query that a screen keeps open. */
export type Mounted = {
  query: DocumentNode;
  variables: OperationVariables;
  /** Whether what it shows comes by live changes alone, also to the user who acts. */
  liveOnly?: boolean;
};

/** One user's client: the real cache, the queries of open screens, and the live changes. */
export async function openTestClient(shop: TestShop, token: string | null, screens: Mounted[]) {
  const operations: string[] = [];
  const delayed = delayResponses();
  const asked: Promise<unknown>[] = [];
  const client = clientOf(shop, token, { delayed, note: (name) => operations.push(name) });
  const open = screens.map(({ query, variables, liveOnly = false }) => {
    const watched = client.watchQuery<unknown>({
      query,
      variables,
      notifyOnNetworkStatusChange: false,
    });
    const subscription = watched.subscribe({ error: () => {} });
    return { query, variables, liveOnly, watched, subscription };
  });
  const live = await followLive(shop, token, client);
  await Promise.all(open.map(({ watched }) => loaded(watched)));

  /** What each screen reads from the cache at this moment; null if it would have to ask the server. */
  const shown = () =>
    open.map(({ query, variables }) =>
      client.cache.readQuery({ query, variables, optimistic: true }),
    );

  /**
   * Where the screens, as they were at that moment, differ from what a fresh client fetches.
   * @param beforeLive whether the live changes have yet to arrive, without those screens that wait for them
   */
  async function check({ beforeLive = false } = {}): Promise<Difference[]> {
    const seen = shown();
    const found = await Promise.all(
      open.map(async ({ query, variables, liveOnly }, index) => {
        if (beforeLive && liveOnly) return [];
        const fetched = await fetchFresh(shop, token, { query, variables });
        return differences(seen[index], fetched).map((one) => ({
          ...one,
          path: `${nameOf(query)}(${JSON.stringify(variables)}).${one.path}`,
        }));
      }),
    );
    return found.flat();
  }

  return {
    client,
    /** The names of the operations sent so far. */
    operations,
    shown,
    /** The first open screen of a query. */
    screen(query: DocumentNode) {
      const found = open.find((one) => one.query === query);
      if (!found) throw new Error(`${nameOf(query)} is not open.`);
      return found.watched;
    },
    check,
    /** Asks for all open screens again. The server has answered then, but nothing has arrived yet. */
    async refetches() {
      delayed.block();
      asked.push(client.refetchObservableQueries());
      await delayed.holds(open.length);
    },
    /** Lets the answers arrive that are still on their way. */
    async receiveDelayed() {
      delayed.open();
      await Promise.all(asked.splice(0));
      await new Promise((afterwards) => setTimeout(afterwards));
    },
    live,
    close: async () => {
      for (const { subscription } of open) subscription.unsubscribe();
      delayed.open();
      client.stop();
      // After a failed run responses may still be pending; their results are not needed.
      await Promise.allSettled(asked.splice(0));
      await live.close();
    },
  };
}

export type TestClient = Awaited<ReturnType<typeof openTestClient>>;

/**
 * What a client whose cache is empty gets for a query. Without a client: to make one for each comparison, and to
 * prepare all documents for it, would take longer than the answers.
 * @throws when the answer has errors
 */
async function fetchFresh(
  shop: TestShop,
  token: string | null,
  { query, variables }: Pick<Mounted, 'query' | 'variables'>,
): Promise<unknown> {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token && { authorization: `bearer ${token}` }),
    },
    payload: { operationName: nameOf(query), query: textOf(query), variables },
  });
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (!data || errors) throw new Error(`${nameOf(query)}: ${statusCode} ${body}`);
  return data;
}

const documents = createCache();
/** A query as clients send it. */
const textOf = (query: DocumentNode): string => print(documents.transformDocument(query));

type FetchOptions = { delayed?: DelayedResponses; note?: (operationName: string) => void };

function clientOf(shop: TestShop, token: string | null, { delayed, note }: FetchOptions = {}) {
  return createClient({
    uri: 'http://shop/graphql',
    readToken: () => token,
    onSignedOut: () => {},
    networkStatus: createNetworkStatus(),
    fetch: async (_url, init) => {
      const payload = String(init?.body);
      const { operationName, query } = JSON.parse(payload) as Record<string, string>;
      note?.(operationName ?? '');
      const { statusCode, body } = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: init?.headers as Record<string, string>,
        payload,
      });
      await delayed?.carry(query ?? '');
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
}

/** The live changes of a browser, which can be held back to look at an action's own effect. */
async function followLive(shop: TestShop, token: string | null, client: ApolloClient) {
  const socket = createSocket({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
  });
  const waiting: LiveChangesSubscription[] = [];
  const seen = new Map<string, () => void>();
  const begun = Promise.withResolvers<void>();
  socket.subscribe<LiveChangesSubscription>(
    { query: changesText },
    {
      next({ data }) {
        begun.resolve();
        if (!data) return;
        waiting.push(data);
        for (const { id } of data.changes.changes) seen.get(id)?.();
      },
      error: begun.reject,
      complete: () => {},
    },
  );
  await begun.promise;
  return {
    /** Resolves when a change of this record has been received; call it before the change. */
    received: (id: string) => new Promise<void>((resolve) => seen.set(id, resolve)),
    /** Writes the received changes into the cache. */
    apply: () => {
      for (const data of waiting.splice(0)) {
        writeChange(client, () => applyChanges(client.cache, data));
      }
    },
    close: async () => socket.dispose(),
  };
}

const loaded = (watched: ReturnType<ApolloClient['watchQuery']>) =>
  new Promise<void>((resolve, reject) => {
    const subscription = watched.subscribe({
      next: ({ loading, error }) => {
        if (loading) return;
        if (error) reject(error);
        else resolve();
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });

export const nameOf = (query: DocumentNode): string => {
  const [first] = query.definitions;
  return first?.kind === 'OperationDefinition' ? (first.name?.value ?? '') : '';
};
