import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import type { DocumentNode } from 'graphql';
import { createClient } from '../../src/apollo/client.ts';
import { createNetworkStatus } from '../../src/apollo/networkStatus.ts';
import { followRecords } from '../../src/app/followers.ts';
import { isOffline } from '../../src/lib/connection.ts';
import { type Difference, differences } from '../compareResults.ts';
import { isAskedAgain, refetchStale } from '../staleQueries.ts';
import { type DelayedResponses, delayResponses } from './delayedResponses.ts';
import { fetchFresh, nameOf } from './fetchFresh.ts';
import { followLive, type LiveChanges } from './followLive.ts';

/** A query that a screen keeps open. */
export type Mounted = {
  query: DocumentNode;
  variables: OperationVariables;
  /** only live changes update it, even for the acting user */
  liveOnly?: boolean;
  /** it may refetch */
  asksAgain?: boolean;
};

/** Replaceable parts of a client, for tests of data that outlives it. */
type ClientOptions = {
  /** Restores the data that an earlier client stored. */
  restore?: (client: ApolloClient) => Promise<void>;
  /**
   * Called before each request.
   * @throws while the network is lost
   */
  send?: (request: Sent) => void;
  /** Subscribes to live changes. */
  follow?: (client: ApolloClient) => Promise<LiveChanges>;
};

/** Opens one user's client, with the real cache, the queries of open screens, and live changes. */
export async function openTestClient(
  shop: TestShop,
  token: string | null,
  screens: Mounted[],
  { restore, send, follow = (client) => followLive(shop, token, client) }: ClientOptions = {},
) {
  const operations: string[] = [];
  const delayed = delayResponses();
  const asked: Promise<unknown>[] = [];
  const client = clientOf(shop, token, {
    delayed,
    note(request) {
      send?.(request);
      const { operationName: name, variables: { after: _after, ...variables } = {} } = request;
      const query = screens.find((one) => nameOf(one.query) === name)?.query;
      // Refetches of stale queries are sent along with the action's operation.
      if (!query || !isAskedAgain(client, query, variables)) operations.push(name);
    },
  });
  await restore?.(client);
  const read = ({ query, variables }: Mounted, optimistic: boolean) =>
    client.cache.readQuery({ query, variables, optimistic });
  const restored = screens.map((screen) => read(screen, false));
  const open = screens.map(({ query, variables, liveOnly = false, asksAgain = false }) => {
    const watched = client.watchQuery<unknown>({
      query,
      variables,
      notifyOnNetworkStatusChange: false,
    });
    const subscription = watched.subscribe({ error: () => {} });
    return { query, variables, liveOnly, asksAgain, watched, subscription };
  });
  const live = await follow(client);
  const opened = open.map(({ watched }) => loaded(watched));
  // Without a network, screens without stored data fail.
  await (isOffline() ? Promise.allSettled(opened) : Promise.all(opened));

  /** Each screen's current data in the cache; null if it would have to fetch. */
  const shown = () => open.map((screen) => read(screen, true));

  /** Waits for the refetches of all screens: one answer may lack a field of another. */
  async function askedAgain(): Promise<void> {
    // Only ends what is never answered; a busy machine needs several seconds.
    const deadline = Date.now() + waits.step;
    const isMissing = (screen: (typeof open)[number]) =>
      screen.asksAgain && read(screen, true) === null;
    while (open.some(isMissing) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /**
   * Compares the screens with a fresh client and returns the differences. Stale queries are refetched first, or left
   * out while answers are delayed.
   * @param beforeLive whether live changes have yet to arrive; screens that wait for them are left out
   * @param notified whether the user's own act notifies them, which only live changes report
   */
  async function check({ beforeLive = false, notified = false } = {}): Promise<Difference[]> {
    if (!beforeLive) await askedAgain();
    if (!delayed.isBlocked()) await refetchStale(client);
    const isStale = open.map(({ query, variables }) => isAskedAgain(client, query, variables));
    const seen = shown();
    const found = await Promise.all(
      open.map(async ({ query, variables, liveOnly, asksAgain }, index) => {
        if (beforeLive && (liveOnly || (asksAgain && seen[index] === null))) return [];
        if (delayed.isBlocked() && isStale[index]) return [];
        const fetched = await fetchFresh(shop, token, { query, variables });
        return differences(seen[index], fetched).map((one) => ({
          ...one,
          path: `${nameOf(query)}(${JSON.stringify(variables)}).${one.path}`,
        }));
      }),
    );
    return notified ? found.flat().filter(({ path }) => !/notification/i.test(path)) : found.flat();
  }

  return {
    client,
    /** The names of the operations sent so far. */
    operations,
    /** The names of operations sent so far that no screen resends on its own. */
    actions: () =>
      operations.filter(
        (name) => !open.some(({ query, asksAgain }) => asksAgain && nameOf(query) === name),
      ),
    shown,
    /** The data each screen showed before its first request; null if it had none. */
    restored,
    /** The data each screen would show if the client were discarded now. */
    kept: () => open.map((screen) => read(screen, false)),
    /** Repeats failed queries, as screens do once the connection is back. */
    async retry() {
      const failed = open.filter(({ watched }) => watched.getCurrentResult().error);
      await Promise.all(failed.map(({ watched }) => watched.refetch()));
    },
    /** The first open screen of a query. */
    screen(query: DocumentNode) {
      const found = open.find((one) => one.query === query);
      if (!found) throw new Error(`${nameOf(query)} is not open.`);
      return found.watched;
    },
    check,
    /** Starts a refetch of all open screens. Afterwards the server has answered, but nothing has arrived yet. */
    async refetches() {
      delayed.block();
      asked.push(client.refetchObservableQueries());
      await delayed.holds(open.length);
    },
    /** Lets delayed answers arrive. */
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
      // After a failed run, responses may still be pending; their results aren't needed.
      await Promise.allSettled(asked.splice(0));
      await live.close();
    },
  };
}

export type TestClient = Awaited<ReturnType<typeof openTestClient>>;

type FetchOptions = {
  delayed?: DelayedResponses;
  note?: (request: Sent) => void;
};

export type Sent = { operationName: string; query: string; variables?: Record<string, unknown> };

function clientOf(shop: TestShop, token: string | null, { delayed, note }: FetchOptions = {}) {
  return createClient({
    uri: 'http://shop/graphql',
    readToken: () => token,
    onSignedOut: () => {},
    networkStatus: createNetworkStatus(),
    loadFollowers: async () => followRecords,
    fetch: async (_url, init) => {
      const payload = String(init?.body);
      const request = JSON.parse(payload) as Sent;
      note?.(request);
      const { statusCode, body } = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: init?.headers as Record<string, string>,
        payload,
      });
      await delayed?.carry(request.query);
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
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
