import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

// The same pauses as in the browser, `web/src/app/live`.
const pingAfterMs = 20_000;
const answerWithinMs = 10_000;
const backoffMs = (retries: number) =>
  Math.min(30_000, 1_000 * 2 ** retries) * (0.5 + Math.random() / 2);

type Batch = { cursor: string; complete: boolean; changes: { product?: { id: string } }[] };

const query = `subscription ($since: String) { changes(since: $since) {
  cursor complete changes { __typename ... on ProductChanged { product { id } } } } }`;

type Options = {
  token?: string | null;
  /** The subscription's selection; by default the ids of changed products. */
  document?: string;
  /** Called when it first sees a product. */
  onProduct?: (id: string) => void;
};

/** An open page, which reconnects from its cursor in the way that the browser's pages do. */
export async function openPage(
  url: string,
  { token = null, document = query, onProduct }: Options = {},
) {
  /** The time when it first saw each product. */
  const heard = new Map<string, number>();
  /** The times when it learned that changes are missing. */
  const askedAgain: number[] = [];
  const variables: { since?: string } = {};
  const first = Promise.withResolvers<void>();
  let [connections, repeats, failures] = [0, 0, 0];
  let deadline: NodeJS.Timeout | undefined;
  const socket = createClient({
    url: `${url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => sleep(backoffMs(Math.max(failures - 1, 0))),
    keepAlive: pingAfterMs,
    on: {
      connected: () => {
        connections += 1;
      },
      ping(received) {
        if (!received) deadline = setTimeout(() => socket.terminate(), answerWithinMs);
      },
      message: () => clearTimeout(deadline),
      closed() {
        failures += 1;
        clearTimeout(deadline);
      },
    },
  });
  const subscribe = () =>
    socket.subscribe<{ changes: Batch }>(
      { query: document, variables },
      { next, error: again, complete: again },
    );
  let stop = subscribe();
  let isOver = false;

  function next({ data }: { data?: { changes: Batch } | null }): void {
    if (!data) {
      socket.terminate();
      return;
    }
    failures = 0;
    const { cursor, complete, changes } = data.changes;
    variables.since = cursor;
    if (!complete) askedAgain.push(Date.now());
    for (const { id } of changes.flatMap(({ product }) => product ?? [])) {
      if (heard.has(id)) repeats += 1;
      else {
        heard.set(id, Date.now());
        onProduct?.(id);
      }
    }
    first.resolve();
  }

  async function again(): Promise<void> {
    await sleep(1_000);
    if (!isOver) stop = subscribe();
  }

  await first.promise;
  return {
    heard,
    askedAgain,
    repeats: () => repeats,
    connections: () => connections,
    close() {
      isOver = true;
      stop();
      return socket.dispose();
    },
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
